#!/usr/bin/env python3
"""Renders the pictures of the range.

    art/render.py                 all that are missing or older than their sources
    art/render.py NAME...         those whose file name begins with a NAME, in any case
    art/render.py --list          what is there, what is missing, what is out of date
    art/render.py --accept        take the pictures that are there as made from the present sources

Needs Blender 3.4 or newer and a Python with numpy, torch and Pillow (ART_PYTHON, default /usr/bin/python3).
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from itertools import groupby

ROOM = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ROOM)

from catalogue import pictures, turntable  # noqa: E402
from ground import GROUND  # noqa: E402
from manifest import PICTURES, write_manifest  # noqa: E402
from sources import digest, read_stamps, write_stamp  # noqa: E402

PYTHON = os.environ.get("ART_PYTHON", "/usr/bin/python3")
QUALITY = {"hero": "88", "scene": "84"}


def _state(entry, stamps):
    if not os.path.exists(os.path.join(PICTURES, entry["file"])):
        return "missing"
    return "current" if stamps.get(entry["file"]) == digest(entry) else "out of date"


def _develop(entry, passes):
    target = os.path.join(PICTURES, entry["file"])
    quality = QUALITY.get(entry["kind"], "84")
    thin = entry["subject"].startswith(("marvel", "mighty"))
    mode = ("fine" if thin else "yes") if entry["cutout"] else "no"
    script = os.path.join(ROOM, "finish", "develop.py")
    # Waiting threads that spin would take the time of those that work.
    calm = {**os.environ, "OMP_WAIT_POLICY": "PASSIVE", "OMP_NUM_THREADS": "2"}
    subprocess.run([PYTHON, script, passes, target, str(entry["width"]), quality, mode], check=True, env=calm)
    os.remove(passes)


def _views(entry):
    """What is taken for a picture: itself, or all views of a turntable's sheet."""
    return turntable.frames(entry) if entry["kind"] == "turntable" else [entry]


def _keep(entry):
    write_stamp(entry)
    write_manifest()


def _join(entry, views):
    """A sheet of views on the ground of the page's stage, as AVIF: a third of the bytes of WebP for the same look."""
    tiles = ["montage", *(view["file"] for view in views), "-background", GROUND]
    grid = ["-tile", f"{turntable.COLUMNS}x{turntable.ROWS}", "-geometry", "+0+0", "-quality", "48"]
    subprocess.run([*tiles, *grid, os.path.join(PICTURES, entry["file"])], check=True)


def _render_set(entries, done, total, folder):
    """One Blender builds the set once and takes all its pictures; each is developed while the next is taken."""
    jobs = os.path.join(folder, "jobs.json")
    views = [view for entry in entries for view in _views(entry)]
    with open(jobs, "w") as file:
        json.dump(views, file)
    by_file = {view["file"]: view for view in views}
    command = ["blender", "-b", "-t", "2", "-P", os.path.join(ROOM, "take.py"), "--", jobs, folder]
    started, log = time.time(), []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as blender:
        for line in blender.stdout:
            log = [*log[-30:], line]
            if not line.startswith("taken "):
                continue
            _, file, passes = line.split()
            seconds, started = time.time() - started, time.time()
            done += 1
            view = by_file.pop(file)
            _develop(view, passes)
            if view in entries:
                _keep(view)
            print(f"[{done}/{total}] {file}  {seconds:.0f} s", flush=True)
    if by_file:
        sys.stderr.write("".join(log))
        print(f"not rendered: {', '.join(by_file)}", file=sys.stderr)
    for entry in entries:
        views = _views(entry)
        if entry["kind"] == "turntable" and not any(view["file"] in by_file for view in views):
            _join(entry, views)
            _keep(entry)
    return done


def main(arguments):
    entries = [entry for entry in pictures() if "set" in entry]
    stamps = read_stamps()
    if "--list" in arguments:
        for entry in entries:
            print(f"{_state(entry, stamps):12} {entry['file']}")
        return
    if "--accept" in arguments:
        for entry in entries:
            if _state(entry, stamps) == "out of date":
                write_stamp(entry)
        write_manifest()
        return
    if arguments:
        wanted = [entry for entry in entries if any(entry["file"].startswith(name) for name in arguments)]
    else:
        wanted = [entry for entry in entries if _state(entry, stamps) != "current"]
    done, total = 0, sum(len(_views(entry)) for entry in wanted)
    with tempfile.TemporaryDirectory() as folder:
        for _, group in groupby(wanted, key=lambda entry: (entry["set"], int(entry["priority"]))):
            done = _render_set(list(group), done, total, folder)
    write_manifest()


if __name__ == "__main__":
    main(sys.argv[1:])
