"""What the three electric bicycles share; each model's module gives its frame and its equipment.

The specification gives no outer size for the bicycles: 26-inch wheels and common city geometry.
"""

import math

from kit import materials as m
from kit.shapes import box, cylinder, rod, tube
from parts.cycle_drive import drive
from parts.cycle_wheel import cycle_wheel
from parts.fittings import badge
from parts.wheel import mudguard

REAR, FRONT, BRACKET = (-0.545, 0.330), (0.645, 0.330), (-0.010, 0.290)
HEAD_TOP, HEAD_LOW = (0.395, 0.845), (0.438, 0.700)


def stays(paint, seat_joint, thick=0.0095):
    for s in (-1, 1):
        tube(
            [
                (BRACKET[0] - 0.01, s * 0.030, BRACKET[1]),
                (BRACKET[0] - 0.12, s * 0.052, BRACKET[1] + 0.008),
                (REAR[0], s * 0.066, REAR[1]),
            ],
            thick,
            paint,
            0.05,
        )
        tube(
            [
                (seat_joint[0], s * 0.014, seat_joint[1]),
                (seat_joint[0] - 0.07, s * 0.050, seat_joint[1] - 0.09),
                (REAR[0], s * 0.066, REAR[1]),
            ],
            thick * 0.85,
            paint,
            0.05,
        )
        cylinder(0.020, 0.008, (REAR[0], s * 0.066, REAR[1]), "y", paint)
        cylinder(0.012, 0.03, (REAR[0], s * 0.076, REAR[1]), "y", m.chrome(), segments=6)


def fork(paint, suspended=False):
    dx, dz = HEAD_LOW[0] - HEAD_TOP[0], HEAD_LOW[1] - HEAD_TOP[1]
    rod((HEAD_TOP[0], 0, HEAD_TOP[1]), (HEAD_LOW[0], 0, HEAD_LOW[1]), 0.0215, paint)
    for x, z in (HEAD_TOP, HEAD_LOW):
        rod((x - dx * 0.05, 0, z - dz * 0.05), (x + dx * 0.05, 0, z + dz * 0.05), 0.025, m.gloss_black())
    crown = (HEAD_LOW[0] + dx * 0.14, HEAD_LOW[1] + dz * 0.14)
    box(
        (0.045, 0.150 if suspended else 0.125, 0.032),
        (crown[0], 0, crown[1]),
        m.gloss_black() if suspended else paint,
        0.012,
        (0, -16, 0),
    )
    for s in (-1, 1):
        y = s * 0.062
        middle = (crown[0] + (FRONT[0] - 0.028 - crown[0]) * 0.45, crown[1] + (FRONT[1] - crown[1]) * 0.45)
        if suspended:
            rod((crown[0], y, crown[1]), (middle[0], y, middle[1]), 0.0145, m.chrome())
            rod((middle[0], y, middle[1]), (FRONT[0] - 0.022, y, FRONT[1] + 0.01), 0.0205, m.gloss_black())
            cylinder(0.018, 0.014, (FRONT[0] - 0.010, y, FRONT[1]), "y", m.gloss_black())
        else:
            tube(
                [(crown[0], y, crown[1]), (crown[0] + 0.12, y, crown[1] - 0.25), (FRONT[0], y, FRONT[1])],
                0.0125,
                paint,
                0.2,
            )
        cylinder(0.011, 0.03, (FRONT[0], s * 0.070, FRONT[1]), "y", m.chrome(), segments=6)


def seat_post(joint, saddle_at, paint):
    rod((BRACKET[0], 0, BRACKET[1]), (joint[0], 0, joint[1]), 0.0165, paint)
    dx, dz = joint[0] - BRACKET[0], joint[1] - BRACKET[1]
    rod(
        (joint[0] - dx * 0.04, 0, joint[1] - dz * 0.04),
        (joint[0] + dx * 0.02, 0, joint[1] + dz * 0.02),
        0.0195,
        m.gloss_black(),
    )
    rod((joint[0], 0, joint[1]), (saddle_at[0] - 0.005, 0, saddle_at[1] - 0.05), 0.0135, m.alloy())


def battery_on_tube(low, high, drop, size=(0.36, 0.085, 0.080)):
    """A pack lying along a frame tube, with key switch, charge lamps and a seam."""
    (x0, z0), (x1, z1) = low, high
    angle = -math.degrees(math.atan2(z1 - z0, x1 - x0))
    length = math.dist(low, high)
    nx, nz = -(z1 - z0) / length, (x1 - x0) / length
    cx, cz = (x0 + x1) / 2 + nx * drop, (z0 + z1) / 2 + nz * drop
    box(size, (cx, 0, cz), m.gloss_black(), 0.022, (0, angle, 0), 5)
    box(
        (size[0] * 0.98, size[1] + 0.001, 0.003),
        (cx - nx * 0.012, 0, cz - nz * 0.012),
        m.satin_paint("#4a4f54"),
        0.001,
        (0, angle, 0),
    )
    ux, uz = (x1 - x0) / length, (z1 - z0) / length
    for s in (-1, 1):
        for k in range(4):
            t = size[0] * (0.30 + 0.03 * k)
            cylinder(
                0.004,
                0.003,
                (cx + ux * t, s * size[1] / 2, cz + uz * t),
                "y",
                m.glowing("#5fe08a", 1.0),
                segments=16,
            )
    cylinder(
        0.011,
        0.006,
        (cx - ux * size[0] * 0.38, -size[1] / 2 - 0.001, cz - uz * size[0] * 0.38),
        "y",
        m.chrome(),
    )


def running(guards, tyre=0.046, motor_disc=True, rim=None):
    cycle_wheel((REAR[0], 0, REAR[1]), 0.33, tyre, motor=True, rim_finish=rim)
    cycle_wheel((FRONT[0], 0, FRONT[1]), 0.33, tyre, disc=motor_disc, rim_finish=rim)
    drive(BRACKET, REAR)
    if guards:
        for (x, z), start, end in ((FRONT, 28, 172), (REAR, 20, 200)):
            mudguard((x, 0, z), 0.343, tyre + 0.014, start, end, guards, 0.010, 0.002)
            for s in (-1, 1):
                reach = (x + (-0.30 if x > 0 else -0.34), z + (0.16 if x > 0 else 0.05))
                rod((x, s * 0.06, z), (reach[0], s * 0.028, reach[1]), 0.0022, m.chrome())
    if motor_disc:
        box(
            (0.035, 0.022, 0.05),
            (FRONT[0] - 0.075, 0.058, FRONT[1] + 0.045),
            m.gloss_black(),
            0.008,
            (0, 40, 0),
        )


def lettering(text, low, high, size, ink, drop=0.0, radius=0.021):
    """The model's name along both sides of a tube."""
    (x0, z0), (x1, z1) = low, high
    angle = math.degrees(math.atan2(z1 - z0, x1 - x0))
    at = ((x0 + x1) / 2, (z0 + z1) / 2)
    badge(text, (at[0], -radius, at[1]), (90, -angle, 0), size, ink, 0.0008)
    badge(text, (at[0], radius, at[1]), (90, angle, 180), size, ink, 0.0008)
