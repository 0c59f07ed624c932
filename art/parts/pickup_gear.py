"""Running gear of the L5N vehicles: box-section frame, trailing-arm front wheel, rear axle, battery."""

from kit import materials as m
from kit.shapes import ball, block, box, cylinder, panel, rod, tube
from parts.fittings import coil_spring, leaf_spring
from parts.wheel import mudguard, wheel

RADIUS, WIDTH, RIM = 0.262, 0.125, 0.150


def frame(front, rear, half, z=0.46):
    for s in (-1, 1):
        block(
            (rear, front),
            sorted((s * (half - 0.03), s * (half + 0.03))),
            (z - 0.055, z + 0.055),
            m.chassis_black(),
            0.012,
        )
    for k in range(6):
        x = rear + (front - rear) * (k + 0.2) / 5.6
        block((x - 0.025, x + 0.025), (-half, half), (z - 0.04, z + 0.04), m.chassis_black(), 0.008)


def wheels(front_x, rear_x, half_track, finish=None):
    wheel((front_x, 0, RADIUS), RADIUS, WIDTH, RIM, 1, finish, 0.09)
    for s in (-1, 1):
        wheel((rear_x, s * half_track, RADIUS), RADIUS, WIDTH, RIM, s, finish, 0.11)


def front_arm(x, top=0.62):
    """One-sided trailing arm with coil and damper, as three-wheeled carriers have."""
    for s in (-1, 1):
        y = s * 0.105
        tube(
            [(x + 0.02, y, top), (x + 0.17, y, 0.44), (x + 0.13, y, 0.30), (x, y, RADIUS)],
            0.024,
            m.chassis_black(),
            0.08,
        )
        coil_spring((x - 0.03, y, 0.34), (x - 0.02, y, top), 0.032, 0.006, 7, m.satin_paint("#b3261e"))
        rod((x - 0.03, y, 0.30), (x - 0.02, y, top), 0.014, m.chrome())
    box((0.14, 0.30, 0.05), (x, 0, top), m.chassis_black(), 0.015)
    cylinder(0.014, 0.28, (x, 0, RADIUS), "y", m.steel())


def rear_axle(x, half_track, spring_y):
    cylinder(0.038, 2 * half_track - 0.08, (x, 0, RADIUS), "y", m.chassis_black())
    ball(0.11, (x, 0, RADIUS), m.alloy(), (1.1, 0.8, 1.0))
    cylinder(0.10, 0.26, (x + 0.22, 0, RADIUS + 0.02), "x", m.chassis_black(), 0.014)
    for k in range(8):
        cylinder(0.106, 0.010, (x + 0.13 + 0.026 * k, 0, RADIUS + 0.02), "x", m.chassis_black(), 0.002)
    for s in (-1, 1):
        leaf_spring((x, s * spring_y, RADIUS + 0.05), 0.78, width=0.055)
        rod(
            (x - 0.06, s * (spring_y - 0.07), RADIUS - 0.02),
            (x - 0.11, s * (spring_y - 0.1), 0.56),
            0.022,
            m.chassis_black(),
        )
        mudguard((x, s * half_track, RADIUS), RADIUS + 0.05, 0.17, 2, 178, m.black_plastic(), 0.025)


def battery_box(x, y, z, side):
    """Sealed pack with ribbed cover and orange service plug, between the axles."""
    block(x, sorted((side * y[0], side * y[1])), z, m.black_plastic(), 0.02)
    x0, x1 = x
    face = side * y[1]
    cover = [
        (x0 + 0.04, z[0] + 0.03),
        (x1 - 0.04, z[0] + 0.03),
        (x1 - 0.04, z[1] - 0.03),
        (x0 + 0.04, z[1] - 0.03),
    ]
    panel(cover, 0.012, "xz", face, m.satin_paint("#33373b"), radius=0.03, bevel=0.004)
    for k in range(5):
        zz = z[0] + 0.06 + (z[1] - z[0] - 0.12) * k / 4
        block(
            (x0 + 0.08, x1 - 0.22),
            sorted((face, face + side * 0.012)),
            (zz - 0.006, zz + 0.006),
            m.gloss_black(),
            0.004,
        )
    cylinder(
        0.028, 0.03, (x1 - 0.12, face + side * 0.01, (z[0] + z[1]) / 2), "y", m.satin_paint("#e2660c"), 0.006
    )
