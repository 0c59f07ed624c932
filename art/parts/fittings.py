"""Small parts that all vehicles share: mirrors, wipers, handles, plates, springs, handlebar."""

import math
import os

import bpy
from mathutils import Matrix, Vector

from kit import materials as m
from kit.shapes import box, cylinder, from_mesh, letters, panel, rod, tube

_FONT = os.path.join(
    os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "drawings", "plate-letters.ttf"
)


def plate_font():
    for font in bpy.data.fonts:
        if os.path.basename(font.filepath) == os.path.basename(_FONT):
            return font
    return bpy.data.fonts.load(_FONT)


def number_plate(text, at, turn, width=0.34, height=0.11):
    """The green plate with yellow letters; built upright facing +x, then turned."""
    x = [
        (-width / 2, -height / 2),
        (width / 2, -height / 2),
        (width / 2, height / 2),
        (-width / 2, height / 2),
    ]
    inner = [(u * 0.965, v * 0.90) for u, v in x]
    parts = [panel(x, 0.005, "yz", 0, m.satin_paint("#0a6b3d"), radius=0.012, bevel=0.0015)]
    parts.append(
        panel(
            inner,
            0.0015,
            "yz",
            0.003,
            m.satin_paint("#f5b400"),
            holes=[[(u * 0.985, v * 0.95) for u, v in inner]],
            radius=0.009,
            bevel=0.0005,
        )
    )
    size = min(height * 0.80, width * 1.12 / max(len(text), 1))
    word = letters(
        text, size, (0.0035, 0, -height * 0.01), (90, 0, 90), m.satin_paint("#f5b400"), 0.0012, plate_font()
    )
    parts.append(word)
    for y in (-width * 0.44, width * 0.44):
        parts.append(cylinder(0.005, 0.006, (0.003, y, 0), "x", m.chrome(), segments=16))
    spin = Matrix.Rotation(math.radians(turn), 4, "Z")
    for part in parts:
        part.matrix_basis = Matrix.Translation(at) @ spin @ part.matrix_basis
    return parts


def mirror(foot, head, side, width=0.15, height=0.11, shell=None):
    """A rear-view mirror on a bent stalk, glass looking backwards and a little inwards."""
    foot, head = Vector(foot), Vector(head)
    middle = Vector((foot.x + 0.02, head.y * 0.75 + foot.y * 0.25, head.z))
    tube([foot, middle, head], 0.0065, m.chassis_black(), 0.05)
    cylinder(0.014, 0.03, foot, "z", m.black_plastic())
    outline = [
        (-width / 2, -height / 2),
        (width / 2, -height / 2 * 0.8),
        (width / 2, height / 2),
        (-width / 2, height / 2),
    ]
    back = panel(outline, 0.034, "yz", 0.014, shell or m.black_plastic(), radius=0.035, bevel=0.015)
    glass = panel(
        [(u * 0.9, v * 0.88) for u, v in outline],
        0.003,
        "yz",
        -0.004,
        m.metal("#dfe6ea", 0.02),
        radius=0.03,
        bevel=0.001,
    )
    turn = Matrix.Rotation(math.radians(-14 * side), 4, "Z")
    for part in (back, glass):
        part.matrix_basis = Matrix.Translation(head) @ turn @ part.matrix_basis


def wiper(pivot, tip, normal):
    """Arm and blade lying on a windscreen; `normal` points out of the glass."""
    pivot, tip, normal = Vector(pivot), Vector(tip), Vector(normal).normalized()
    along = tip - pivot
    lift = normal * 0.022
    cylinder(0.016, 0.03, pivot + normal * 0.01, "x", m.black_plastic())
    tube(
        [pivot + lift, pivot + along * 0.35 + lift * 1.4, pivot + along * 0.62 + lift],
        0.0055,
        m.chassis_black(),
        0.02,
    )
    start, end = pivot + along * 0.22, tip
    rod(start + normal * 0.010, end + normal * 0.010, 0.0045, m.rubber())
    rod(start + along * 0.1 + normal * 0.017, end - along * 0.1 + normal * 0.017, 0.004, m.chassis_black())


def leaf_spring(at, length, leaves=5, width=0.05):
    """Curved leaves of falling length, eyes at the ends, U-bolts at the middle."""
    x0, y0, z0 = at
    for k in range(leaves):
        half = length / 2 * (1 - 0.17 * k)
        points = []
        for i in range(17):
            u = -1 + i / 8
            x = u * half
            points.append((x, 0.13 * (x / (length / 2)) ** 2 - 0.009 * k))
        vertices, faces = [], []
        for x, z in points:
            for dy in (-width / 2, width / 2):
                vertices += [(x0 + x, y0 + dy, z0 + z), (x0 + x, y0 + dy, z0 + z - 0.0075)]
        for i in range(len(points) - 1):
            a, b = 4 * i, 4 * i + 4
            faces += [
                (a, a + 2, b + 2, b),
                (a + 1, b + 1, b + 3, a + 3),
                (a, b, b + 1, a + 1),
                (a + 2, a + 3, b + 3, b + 2),
            ]
        faces += [(0, 1, 3, 2), (len(vertices) - 4, len(vertices) - 2, len(vertices) - 1, len(vertices) - 3)]
        from_mesh(vertices, faces, m.chassis_black(), name="leaf")
    for s in (-1, 1):
        cylinder(0.02, width * 1.15, (x0 + s * length / 2, y0, z0 + 0.13), "y", m.steel())
        box((0.02, width * 1.4, 0.11), (x0 + s * length / 2, y0, z0 + 0.18), m.chassis_black(), 0.004)
        tube(
            [
                (x0 + s * 0.035, y0 - width * 0.55, z0 + 0.03),
                (x0 + s * 0.035, y0 - width * 0.55, z0 - 0.07),
                (x0 + s * 0.035, y0 + width * 0.55, z0 - 0.07),
                (x0 + s * 0.035, y0 + width * 0.55, z0 + 0.03),
            ],
            0.006,
            m.steel(),
            0.02,
        )
    box((0.12, width * 1.3, 0.012), (x0, y0, z0 + 0.012), m.steel(), 0.003)


def coil_spring(low, high, radius, wire, turns, material):
    low, high = Vector(low), Vector(high)
    axis = high - low
    frame = axis.to_track_quat("Z", "Y").to_matrix()
    steps = int(turns * 20)
    points = []
    for k in range(steps + 1):
        a = 2 * math.pi * turns * k / steps
        local = Vector((radius * math.cos(a), radius * math.sin(a), axis.length * k / steps))
        points.append(low + frame @ local)
    return tube(points, wire, material, 0, sides=3)


def grab_handle(a, b, out, material, radius=0.009):
    a, b, out = Vector(a), Vector(b), Vector(out)
    tube([a, a + out, b + out, b], radius, material, 0.03)


def door_handle(at, side, length=0.13, material=None):
    x, y, z = at
    box((length + 0.03, 0.012, 0.05), (x, y, z), m.gloss_black(), 0.006)
    box((length, 0.022, 0.022), (x, y + side * 0.014, z + 0.006), material or m.chrome(), 0.010)


def handlebar(at, width=0.62):
    """Bar, grips, levers, switch pods and the LCD meter, looking backwards."""
    x, y, z = at
    half = width / 2
    tube(
        [
            (x - 0.09, -half, z),
            (x - 0.06, -half * 0.55, z + 0.01),
            (x, -0.07, z - 0.04),
            (x, 0.07, z - 0.04),
            (x - 0.06, half * 0.55, z + 0.01),
            (x - 0.09, half, z),
        ],
        0.011,
        m.chrome(),
        0.08,
    )
    for s in (-1, 1):
        rod((x - 0.073, s * (half - 0.13), z + 0.004), (x - 0.09, s * (half + 0.002), z), 0.017, m.rubber())
        cylinder(0.021, 0.05, (x - 0.068, s * (half - 0.16), z + 0.006), "y", m.black_plastic(), 0.006)
        tube(
            [
                (x - 0.03, s * (half - 0.17), z),
                (x - 0.025, s * (half - 0.1), z - 0.004),
                (x - 0.04, s * half, z - 0.01),
            ],
            0.006,
            m.alloy(),
            0.03,
        )
    box((0.10, 0.19, 0.06), (x + 0.02, 0, z + 0.03), m.black_plastic(), 0.02, (0, -28, 0))
    box((0.070, 0.15, 0.004), (x + 0.004, 0, z + 0.061), m.gloss_black(), 0.001, (0, -28, 0))
    letters(
        "24", 0.045, (x + 0.003, 0, z + 0.066), (0, -28, -90), m.glowing("#cfeee0", 1.2), 0.0004, plate_font()
    )


def bolt_row(points, axis, radius=0.007):
    for point in points:
        cylinder(radius, 0.008, point, axis, m.steel(), 0.002, 6)


def badge(text, at, turn, height, material=None, depth=0.004):
    return letters(text, height, at, turn, material or m.chrome(), depth, plate_font())
