#!/usr/bin/env python3
"""Draws the vehicles from the side, the front and the rear, to one scale: outlines/<vehicle>-<view>.svg, one unit to the millimetre.

    /usr/bin/python3 art/outlines.py            all
    /usr/bin/python3 art/outlines.py NAME...    those whose name begins with a NAME
    /usr/bin/python3 art/outlines.py --check    fails where a drawing is older than its sources

Needs Blender, as render.py does. Nothing is rendered: parallel rays find which surface is seen where, and the borders between
surfaces are traced. The same sources give the same files.
"""

import hashlib
import json
import os
import subprocess
import sys

from models import VEHICLES as MODELS
from sources import module_files

ROOM = os.path.dirname(os.path.abspath(__file__))
OUTLINES = os.path.join(ROOM, "outlines")
# One drawing a vehicle, called by its key in the content: its colours and bodies have the same outer size.
VEHICLES = {
    model.replace("-", ""): (model, variant) for _, model, variant in reversed(MODELS)
}
LIST = os.path.join(OUTLINES, "outlines.json")
_OWN = ("draw.py", "catalogue/sizes.py", *(f"outline/{name}.py" for name in ("fit", "sheet", "solid", "tidy", "trace", "view")))


def _digest(model):
    total = hashlib.sha256()
    for path in (*module_files(f"vehicles/{model.replace('-', '_')}.py"), *(os.path.join(ROOM, each) for each in _OWN)):
        with open(path, "rb") as file:
            total.update(file.read())
    return total.hexdigest()[:16]


def _read():
    if not os.path.exists(LIST):
        return {}
    with open(LIST) as file:
        return json.load(file)


def _check():
    drawn = _read()
    old = [name for name, (model, _) in VEHICLES.items() if drawn.get(name, {}).get("sources") != _digest(model)]
    print(f"out of date: {', '.join(old)}" if old else "all current")
    return 1 if old else 0


def main(wanted):
    if wanted == ["--check"]:
        return _check()
    os.makedirs(OUTLINES, exist_ok=True)
    for name, (model, variant) in VEHICLES.items():
        if wanted and not any(name.startswith(each) for each in wanted):
            continue
        target = os.path.join(OUTLINES, name)
        script = os.path.join(ROOM, "draw.py")
        subprocess.run(
            ["blender", "-b", "--python-exit-code", "1", "-P", script, "--", model, variant, target],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        with open(f"{target}.json") as file:
            measured = json.load(file)
        os.remove(f"{target}.json")
        drawn = _read()
        drawn[name] = {**measured, "sources": _digest(model)}
        with open(LIST, "w") as file:
            json.dump(drawn, file, indent=1, sort_keys=True)
            file.write("\n")
        print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
