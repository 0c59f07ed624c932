"""Houses, shops, poles, trees and street furniture of an Indian town."""

import math
import random

import bpy

from kit import materials as m
from kit.shapes import block, box, building, cylinder, from_mesh, letters, rod, tube
from parts.fittings import plate_font
from scenes import surfaces as s


def ground(x, y, material, z=0.0):
    (x0, x1), (y0, y1) = x, y
    return from_mesh(
        [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material, name="ground"
    )


def road(x, width, lane_dashes=True, verge=0.16, y=0.0):
    """Tarmac along x with kerbs painted black and white, as Indian kerbs are."""
    ground(x, (y - width / 2, y + width / 2), s.asphalt(), 0.0)
    if lane_dashes:
        paint = s.plaster("#cfc9b8", "#e2dccb")
        for k in range(int((x[1] - x[0]) / 3)):
            x0 = x[0] + 3 * k
            ground((x0, x0 + 1.4), (y - 0.06, y + 0.06), paint, 0.004)
    for side in (-1, 1):
        edge = y + side * width / 2
        count = int((x[1] - x[0]) / 0.6)
        for k in range(count):
            x0 = x[0] + 0.6 * k
            block(
                (x0, x0 + 0.595),
                sorted((edge, edge + side * 0.15)),
                (0, verge),
                s.plaster("#d9d5c8", "#e8e4d8") if k % 2 else s.plaster("#2b2c2e", "#3a3b3c"),
                0.012,
            )


def _window(x, y, z, width, height, side, frame):
    block(
        (x - width / 2, x + width / 2), sorted((y, y + side * 0.05)), (z, z + height), m.gloss_black(), 0.01
    )
    for u in (-0.5, 0, 0.5):
        block(
            (x + u * width - 0.03, x + u * width + 0.03),
            sorted((y + side * 0.03, y + side * 0.09)),
            (z, z + height),
            frame,
            0.008,
        )
    for k in range(6):
        rod(
            (x - width / 2, y + side * 0.10, z + height * (k + 0.5) / 6),
            (x + width / 2, y + side * 0.10, z + height * (k + 0.5) / 6),
            0.008,
            m.chassis_black(),
        )
    block(
        (x - width / 2 - 0.12, x + width / 2 + 0.12),
        sorted((y, y + side * 0.38)),
        (z + height + 0.08, z + height + 0.15),
        s.concrete(),
        0.01,
    )


def _shutter(x, y, width, height, side, colour):
    """A rolling shop shutter, half of them with a dark open front."""
    metal = m.satin_paint(colour)
    count = int(height / 0.085)
    for k in range(count):
        z = 0.12 + 0.085 * k
        block(
            (x - width / 2, x + width / 2),
            sorted((y - side * 0.02, y + side * 0.02)),
            (z, z + 0.08),
            metal,
            0.016,
        )


def house(x, width, y, side, floors, colours, seed, sign=None):
    """A narrow house on a street along x: shop below, balconied floors above. `side` points at the street."""
    chance = random.Random(seed)
    depth, height = 6.0, 3.1 * floors + 0.5
    wall = s.plaster(*colours)
    back = y - side * depth
    block((x - width / 2, x + width / 2), sorted((y, back)), (0, height), wall, 0.03)
    block(
        (x - width / 2, x + width / 2),
        sorted((y + side * 0.12, y - side * 0.5)),
        (height, height + 0.7),
        wall,
        0.03,
    )
    bays = max(1, int(width / 2.4))
    for k in range(bays):
        bx = x - width / 2 + width * (k + 0.5) / bays
        bw = width / bays - 0.5
        if chance.random() < 0.5:
            _shutter(
                bx,
                y + side * 0.03,
                bw,
                2.3,
                side,
                chance.choice(["#5b7484", "#7a7f83", "#4f6b5c", "#8a5b3c"]),
            )
        else:
            block(
                (bx - bw / 2, bx + bw / 2),
                sorted((y, y + side * 0.03)),
                (0.1, 2.45),
                m.matte("#1d1a17"),
                0.01,
            )
            for j in range(3):
                z = 0.7 + 0.55 * j
                for i in range(int(bw / 0.22)):
                    c = chance.choice(["#b8442a", "#d2a23a", "#3d6f8a", "#7f8f3a", "#c9c2ae", "#86405c"])
                    h = chance.uniform(0.15, 0.36)
                    block(
                        (bx - bw / 2 + 0.22 * i + 0.02, bx - bw / 2 + 0.22 * i + 0.19),
                        sorted((y + side * 0.02, y + side * 0.10)),
                        (z, z + h),
                        m.matte(c),
                        0.01,
                    )
        for f in range(1, floors):
            z = 3.1 * f + 0.9
            _window(
                bx,
                y + side * 0.01,
                z,
                min(1.25, bw * 0.8),
                1.35,
                side,
                m.satin_paint(chance.choice(["#e9e4d6", "#4c3b2e", "#2f5d56"])),
            )
    for f in range(1, floors):
        z = 3.1 * f
        block(
            (x - width / 2, x + width / 2),
            sorted((y, y + side * (0.9 if chance.random() < 0.6 else 0.25))),
            (z - 0.12, z + 0.04),
            s.concrete(),
            0.02,
        )
        if chance.random() < 0.6:
            for k in range(int(width / 0.16)):
                px = x - width / 2 + 0.16 * (k + 0.5)
                rod((px, y + side * 0.84, z), (px, y + side * 0.84, z + 0.9), 0.010, m.chassis_black())
            rod(
                (x - width / 2, y + side * 0.84, z + 0.92),
                (x + width / 2, y + side * 0.84, z + 0.92),
                0.022,
                m.chassis_black(),
            )
    if sign:
        text, ground_colour, ink = sign
        block(
            (x - width / 2 + 0.2, x + width / 2 - 0.2),
            sorted((y + side * 0.05, y + side * 0.14)),
            (2.52, 3.0),
            m.satin_paint(ground_colour),
            0.02,
        )
        letters(
            text,
            0.30,
            (x, y + side * 0.145, 2.76),
            (90, 0, 0 if side < 0 else 180),
            m.satin_paint(ink),
            0.004,
            plate_font(),
        )
    cylinder(0.55, 1.1, (x + width * 0.2, y - side * 2.0, height + 1.0), "z", m.satin_paint("#1f2224"), 0.08)


def awning(x, width, y, side, colours, z=2.45, reach=1.5):
    """A striped cloth awning on two poles."""
    count = int(width / 0.3)
    for k in range(count):
        x0 = x - width / 2 + width * k / count
        x1 = x0 + width / count
        dip = 0.03 * math.sin(math.pi * (k % 3) / 2)
        cloth = s.cloth(*colours[k % 2])
        from_mesh(
            [
                (x0, y, z + 0.45),
                (x1, y, z + 0.45),
                (x1, y + side * reach, z - dip),
                (x0, y + side * reach, z - dip),
            ],
            [(0, 1, 2, 3)],
            cloth,
            name="cloth",
        )
        from_mesh(
            [
                (x0, y + side * reach, z - dip),
                (x1, y + side * reach, z - dip),
                (x1, y + side * reach, z - 0.2),
                (x0, y + side * reach, z - 0.2),
            ],
            [(0, 1, 2, 3)],
            cloth,
            name="cloth",
        )
    for u in (-0.48, 0.48):
        rod(
            (x + u * width, y + side * (reach - 0.05), 0),
            (x + u * width, y + side * (reach - 0.05), z),
            0.025,
            m.steel(),
        )


def pole(at, height=7.0, wires_to=None):
    x, y = at
    cylinder(0.09, height, (x, y, height / 2), "z", s.concrete(), 0.01)
    box((0.10, 1.5, 0.08), (x, y, height - 0.5), m.chassis_black())
    tube([(x, y, height - 1.2), (x, y + 0.8, height - 0.6), (x, y + 1.5, height - 0.7)], 0.03, m.steel(), 0.3)
    box((0.30, 0.5, 0.10), (x, y + 1.7, height - 0.72), m.satin_paint("#8f9599"), 0.03)
    if wires_to:
        for dy in (-0.7, -0.3, 0.3, 0.7):
            points = []
            for k in range(13):
                t = k / 12
                points.append(
                    (
                        x + (wires_to[0] - x) * t,
                        y + dy + (wires_to[1] - y) * t,
                        height - 0.42 - 0.5 * math.sin(math.pi * t),
                    )
                )
            tube(points, 0.012, m.chassis_black(), 0, sides=2)


_trees = {}


def tree(at, height=6.0, spread=2.4, seed=1, turn=0.0, tints=("#2f5a1e", "#5d8a2f")):
    """Trunk, boughs and some thousand leaf cards in clumps; one mesh for each seed."""
    key = (seed, height, spread)
    if key not in _trees:
        chance = random.Random(seed)
        with building(f"tree {key}") as collection:
            tube([(0, 0, 0), (0.06, 0.03, height * 0.3), (-0.04, 0.08, height * 0.55)], 0.13, s.bark(), 0.3)
            vertices, faces, clumps = [], [], []
            for _ in range(16):
                a, r = chance.uniform(0, 2 * math.pi), spread * math.sqrt(chance.random()) * 0.78
                clumps.append(
                    (
                        r * math.cos(a),
                        r * math.sin(a),
                        height * chance.uniform(0.58, 0.92),
                        chance.uniform(0.6, 1.1) * spread * 0.4,
                    )
                )
            for cx, cy, cz, cr in clumps:
                tube(
                    [(0, 0, height * 0.42), (cx * 0.5, cy * 0.5, (cz + height * 0.42) / 2), (cx, cy, cz)],
                    0.045,
                    s.bark(),
                    0.2,
                    sides=2,
                )
                for _ in range(1300):
                    d = [chance.gauss(0, 1) for _ in range(3)]
                    n = math.sqrt(sum(v * v for v in d)) or 1
                    rr = cr * (0.55 + 0.45 * chance.random())
                    px, py, pz = cx + d[0] / n * rr, cy + d[1] / n * rr, cz + d[2] / n * rr * 0.75
                    u = [chance.uniform(-1, 1) * 0.055 for _ in range(3)]
                    v = [chance.uniform(-1, 1) * 0.040 for _ in range(3)]
                    b = len(vertices)
                    vertices += [
                        (px - u[0], py - u[1], pz - u[2]),
                        (px + v[0], py + v[1], pz + v[2]),
                        (px + u[0], py + u[1], pz + u[2]),
                        (px - v[0], py - v[1], pz - v[2]),
                    ]
                    faces.append((b, b + 1, b + 2, b + 3))
            mesh = bpy.data.meshes.new("leaves")
            mesh.from_pydata(vertices, [], faces)
            mesh.materials.append(s.leaves(*tints))
            collection.objects.link(bpy.data.objects.new("leaves", mesh))
        _trees[key] = collection
    stand = bpy.data.objects.new("tree", None)
    stand.instance_type, stand.instance_collection = "COLLECTION", _trees[key]
    stand.location, stand.rotation_euler = (at[0], at[1], 0), (0, 0, turn)
    bpy.context.scene.collection.objects.link(stand)
