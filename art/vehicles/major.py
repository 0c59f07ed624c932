"""Major, the L5N pickup: 3400 x 1460 x 1800 mm, wheel base 2190, tray 1830 x 1450 x 415."""

from kit import materials as m
from kit.shapes import block, box, cylinder, panel, rod, tube
from kit.solids import Body, cut
from parts.cab import glazing, opening, seam, shut_line, strip
from parts.cargo import open_tray
from parts.fittings import badge, door_handle, handlebar, mirror, number_plate, wiper
from parts.lamps import reflex, slab_lamp
from parts.pickup_gear import battery_box, frame, front_arm, rear_axle, wheels
from parts.seats import bench
from parts.wheel import mudguard

SIZE = (3.400, 1.460, 1.800)
PAINT = "#d8dbda"
FRONT_AXLE, REAR_AXLE = 1.265, -0.925
TRAY = ((-1.690, 0.140), 0.728, 0.665)

CAB = Body(
    [
        (0.36, 1.46, 0.20, 0.600, 3.4, 14),
        (0.46, 1.585, 0.19, 0.650, 3.3, 14),
        (0.60, 1.665, 0.18, 0.676, 3.2, 14),
        (0.76, 1.693, 0.18, 0.686, 3.1, 14),
        (0.90, 1.682, 0.18, 0.688, 3.1, 14),
        (1.02, 1.640, 0.18, 0.684, 3.1, 14),
        (1.11, 1.580, 0.18, 0.676, 3.1, 14),
        (1.45, 1.330, 0.18, 0.636, 3.1, 14),
        (1.65, 1.170, 0.18, 0.604, 3.1, 14),
        (1.720, 1.090, 0.19, 0.580, 3.1, 12),
        (1.762, 0.980, 0.23, 0.530, 3.0, 10),
        (1.785, 0.830, 0.31, 0.440, 2.8, 7),
        (1.797, 0.680, 0.42, 0.320, 2.6, 5),
    ],
    step=0.018,
)
SCREEN = [(-0.575, 1.135, 0.07), (0.575, 1.135, 0.07), (0.495, 1.645, 0.08), (-0.495, 1.645, 0.08)]
DOOR = [
    (0.27, 0.46, 0.05),
    (0.84, 0.46, 0.08),
    (1.00, 0.74, 0.12),
    (1.195, 1.08, 0.08),
    (0.985, 1.665, 0.10),
    (0.27, 1.665, 0.06),
]
WINDOW = [(0.33, 1.12, 0.04), (1.105, 1.12, 0.05), (0.935, 1.605, 0.09), (0.33, 1.605, 0.05)]
REAR_WINDOW = [(-0.42, 1.15, 0.05), (0.42, 1.15, 0.05), (0.40, 1.60, 0.06), (-0.40, 1.60, 0.06)]


def _cab(paint):
    shell = CAB.shell(paint, 0.022)
    opening(shell, SCREEN, "yz", 0.9, 1.9)
    opening(shell, REAR_WINDOW, "yz", 0.0, 0.5)
    opening(shell, WINDOW, "xz", -1, 1)
    cut(shell, cylinder(0.365, 1.6, (FRONT_AXLE, 0, 0.235), "y", paint, segments=96))
    for side in ((-1, -0.3), (0.3, 1)):
        shut_line(shell, CAB, DOOR, "xz", *side)
        glazing(CAB, WINDOW, "xz", *side, lip=0.012)
    seam(shell, CAB, 1.088, 1.215)
    glazing(CAB, SCREEN, "yz", 0.9, 1.9)
    glazing(CAB, REAR_WINDOW, "yz", 0.0, 0.5)
    bumper = strip(
        CAB,
        [(2, 0.3), (0.10, 0.3), (0.10, 0.455), (0.86, 0.455, 0.05), (1.10, 0.66, 0.1), (2, 0.64)],
        "xz",
        -1,
        1,
        m.black_plastic(),
        0.010,
        0.03,
    )
    cut(bumper, cylinder(0.360, 1.6, (FRONT_AXLE, 0, 0.235), "y", paint, segments=96))
    # The wheel house inside the nose hides the works from view.
    mudguard((FRONT_AXLE, 0, 0.235), 0.372, 1.00, 46, 134, m.black_plastic(), 0.01)
    for s in (-1, 1):
        y = CAB.side_y(0.50, 0.99)
        door_handle((0.42, s * (y + 0.004), 0.99), s, material=m.gloss_black())
        block((0.30, 0.86), sorted((s * 0.40, s * 0.640)), (0.40, 0.425), m.floor_mat(), 0.006)


def _face():
    brow = [
        (-0.60, 0.845, 0.03),
        (-0.30, 0.800, 0.05),
        (0.30, 0.800, 0.05),
        (0.60, 0.845, 0.03),
        (0.585, 0.965, 0.04),
        (0.24, 0.905, 0.05),
        (-0.24, 0.905, 0.05),
        (-0.585, 0.965, 0.04),
    ]
    strip(CAB, brow, "yz", 0.9, 1.9, m.gloss_black(), 0.006)
    for s in (-1, 1):
        for k, (y, z) in enumerate(((0.505, 0.895), (0.405, 0.880))):
            n = CAB.front_normal(s * y, z)
            slab_lamp(
                (CAB.front_x(s * y, z) + 0.011, s * y, z),
                (n[0], n[1], 0),
                0.088,
                0.066,
                None,
                0.05,
                0.02,
                rows=2,
            )
        bar = [(s * 0.33, 0.930), (s * 0.575, 0.970), (s * 0.572, 0.982), (s * 0.33, 0.940)]
        strip(CAB, bar, "yz", 0.9, 1.9, m.glowing("#ffffff", 1.0), 0.008)
        n = CAB.front_normal(s * 0.50, 0.72)
        slab_lamp(
            (CAB.front_x(s * 0.50, 0.72) + 0.002, s * 0.50, 0.72),
            (n[0], n[1], 0),
            0.10,
            0.035,
            m.amber_lens(),
            0.03,
        )
    badge("PATHIKA", (CAB.front_x(0, 0.853) + 0.005, 0, 0.853), (90, 0, 90), 0.062, m.satin_paint("#e4e8ea"))
    intake = [(-0.36, 0.665, 0.03), (0.36, 0.665, 0.03), (0.40, 0.765, 0.04), (-0.40, 0.765, 0.04)]
    strip(CAB, intake, "yz", 0.9, 1.9, m.black_plastic(), 0.004)
    for k in range(3):
        z = 0.690 + 0.024 * k
        strip(
            CAB,
            [(-0.35, z), (0.35, z), (0.352, z + 0.007), (-0.352, z + 0.007)],
            "yz",
            0.9,
            1.9,
            m.gloss_black(),
            0.010,
        )
    x = CAB.front_x(0, 0.71)
    number_plate("MAJOR", (x + 0.016, 0, 0.715), 0, 0.36, 0.112)
    a, b = (CAB.front_x(0.06, 1.12), 0.06, 1.12), (CAB.front_x(0.40, 1.44), 0.36, 1.44)
    wiper(a, b, CAB.front_normal(0.2, 1.28))
    wiper(
        (CAB.front_x(-0.40, 1.125), -0.40, 1.125),
        (CAB.front_x(-0.06, 1.45), -0.06, 1.45),
        CAB.front_normal(-0.2, 1.28),
    )
    for s in (-1, 1):
        mirror((1.16, s * 0.652, 1.13), (1.21, s * 0.690, 1.29), s, 0.10, 0.19)


def _cabin():
    block((0.24, 0.95), (-0.60, 0.60), (0.40, 0.43), m.chassis_black(), 0.006)
    block((1.02, 1.42), (-0.58, 0.58), (1.00, 1.095), m.black_plastic(), 0.03)
    block((1.06, 1.12), (-0.58, 0.58), (0.62, 1.02), m.black_plastic(), 0.02)
    box((0.05, 0.26, 0.13), (1.06, 0.22, 1.12), m.gloss_black(), 0.02, (0, -20, 0))
    handlebar((0.98, 0, 1.10), 0.62)
    block((0.26, 0.72), (-0.56, 0.56), (0.42, 0.70), m.chassis_black(), 0.02)
    bench(0.76, 0.33, 1.10, 0.80, 0.46, m.vinyl("#34383d"), tilt=9, piping=m.stitching())


def _tail(name):
    block((-1.690, -1.640), (-0.70, 0.70), (0.44, 0.60), m.chassis_black(), 0.012)
    for s in (-1, 1):
        slab_lamp((-1.692, s * 0.565, 0.52), (-1, 0, 0), 0.20, 0.10, m.red_lens(), 0.02, 0.02)
        slab_lamp((-1.692, s * 0.40, 0.52), (-1, 0, 0), 0.09, 0.10, m.amber_lens(), 0.02, 0.02)
        reflex((-1.696, s * 0.30, 0.52), (-1, 0, 0))
        rod((-1.45, s * 0.42, 0.46), (-1.66, s * 0.42, 0.50), 0.03, m.chassis_black())
        panel(
            [
                (s * 0.56 - 0.09, 0.13),
                (s * 0.56 + 0.09, 0.13),
                (s * 0.56 + 0.09, 0.42),
                (s * 0.56 - 0.09, 0.42),
            ],
            0.006,
            "yz",
            -1.255,
            m.rubber(),
            radius=0.012,
        )
    number_plate(name, (-1.696, 0, 0.52), 180, 0.36, 0.112)


def build(variant=None):
    paint = m.paint(PAINT)
    frame(1.05, -1.66, 0.40, 0.50)
    wheels(FRONT_AXLE, REAR_AXLE, 0.580, m.satin_paint("#b4b8bc"))
    front_arm(FRONT_AXLE)
    mudguard((FRONT_AXLE, 0, 0.262), 0.295, 0.18, 25, 160, m.black_plastic())
    rear_axle(REAR_AXLE, 0.580, 0.40)
    for s in (-1, 1):
        battery_box((-0.46, 0.12), (0.16, 0.66), (0.24, 0.56), s)
        tube([(-1.55, s * 0.700, 0.50), (-1.30, s * 0.700, 0.50)], 0.012, m.chassis_black(), 0)
    for x in (-1.55, -1.25, -0.60, -0.25, 0.05):
        block((x - 0.03, x + 0.03), (-0.68, 0.68), (0.565, 0.635), m.chassis_black(), 0.008)
    _cab(paint)
    _face()
    _cabin()
    _tail("MAJOR")
    open_tray(*TRAY, 0.415, paint, "MAJOR", ribs=8, ink=m.satin_paint("#0a6b3d"))
    tube(
        [(0.115, -0.66, 1.05), (0.115, -0.66, 1.58), (0.115, 0.66, 1.58), (0.115, 0.66, 1.05)],
        0.020,
        m.chassis_black(),
        0.1,
    )
    for z in (1.22, 1.40):
        rod((0.115, -0.65, z), (0.115, 0.65, z), 0.012, m.chassis_black())
