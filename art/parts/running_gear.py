"""What carries the small three-wheelers: ladder frame, front fork and wheel, rear axle with motor."""

from kit import materials as m
from kit.shapes import ball, box, cylinder, rod, tube
from parts.fittings import coil_spring, leaf_spring
from parts.wheel import mudguard, wheel


def ladder(front, rear, half, z=0.33):
    """Two rails with cross members, upswept before the front wheel."""
    for s in (-1, 1):
        tube(
            [(front, s * half * 0.55, z + 0.22), (front - 0.16, s * half * 0.8, z), (rear, s * half, z)],
            0.026,
            m.chassis_black(),
            0.1,
        )
    count = 6
    for k in range(count):
        x = front - 0.2 + (rear - front + 0.2) * k / (count - 1)
        rod((x, -half * 0.95, z), (x, half * 0.95, z), 0.018, m.chassis_black())


def front_fork(axle_x, radius, crown, material=None, spread=0.085, steer=0.0):
    """Telescopic legs with coil springs from a crown (x, z) to the axle, drum brake and wheel between."""
    cx, cz = crown
    for s in (-1, 1):
        y = s * spread
        top, low = (cx, y, cz), (axle_x, y, radius)
        middle = tuple(t + (b - t) * 0.45 for t, b in zip(top, low))
        rod(top, middle, 0.021, m.chrome())
        rod(middle, low, 0.028, m.chassis_black())
        coil_spring(
            tuple(t + (b - t) * 0.08 for t, b in zip(top, low)), middle, 0.034, 0.0055, 7, m.chassis_black()
        )
    box((0.09, 2 * spread + 0.07, 0.035), (cx, 0, cz), m.chassis_black(), 0.01, (0, 12, 0))
    cylinder(0.014, 2 * spread + 0.08, (axle_x, 0, radius), "y", m.steel())


def rear_axle(x, radius, half_track, spring_y, spring_length=0.62):
    """Live axle with its motor and gear case, drums, five-leaf springs and dampers."""
    cylinder(0.032, 2 * half_track - 0.06, (x, 0, radius), "y", m.chassis_black())
    ball(0.095, (x, 0.03, radius), m.alloy(), (1.0, 0.75, 1.0))
    cylinder(0.075, 0.05, (x, 0.03, radius), "y", m.steel(), 0.01)
    cylinder(0.078, 0.2, (x + 0.19, 0.03, radius + 0.01), "x", m.chassis_black(), 0.012)
    for k in range(7):
        cylinder(0.082, 0.010, (x + 0.12 + 0.024 * k, 0.03, radius + 0.01), "x", m.chassis_black(), 0.002)
    for s in (-1, 1):
        leaf_spring((x, s * spring_y, radius + 0.045), spring_length)
        rod(
            (x - 0.05, s * (spring_y - 0.07), radius - 0.02),
            (x - 0.10, s * (spring_y - 0.1), radius + 0.33),
            0.020,
            m.chassis_black(),
        )


def small_wheels(front_x, rear_x, half_track, finish=None, steer=0.0):
    """3.75-12 wheels of the e-rickshaw and its cargo sister."""
    size = {"radius": 0.24, "width": 0.096, "rim": 0.153, "drum": 0.085, "finish": finish}
    wheel((front_x, 0, 0.24), side=1, steer=steer, **size)
    for s in (-1, 1):
        wheel((rear_x, s * half_track, 0.24), side=s, **size)


def front_mudguard(axle_x, material, radius=0.275, width=0.15, start=-8, end=150):
    guard = mudguard((axle_x, 0, 0.24), radius, width, start, end, material)
    for s in (-1, 1):
        rod((axle_x, s * 0.062, 0.24), (axle_x - 0.13, s * 0.072, 0.24 + 0.235), 0.005, m.chassis_black())
        rod((axle_x, s * 0.062, 0.24), (axle_x + 0.17, s * 0.072, 0.24 + 0.205), 0.005, m.chassis_black())
    return guard
