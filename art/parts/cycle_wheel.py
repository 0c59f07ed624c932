"""Bicycle wheels: round tyre with small lugs, box rim, laced spokes, hub or hub motor."""

import math

from mathutils import Matrix, Vector

from kit import materials as m
from kit.shapes import cylinder, from_mesh, lathe, rod


def _tyre(radius, width, material):
    centre = radius - width / 2
    profile = []
    for k in range(25):
        a = math.radians(-150 + 300 * k / 24)
        profile.append((centre + width / 2 * math.cos(a), width / 2 * math.sin(a)))
    return lathe(profile, (0, 0, 0), "z", material, 160, 60)


def _lugs(radius, width, material, count=72):
    vertices, faces = [], []
    for k in range(count):
        for row in (-0.62, 0.0, 0.62):
            a = 2 * math.pi * (k + (0.5 if row == 0 else 0)) / count
            tilt = row * 1.0
            centre = radius - width / 2
            base = len(vertices)
            for lift in (-0.001, 0.0022):
                for da, dh in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    angle = tilt + dh * 0.20
                    r = centre + (width / 2 + lift) * math.cos(angle)
                    h = (width / 2 + lift) * math.sin(angle)
                    t = a + da * 0.30 * 2 * math.pi / count
                    vertices.append((r * math.cos(t), r * math.sin(t), h))
            b = base
            faces += [(b + 4, b + 5, b + 6, b + 7)] + [
                (b + i, b + (i + 1) % 4, b + 4 + (i + 1) % 4, b + 4 + i) for i in range(4)
            ]
    return from_mesh(vertices, faces, material, angle=20, name="lugs")


def _spokes(rim, hub, flange, count, material):
    parts = []
    for k in range(count):
        side = 1 if k % 2 else -1
        lead = 1 if (k // 2) % 2 else -1
        a = 2 * math.pi * k / count
        b = a + lead * 0.62 * (0.5 if hub > 0.05 else 1.0)
        start = (hub * math.cos(b), hub * math.sin(b), side * flange)
        end = (rim * math.cos(a), rim * math.sin(a), side * 0.004)
        parts.append(rod(start, end, 0.0011, material))
        near = Vector(end) + (Vector(start) - Vector(end)).normalized() * 0.014
        parts.append(rod(tuple(near), end, 0.0021, m.chrome()))
    return parts


def cycle_wheel(at, radius=0.33, width=0.046, motor=False, disc=False, rim_finish=None, count=32):
    rim = radius - width
    finish = rim_finish or m.gloss_black()
    dark = m.metal("#c3c7cb", 0.25)
    parts = [_tyre(radius, width, m.rubber()), _lugs(radius, width, m.rubber())]
    box_rim = [
        (rim + 0.006, -0.013),
        (rim + 0.006, -0.016),
        (rim - 0.008, -0.015),
        (rim - 0.016, -0.006),
        (rim - 0.016, 0.006),
        (rim - 0.008, 0.015),
        (rim + 0.006, 0.016),
        (rim + 0.006, 0.013),
    ]
    parts.append(lathe(box_rim, (0, 0, 0), "z", finish, 128))
    if motor:
        shell = [
            (0, -0.058),
            (0.030, -0.058),
            (0.036, -0.050),
            (0.085, -0.043),
            (0.100, -0.036),
            (0.104, -0.030),
            (0.104, 0.030),
            (0.100, 0.036),
            (0.085, 0.043),
            (0.036, 0.050),
            (0.030, 0.058),
            (0, 0.058),
        ]
        parts.append(lathe(shell, (0, 0, 0), "z", m.satin_paint("#2b2e31"), 96))
        for k in range(8):
            a = 2 * math.pi * k / 8
            for s in (-1, 1):
                parts.append(
                    cylinder(
                        0.005,
                        0.006,
                        (0.068 * math.cos(a), 0.068 * math.sin(a), s * 0.046),
                        "z",
                        m.chrome(),
                        0.001,
                        6,
                    )
                )
        parts += _spokes(rim - 0.014, 0.102, 0.030, count, dark)
        parts.append(cylinder(0.040, 0.018, (0, 0, -0.062), "z", m.steel(), 0.002))
    else:
        hub = [
            (0, -0.05),
            (0.010, -0.05),
            (0.012, -0.04),
            (0.028, -0.034),
            (0.028, -0.030),
            (0.015, -0.02),
            (0.015, 0.02),
            (0.028, 0.030),
            (0.028, 0.034),
            (0.012, 0.04),
            (0.010, 0.05),
            (0, 0.05),
        ]
        parts.append(lathe(hub, (0, 0, 0), "z", m.gloss_black(), 48))
        parts += _spokes(rim - 0.014, 0.026, 0.032, count, dark)
    if disc:
        ring = [(0.062, 0.044), (0.080, 0.044), (0.080, 0.046), (0.062, 0.046), (0.062, 0.044)]
        parts.append(lathe(ring, (0, 0, 0), "z", m.steel(), 64))
        for k in range(6):
            a = 2 * math.pi * k / 6
            parts.append(
                rod(
                    (0.02 * math.cos(a - 0.5), 0.02 * math.sin(a - 0.5), 0.045),
                    (0.064 * math.cos(a), 0.064 * math.sin(a), 0.045),
                    0.004,
                    m.steel(),
                )
            )
    axle = Matrix.Rotation(math.radians(-90), 4, "X")
    for part in parts:
        part.matrix_basis = Matrix.Translation(at) @ axle @ part.matrix_basis
    return parts
