"""Handlebar, saddle, lamps, basket, carrier, bottle and stand of the bicycles."""

import math

from mathutils import Matrix, Vector

from kit import materials as m
from kit.shapes import ball, box, cylinder, from_mesh, lathe, letters, rod, tube
from parts.fittings import plate_font
from parts.lamps import slab_lamp


def bars(clamp, rise=0.06, width=0.62, sweep=0.12, stem_base=None):
    x, z = clamp
    half = width / 2
    metal = m.gloss_black()
    if stem_base:
        rod((stem_base[0], 0, stem_base[1]), (x - 0.03, 0, z - 0.008), 0.0145, metal)
        rod((x - 0.03, 0, z - 0.012), (x, 0, z), 0.017, metal)
    cylinder(0.020, 0.05, (x, 0, z), "y", metal)
    tube(
        [
            (x - sweep, -half, z + rise),
            (x - 0.015, -half * 0.58, z + rise),
            (x, -0.06, z),
            (x, 0.06, z),
            (x - 0.015, half * 0.58, z + rise),
            (x - sweep, half, z + rise),
        ],
        0.0112,
        metal,
        0.06,
    )
    for s in (-1, 1):
        a, b = (x - sweep * 0.56, s * half * 0.76, z + rise), (x - sweep, s * half, z + rise)
        rod(a, b, 0.0165, m.rubber())
        for k in range(6):
            t = 0.12 + 0.14 * k
            at = tuple(p + (q - p) * t for p, q in zip(a, b))
            rod(at, tuple(p + (q - p) * (t + 0.035) for p, q in zip(a, b)), 0.0178, m.rubber())
        box((0.03, 0.03, 0.024), (x - sweep * 0.44, s * half * 0.69, z + rise), m.black_plastic(), 0.006)
        tube(
            [
                (x - sweep * 0.40, s * half * 0.68, z + rise - 0.004),
                (x - sweep * 0.3, s * half * 0.76, z + rise - 0.016),
                (x - sweep * 0.62, s * half * 1.0, z + rise - 0.024),
            ],
            0.0052,
            m.alloy(),
            0.02,
        )
        tube(
            [
                (x - sweep * 0.38, s * half * 0.66, z + rise),
                (x + 0.07, s * 0.12, z + rise + 0.02),
                (x + 0.05, s * 0.02, z - 0.12),
                (x + 0.03, 0.012 * s, z - 0.26),
            ],
            0.0026,
            m.rubber(),
            0.10,
        )
    box((0.045, 0.075, 0.016), (x - 0.015, 0.075, z + 0.030), m.gloss_black(), 0.007, (0, -25, 0))
    letters(
        "24",
        0.022,
        (x - 0.017, 0.075, z + 0.040),
        (0, -25, -90),
        m.glowing("#cfeee0", 1.2),
        0.0003,
        plate_font(),
    )
    ball(0.019, (x - 0.02, -0.105, z + 0.042), m.chrome(), (1, 1, 0.75))
    cylinder(0.006, 0.02, (x - 0.02, -0.105, z + 0.022), "z", m.black_plastic())


def saddle(at, length=0.27, width=0.19, cover=None):
    """A padded saddle on rails: narrow nose, broad stitched tail."""
    x0, _, z0 = at
    cover = cover or m.vinyl("#1d1e20")
    nu, nv, vertices, faces = 30, 18, [], []
    for i in range(nu + 1):
        u = i / nu
        half = (
            width
            / 2
            * (0.20 + 0.80 / (1 + math.exp((u - 0.42) * 11)))
            * min(1, (u * 14 + 0.12) ** 0.5)
            * min(1, ((1 - u) * 12 + 0.04) ** 0.5)
        )
        for j in range(nv):
            a = 2 * math.pi * j / nv
            c, s = math.cos(a), math.sin(a)
            thick = (0.034 if s > 0 else 0.020) * (1 - 0.45 * u)
            z = thick * math.copysign(abs(s) ** 0.8, s) + 0.018 * (1 - u) ** 2 - 0.012 * math.sin(math.pi * u)
            if s > 0:
                z -= 0.007 * math.exp(-(((c * half) / 0.016) ** 2)) * math.sin(math.pi * min(1, u * 1.2))
            vertices.append((x0 - length * 0.5 + length * u, c * half, z0 + z))
    for i in range(nu):
        for j in range(nv):
            k = (j + 1) % nv
            faces.append((i * nv + j, i * nv + k, (i + 1) * nv + k, (i + 1) * nv + j))
    faces += [tuple(range(nv)), tuple(range(nu * nv, (nu + 1) * nv))]
    from_mesh(vertices, faces, cover, angle=70, name="saddle")
    for s in (-1, 1):
        tube(
            [
                (x0 - 0.10, s * 0.035, z0 - 0.016),
                (x0 - 0.06, s * 0.024, z0 - 0.045),
                (x0 + 0.05, s * 0.022, z0 - 0.045),
                (x0 + 0.10, s * 0.008, z0 - 0.012),
            ],
            0.0036,
            m.steel(),
            0.02,
        )
        cylinder(0.013, 0.04, (x0 - 0.095, s * 0.045, z0 - 0.035), "z", m.steel())
    box((0.04, 0.055, 0.028), (x0 - 0.01, 0, z0 - 0.048), m.alloy(), 0.008)


def head_lamp(at):
    x, y, z = at
    box((0.04, 0.05, 0.045), (x, y, z), m.gloss_black(), 0.014)
    slab_lamp((x + 0.022, y, z), (1, 0, 0), 0.040, 0.034, None, 0.01, 0.012, rows=1)


def basket(at, size=(0.26, 0.34, 0.24), metal=None, wire=0.0021, rings=6):
    """A woven basket, wider at the rim, on its bracket: of black wire, or of cane where `wire` is thick."""
    x0, y0, z0 = at
    metal, (d, w, h) = metal or m.gloss_black(), size

    def ring(t):
        grow = 0.80 + 0.20 * t
        a, b = d / 2 * grow, w / 2 * grow
        return [
            (x0 - a, y0 - b, z0 + h * t),
            (x0 + a, y0 - b, z0 + h * t),
            (x0 + a, y0 + b, z0 + h * t),
            (x0 - a, y0 + b, z0 + h * t),
        ]

    for k in range(rings):
        t = k / (rings - 1)
        tube(ring(t), wire + 0.0037 if t == 1 else wire, metal, 0.05, True, 4)
    low, high = ring(0), ring(1)
    for e in range(4):
        count = 9 if e % 2 else 7
        for k in range(count):
            t = (k + 0.5) / count
            p = tuple(a + (b - a) * t for a, b in zip(low[e], low[(e + 1) % 4]))
            q = tuple(a + (b - a) * t for a, b in zip(high[e], high[(e + 1) % 4]))
            rod(p, q, wire, metal)
    for k in range(8):
        y = y0 - w * 0.4 + w * 0.8 * (k + 0.5) / 8
        rod((x0 - d * 0.4, y, z0), (x0 + d * 0.4, y, z0), wire, metal)
    for k in range(5):
        x = x0 - d * 0.4 + d * 0.8 * (k + 0.5) / 5
        rod((x, y0 - w * 0.4, z0), (x, y0 + w * 0.4, z0), wire, metal)


def carrier(front, rear, z, axle, half=0.065):
    """Rear rack: rails, cross wires and stays to the axle."""
    metal = m.gloss_black()
    tube([(front, -half, z), (rear, -half, z), (rear, half, z), (front, half, z)], 0.006, metal, 0.05)
    rod((front, -half, z), (front, half, z), 0.006, metal)
    for k in range(4):
        x = front + (rear - front) * (k + 1) / 5
        rod((x, -half, z), (x, half, z), 0.004, metal)
    for s in (-1, 1):
        for t in (0.35, 0.72):
            rod((front + (rear - front) * t, s * half, z), (axle[0], s * 0.070, axle[1] + 0.02), 0.005, metal)
    box((0.012, 0.08, 0.035), (rear - 0.008, 0, z - 0.015), m.red_lens(), 0.005)


def bottle(low, high):
    """A bottle in its cage on a frame tube."""
    low, high = Vector(low), Vector(high)
    axis = (high - low).normalized()
    body = [
        (0, 0),
        (0.032, 0.002),
        (0.036, 0.012),
        (0.036, 0.055),
        (0.033, 0.062),
        (0.033, 0.078),
        (0.036, 0.085),
        (0.036, 0.140),
        (0.026, 0.162),
        (0.024, 0.166),
    ]
    cap = [(0.027, 0.164), (0.027, 0.182), (0.014, 0.188), (0.011, 0.205), (0, 0.206)]
    frame = Matrix.Translation(low) @ axis.to_track_quat("Z", "Y").to_matrix().to_4x4()
    for profile, material in ((body, m.satin_paint("#d7e6df")), (cap, m.black_plastic())):
        lathe(profile, (0, 0, 0), "z", material, 48).matrix_basis = frame
    for points in (
        [(0.038, -0.008, -0.004), (0.041, -0.008, 0.11), (-0.03, -0.028, 0.125), (-0.041, 0, 0.07)],
        [(0.038, 0.008, -0.004), (0.041, 0.008, 0.11), (-0.03, 0.028, 0.125), (-0.041, 0, 0.07)],
    ):
        tube(points, 0.0026, m.alloy(), 0.02).matrix_basis = frame


def kickstand(at, foot):
    x, y, z = at
    box((0.05, 0.03, 0.03), at, m.gloss_black(), 0.006)
    rod(at, foot, 0.0085, m.gloss_black())
    cylinder(0.012, 0.025, foot, "z", m.rubber())


def rear_stand(axle):
    """A two-legged centre stand behind the hub."""
    x, z = axle
    for s in (-1, 1):
        tube(
            [(x, s * 0.075, z), (x - 0.02, s * 0.080, z - 0.10), (x - 0.08, s * 0.11, 0.012)],
            0.008,
            m.steel(),
            0.04,
        )
        box((0.05, 0.02, 0.012), (x - 0.085, s * 0.11, 0.007), m.rubber(), 0.004)
    rod((x - 0.06, -0.098, 0.09), (x - 0.06, 0.098, 0.09), 0.006, m.steel())
