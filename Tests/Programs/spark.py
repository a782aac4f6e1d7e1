import sys

from pyspark.sql import SparkSession

tool, corpus, answers = sys.argv[1:]
spark = SparkSession.builder.appName("tracectl").getOrCreate()
lines = spark.sparkContext.textFile(corpus, minPartitions=8)
lines.pipe(f"{tool} replay --batch -").saveAsTextFile(answers)
spark.stop()
