"""Battery, motor, axle and springs in the rear half of a chassis, on a plinth, as shown on a stand."""

import bpy

from kit import materials as m
from kit.shapes import block, box, building, cylinder, letters, rod, tube
from parts.fittings import plate_font
from parts.running_gear import rear_axle
from parts.wheel import wheel
from scenes import surfaces as s
from scenes.studio import area, world_gradient
from scenes.town import ground


def _battery(x, y, z):
    """The pack with its cover lifted off at one end, cells in rows."""
    case, w, d, h = m.satin_paint("#2a2f33"), 0.78, 0.42, 0.26
    block((x - w / 2, x + w / 2), (y - d / 2, y + d / 2), (z, z + 0.03), case, 0.01)
    for side in (-1, 1):
        block(
            (x - w / 2, x + w / 2),
            sorted((y + side * d / 2, y + side * (d / 2 - 0.02))),
            (z, z + h),
            case,
            0.01,
        )
        block(
            sorted((x + side * w / 2, x + side * (w / 2 - 0.02))),
            (y - d / 2, y + d / 2),
            (z, z + h),
            case,
            0.01,
        )
    for i in range(12):
        for j in range(4):
            cx, cy = x - w / 2 + 0.06 + 0.060 * i, y - d / 2 + 0.075 + 0.090 * j
            block(
                (cx - 0.026, cx + 0.026),
                (cy - 0.041, cy + 0.041),
                (z + 0.03, z + 0.215),
                m.satin_paint("#2f79b5"),
                0.006,
            )
            for t in (-0.022, 0.022):
                cylinder(0.009, 0.02, (cx, cy + t, z + 0.222), "z", m.metal("#c98a4b", 0.25), 0.002, 20)
        if i < 11:
            for j in range(4):
                cx, cy = x - w / 2 + 0.06 + 0.060 * i + 0.030, y - d / 2 + 0.075 + 0.090 * j
                box(
                    (0.068, 0.016, 0.004),
                    (cx, cy + (0.022 if i % 2 else -0.022), z + 0.234),
                    m.metal("#c98a4b", 0.2),
                    0.001,
                )
    block(
        (x - w / 2 - 0.006, x - 0.06),
        (y - d / 2 - 0.006, y + d / 2 + 0.006),
        (z + h, z + h + 0.035),
        case,
        0.015,
    )
    for k in range(5):
        yy = y - 0.14 + 0.07 * k
        block(
            (x - w / 2 + 0.05, x - 0.11),
            (yy - 0.012, yy + 0.012),
            (z + h + 0.034, z + h + 0.044),
            case,
            0.004,
        )
    cylinder(0.03, 0.05, (x + w / 2 + 0.02, y - 0.08, z + 0.15), "x", m.satin_paint("#e2660c"), 0.008)
    tube(
        [
            (x + w / 2 + 0.04, y - 0.08, z + 0.15),
            (x + w / 2 + 0.13, y - 0.08, z + 0.15),
            (x + w / 2 + 0.13, y + 0.245, z + 0.15),
            (x - w / 2 - 0.06, y + 0.245, z + 0.15),
            (x - w / 2 - 0.14, y + 0.03, z + 0.22),
            (x - w / 2 - 0.24, y + 0.03, z + 0.14),
        ],
        0.016,
        m.satin_paint("#e2660c"),
        0.06,
    )
    letters(
        "LiFePO4",
        0.080,
        (x - 0.06, y - d / 2 - 0.001, z + 0.13),
        (90, 0, 0),
        m.satin_paint("#f5b400"),
        0.001,
        plate_font(),
    )


def _chassis():
    """Two rails that the springs carry behind and a trestle before, with a tray for the battery between them."""
    black, height = m.chassis_black(), 0.53
    for side in (-1, 1):
        tube([(-1.02, side * 0.30, height), (1.18, side * 0.30, height)], 0.026, black, 0)
        block((-0.02, 0.92), sorted((side * 0.215, side * 0.235)), (0.285, 0.305), black, 0.004)
        for x in (0.02, 0.88):
            block((x - 0.02, x + 0.02), sorted((side * 0.225, side * 0.31)), (0.285, height), black, 0.004)
        rod((1.08, side * 0.30, height), (1.08, side * 0.42, 0.16), 0.018, m.alloy())
    for x in (-0.98, -0.16, 0.98, 1.16):
        rod((x, -0.29, height), (x, 0.29, height), 0.018, black)
    rod((1.08, -0.36, 0.34), (1.08, 0.36, 0.34), 0.014, m.alloy())
    for y in (-0.12, 0.12):
        block((-0.02, 0.92), (y - 0.03, y + 0.03), (0.285, 0.298), black, 0.004)


def build():
    world_gradient([(0.0, 0.25), (0.5, 0.30), (0.75, 0.55), (1.0, 0.9)], 0.35)
    ground((-20, 20), (-20, 20), s.polished_floor(("#d8d2c4", "#ddd8cb")), 0)
    block((-14, 14), (2.6, 2.7), (0, 5), m.satin_paint("#0a6b3d"), 0)
    block((-14, 14), (2.56, 2.6), (0.55, 0.63), m.satin_paint("#f5b400"), 0)
    block((-1.55, 1.75), (-0.75, 0.75), (0, 0.16), m.satin_paint("#f4f2ec"), 0.02)
    _battery(0.45, 0, 0.30)
    _chassis()
    for x, words in ((-0.55, "MOTOR AND AXLE"), (0.45, "BATTERY")):
        letters(words, 0.075, (x, -0.751, 0.085), (90, 0, 0), m.satin_paint("#0a6b3d"), 0.001, plate_font())
    with building("axle") as collection:
        rear_axle(-0.55, 0.24, 0.46, 0.30)
        for side in (-1, 1):
            wheel((-0.55, side * 0.52, 0.24), 0.24, 0.096, 0.153, side, m.satin_paint("#d4d7da"))
    stand = bpy.data.objects.new("axle", None)
    stand.instance_type, stand.instance_collection = "COLLECTION", collection
    stand.location = (0, 0, 0.16)
    bpy.context.scene.collection.objects.link(stand)
    area((0.5, -2.5, 3.4), (0, 0, 0.3), (2.6, 1.6), 120)
    area((3.0, -0.6, 1.8), (0, 0, 0.4), (1.0, 2.0), 55, (1, 0.96, 0.9))
    area((-2.8, 0.8, 2.4), (-0.3, 0, 0.4), (1.0, 2.0), 60, (0.93, 0.97, 1))
    area((0, 1.6, 3.4), (0, 2.7, 1.2), (5, 0.4), 50)
