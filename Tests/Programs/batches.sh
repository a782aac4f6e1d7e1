#!/usr/bin/env bash
# Replays a corpus of traces in a plain run, with GNU parallel and with Spark, where they are
# installed, and compares the answers, order included.
#
# usage: Tests/Programs/batches.sh [TOOL]; without TOOL, the release build is taken.
set -euo pipefail
programs=$(cd "$(dirname "$0")" && pwd)
tool=${1:-$programs/../../.build/release/tracectl}
if [ ! -x "$tool" ]; then
  echo "$tool is not there; build it with swift build -c release" >&2
  exit 1
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin"
ln -s "$(cd "$(dirname "$tool")" && pwd)/$(basename "$tool")" "$folder/bin/tracectl"
PATH=$folder/bin:$PATH
cd "$folder"

# Presses that end at different distances from a button; one line of a hundred is cut off.
awk 'BEGIN {
  for (i = 1; i <= 20000; i++) {
    trace = sprintf("{\"name\":\"press %d\",\"scene\":{\"views\":[{\"id\":\"save\",\"class\":\"UIButton\"," \
      "\"frame\":[100,100,120,44]}]},\"touches\":[{\"phase\":\"began\",\"x\":160,\"y\":122,\"time\":0}," \
      "{\"phase\":\"moved\",\"x\":160,\"y\":%d,\"time\":0.05},{\"phase\":\"ended\",\"x\":160,\"y\":%d,\"time\":0.1}]}",
      i, 122 + i % 150, 122 + i % 113)
    print i % 100 ? trace : substr(trace, 1, 40 + i % 200)
  }
}' > corpus.ndjson

# A line of a place counts in the part that a process got.
without_lines() { sed 's/<stdin>:[0-9]*:/<stdin>:/g' "$@"; }

compare() {
  if cmp -s plain "$1"; then
    echo "$1: the same $(wc -l < plain | tr -d ' ') lines in the same order"
  else
    echo "$1: the answers differ" >&2
    diff plain "$1" | head -n 5 >&2
    exit 1
  fi
}

status=0
tracectl replay --batch - < corpus.ndjson 2> errors | without_lines > plain || status=$?
if [ "$status" != 65 ] || ! grep -q '^error: 200 of 20000 traces' errors; then
  echo "the plain run ended with status $status: $(cat errors)" >&2
  exit 1
fi

if command -v parallel > /dev/null && parallel --version < /dev/null 2> /dev/null | grep -q '^GNU'; then
  # The status is the number of the parts with a trace that failed.
  set +e
  parallel --pipe --keep-order tracectl replay --batch - < corpus.ndjson > answers.ndjson
  set -e
  without_lines answers.ndjson > parallel
  compare parallel
else
  echo "parallel: not installed; skipped"
fi

if command -v java > /dev/null && python3 -c 'import pyspark' 2> /dev/null; then
  export SPARK_LOCAL_IP=127.0.0.1
  python3 "$programs/spark.py" "$folder/bin/tracectl" "$folder/corpus.ndjson" "$folder/answers" \
    2> spark.errors || { cat spark.errors >&2; exit 1; }
  cat answers/part-* | without_lines > spark
  compare spark
else
  echo "spark: pyspark or java is not installed; skipped"
fi
