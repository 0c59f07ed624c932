"""Runs inside Blender: draws one vehicle from three sides. Called by outlines.py, not by hand.

    blender -b -P draw.py -- model variant|- target-without-ending
"""

import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.store import vehicle  # noqa: E402
from outline.sheet import Drawing  # noqa: E402
from outline.solid import Solid  # noqa: E402
from outline.view import Field  # noqa: E402

# Metres: the side of a cell, and what is too thin or too small (square metres) to be drawn; how thick
# lines are, for what is small on its sheet.
_THREE_WHEELER = {"cell": 0.002, "thin": 0.011, "small": 0.0012, "weight": 1.0}
_BICYCLE = {"cell": 0.00125, "thin": 0.004, "small": 0.00012, "weight": 0.55}


def main(model, variant, target):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    collection = vehicle(model.replace("-", "_"), None if variant == "-" else variant)
    bpy.context.scene.collection.children.link(collection)
    bpy.context.view_layer.update()
    solid = Solid(collection, model.replace("-", "_"))
    is_bicycle = len(solid.wheels) == 2
    fineness = _BICYCLE if is_bicycle else _THREE_WHEELER
    axles = []
    for view, name in (("side", "right" if is_bicycle else "left"), ("front", "front"), ("rear", "rear")):
        drawing = Drawing(solid, Field(solid, name, fineness["cell"]), fineness["thin"], fineness["small"], fineness["weight"])
        axles = axles or drawing.axles()
        with open(f"{target}-{view}.svg", "w") as file:
            file.write(drawing.svg())
    length, width, height = (int(round(side * 1000)) for side in solid.size)
    with open(f"{target}.json", "w") as file:
        json.dump({"length": length, "width": width, "height": height, "axles": axles}, file)


main(*sys.argv[sys.argv.index("--") + 1 :])
