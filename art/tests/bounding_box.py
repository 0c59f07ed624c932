"""Compares each model's outer size with the specification, within 3 %.

    blender -b -P art/tests/bounding_box.py

Manzil and the bicycles have no outer size in the specification: their own declared SIZE is held to.
"""

import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from catalogue.sizes import size_of  # noqa: E402
from kit.store import vehicle  # noqa: E402
from scenes.camera import bounds  # noqa: E402

TOLERANCE = 0.03
# model, variant, wheel base
MODELS = [
    ("mastee", "yellow", 2.180),
    ("millo", "full-body", 2.180),
    ("millo", "half-body", 2.180),
    ("major", None, 2.190),
    ("manzil", None, 2.190),
    ("marvel", None, None),
    ("marvel_pro", None, None),
    ("mighty", None, None),
]


def check(model, variant, wheel_base):
    module = __import__(f"vehicles.{model}", fromlist=["SIZE"])
    collection = vehicle(model, variant)
    bpy.context.scene.collection.children.link(collection)
    bpy.context.view_layer.update()
    low, high = bounds(collection)
    bpy.context.scene.collection.children.unlink(collection)
    wrong = [
        f"{axis} is {measured * 1000:.0f}, should be {wanted * 1000:.0f}"
        for axis, measured, wanted in zip(("length", "width", "height"), high - low, size_of(model))
        if abs(measured / wanted - 1) > TOLERANCE
    ]
    if abs(low.z) > 0.01:
        wrong.append(f"stands {low.z * 1000:.0f} mm off the ground")
    if wheel_base and abs((module.FRONT_AXLE - module.REAR_AXLE) / wheel_base - 1) > TOLERANCE:
        wrong.append("wheel base is off")
    found = " x ".join(f"{side * 1000:.0f}" for side in high - low)
    print(f"{'not ok' if wrong else 'ok'} {' '.join(filter(None, (model, variant)))} {found} mm {'; '.join(wrong)}")
    return not wrong


def main():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    results = [check(*row) for row in MODELS]
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed", flush=True)
    os._exit(0 if all(results) else 1)


main()
