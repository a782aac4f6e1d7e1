#!/usr/bin/env python3
"""How long `tracectl check` takes over 10,000 small traces, compared with `cat` over the same files.

usage: Tests/Benchmarks/check.py [--pairs N] [--traces N] [--keep FOLDER] [--tool TOOL]

Builds the release tool unless one is given, writes the traces into a temporary folder, records
their logs with `check --update`, and then runs both sides alternately, everything in the page
cache. It prints the medians, the median of the ratios of each pair on one core, and how much
faster two cores are. Needs nothing but Python and the Swift toolchain; it is not a test, because a
machine with other work to do may miss any limit.
"""

import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]

SHARED_SCENE = {
    "views": [
        {
            "id": "page",
            "class": "UIView",
            "frame": [0, 0, 390, 844],
            "viewController": "controller",
            "handles": ["save", "tapped", "moved"],
            "gestures": [{"id": "tap", "class": "UITapGestureRecognizer", "action": "tapped"}],
            "subviews": [
                {
                    "id": "button",
                    "class": "UIButton",
                    "frame": [127, 300, 120, 44],
                    "actions": [{"event": "touchUpInside", "action": "save"}],
                },
                {"id": "slider", "class": "UISlider", "frame": [40, 500, 300, 34], "value": 0.5},
                {
                    "id": "card",
                    "class": "UIView",
                    "frame": [40, 600, 300, 200],
                    "gestures": [
                        {"id": "pan", "class": "UIPanGestureRecognizer", "action": "moved"}
                    ],
                },
            ],
        }
    ]
}


def samples(number):
    """A finger that goes down somewhere, moves a little or a lot, and lifts."""
    x, y = [(187, 322), (60, 517), (100, 700), (300, 100)][number % 4]
    step = [0, 3, 9, 21][number // 4 % 4]
    rows = [("began", x, y, 0.0)]
    for move in range(1, 3 + number % 7):
        rows.append(("moved", x + move * step, y + move * (number % 5), round(move * 0.016, 3)))
    phase, last = rows[-1][0], rows[-1]
    rows.append(("cancelled" if number % 29 == 0 else "ended", last[1], last[2], last[3] + 0.016))
    return rows


def objects(rows):
    return [{"phase": p, "x": x, "y": y, "time": round(t, 3)} for p, x, y, t in rows]


def trace(number):
    """The ending and the text of a trace: in turns with a scene of its own, JSON, NDJSON, CSV."""
    rows = samples(number)
    kind = number % 4
    if kind == 0:
        slop = {"settings": {"touchSlop": 20 + number % 60}}
        scene = {
            "views": [
                {"id": "key", "class": "UIButton", "frame": [127, 300, 120, 44]},
                {"id": "toggle", "class": "UISwitch", "frame": [40, 500, 51, 31]},
            ]
        }
        whole = {"version": 1, "name": f"press {number}", "scene": slop | scene}
        return "json", json.dumps(whole | {"touches": objects(rows)}) + "\n"
    if kind == 1:
        expect = {"expect": [f"{target(number)} touchesBegan"]}
        return "json", json.dumps({"touches": objects(rows)} | expect, indent=1) + "\n"
    if kind == 2:
        return "ndjson", "".join(json.dumps(row) + "\n" for row in objects(rows))
    lines = [f"{p},{x},{y},{t:.3f}\n" for p, x, y, t in rows]
    return "csv", "phase,x,y,time\n" + "".join(lines)


def target(number):
    return ["button", "slider", "card", "page"][number % 4]


def generate(folder, count):
    for number in range(count):
        inside = folder / f"group-{number // 100:03}"
        if number % 100 == 0:
            inside.mkdir(parents=True)
            (inside / "scene.json").write_text(json.dumps(SHARED_SCENE, indent=1) + "\n")
        ending, text = trace(number)
        (inside / f"trace-{number:05}.{ending}").write_text(text)


def seconds(command):
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, shell=isinstance(command, str))
    return time.perf_counter() - start


def build():
    command = ["swift", "build", "-c", "release", "--product", "tracectl"]
    subprocess.run(command, check=True, cwd=ROOT, stdout=sys.stderr)
    return ROOT / ".build/release/tracectl"


def on_cores(cores, command):
    """`command` on some of the cores that this process may use, where that can be said."""
    if shutil.which("taskset") is None:
        return command
    usable = sorted(os.sched_getaffinity(0))[:cores]
    return ["taskset", "-c", ",".join(map(str, usable))] + command


def compare(tool, folder, pairs):
    cat = f"find '{folder}' -type f -print0 | xargs -0 cat"
    one = on_cores(1, [tool, "check", "--jobs", "1", folder])
    two = on_cores(2, [tool, "check", "--jobs", "2", folder])
    cat = on_cores(1, ["sh", "-c", cat])
    for command in (cat, one, two):
        seconds(command)
    rounds = [(seconds(cat), seconds(one), seconds(two)) for _ in range(pairs)]
    print(f"cat            {statistics.median(r[0] for r in rounds):.3f} s")
    print(f"check, 1 core  {statistics.median(r[1] for r in rounds):.3f} s")
    print(f"check, 2 cores {statistics.median(r[2] for r in rounds):.3f} s")
    print(f"check on one core takes {statistics.median(r[1] / r[0] for r in rounds):.2f} times cat")
    print(f"two cores are {statistics.median(r[1] / r[2] for r in rounds):.2f} times as fast as one")


def main():
    parser = argparse.ArgumentParser(description="Compares tracectl check with cat.")
    parser.add_argument("--pairs", type=int, default=11, help="how often each side runs")
    parser.add_argument("--traces", type=int, default=10_000, help="how many traces")
    parser.add_argument("--keep", type=pathlib.Path, help="write the traces here and keep them")
    parser.add_argument("--tool", type=pathlib.Path, help="measure this tool; build none")
    options = parser.parse_args()
    tool = str((options.tool or build()).resolve())
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or pathlib.Path(temporary) / "traces"
        if not folder.exists():
            generate(folder, options.traces)
        surroundings = {k: v for k, v in os.environ.items() if k != "CI"}
        update = [tool, "check", "--update", str(folder)]
        subprocess.run(update, check=True, stdout=subprocess.DEVNULL, env=surroundings)
        compare(tool, str(folder), options.pairs)


if __name__ == "__main__":
    main()
