"""Millo, the cargo e-cart: 2790 x 990 x 1790 mm, tray 1290 x 930 x 360, closed box or open tray."""

from kit import materials as m
from kit.shapes import block, box, cylinder, panel, rod, tube
from kit.solids import Body, cut
from parts.cab import glazing, opening, seam, strip
from parts.cargo import closed_box, open_tray
from parts.fittings import badge, grab_handle, handlebar, mirror, number_plate, wiper
from parts.lamps import indicator, reflex, slab_lamp
from parts.running_gear import front_fork, front_mudguard, ladder, rear_axle, small_wheels
from parts.seats import bench
from parts.wheel import mudguard

SIZE = (2.790, 0.990, 1.790)
PAINT = "#1b5ea6"
FRONT_AXLE, REAR_AXLE = 1.135, -1.045
TRAY = ((-1.375, -0.060), 0.482, 0.545)  # x range, half width, floor height

CAB = Body(
    [
        (0.42, 1.12, 0.03, 0.405, 4.2, 14),
        (0.52, 1.205, 0.02, 0.442, 4.4, 14),
        (0.66, 1.242, 0.01, 0.462, 4.6, 14),
        (0.84, 1.250, 0.01, 0.474, 4.8, 14),
        (1.00, 1.228, 0.01, 0.476, 4.8, 14),
        (1.07, 1.195, 0.01, 0.474, 4.8, 14),
        (1.40, 1.075, 0.01, 0.464, 4.8, 14),
        (1.62, 0.985, 0.01, 0.455, 4.6, 14),
        (1.69, 0.945, 0.015, 0.446, 4.4, 12),
        (1.730, 0.890, 0.04, 0.420, 4, 9),
        (1.752, 0.800, 0.09, 0.370, 4, 8),
        (1.762, 0.660, 0.18, 0.280, 3.5, 6),
    ],
    step=0.016,
)
SCREEN = [(-0.395, 1.090, 0.05), (0.395, 1.090, 0.05), (0.380, 1.605, 0.06), (-0.380, 1.605, 0.06)]
DOORWAY = [
    (0.10, 0.50, 0.05),
    (0.64, 0.50, 0.10),
    (0.815, 0.70, 0.14),
    (0.865, 1.02, 0.08),
    (0.745, 1.60, 0.07),
    (0.10, 1.60, 0.06),
]
REAR_WINDOW = [(-0.30, 1.16, 0.05), (0.30, 1.16, 0.05), (0.30, 1.52, 0.05), (-0.30, 1.52, 0.05)]


def _cab(paint):
    shell = CAB.shell(paint, 0.018)
    opening(shell, SCREEN, "yz", 0.6, 1.6)
    opening(shell, DOORWAY, "xz", -1, 1)
    opening(shell, REAR_WINDOW, "yz", -0.2, 0.3)
    cut(shell, cylinder(0.325, 0.26, (FRONT_AXLE, 0, 0.24), "y", paint))
    seam(shell, CAB, 1.045)
    seam(shell, CAB, 1.655)
    glazing(CAB, SCREEN, "yz", 0.6, 1.6)
    glazing(CAB, REAR_WINDOW, "yz", -0.2, 0.3)
    apron = strip(
        CAB,
        [(1.6, 0.3), (0.60, 0.3), (0.60, 0.56, 0.02), (1.0, 0.585, 0.05), (1.6, 0.60)],
        "xz",
        -1,
        1,
        m.black_plastic(),
        0.006,
    )
    cut(apron, cylinder(0.326, 0.262, (FRONT_AXLE, 0, 0.24), "y", paint))
    for s in (-1, 1):
        tube(
            [
                (0.10, s * 0.478, 0.50),
                (0.66, s * 0.478, 0.50),
                (0.83, s * 0.472, 0.70),
                (0.882, s * 0.470, 1.02),
            ],
            0.007,
            m.rubber(),
            0.12,
        )


def _face():
    band = [(-0.445, 0.715, 0.03), (0.445, 0.715, 0.03), (0.452, 0.875, 0.04), (-0.452, 0.875, 0.04)]
    strip(CAB, band, "yz", 0.7, 1.6, m.gloss_black(), 0.005)
    for s in (-1, 1):
        for y, width in ((0.31, 0.165),):
            n = CAB.front_normal(s * y, 0.795)
            x = CAB.front_x(s * y, 0.795)
            slab_lamp((x + 0.004, s * y, 0.795), (n[0], n[1], 0), width, 0.092, None, 0.05, 0.022, rows=3)
        y = s * 0.385
        n = CAB.front_normal(y, 0.925)
        indicator((CAB.front_x(y, 0.925) + 0.003, y, 0.925), (n[0], n[1], 0), 0.10, 0.030)
    badge("PATHIKA", (CAB.front_x(0, 0.795) + 0.005, 0, 0.795), (90, 0, 90), 0.058, m.satin_paint("#e4e8ea"))
    bar = [(-0.215, 0.735), (0.215, 0.735), (0.215, 0.742), (-0.215, 0.742)]
    strip(CAB, bar, "yz", 0.7, 1.6, m.chrome(), 0.008)
    box((0.03, 0.32, 0.10), (CAB.front_x(0, 0.645) - 0.004, 0, 0.645), m.black_plastic())
    number_plate("MILLO", (CAB.front_x(0, 0.645) + 0.016, 0, 0.648), 0, 0.30, 0.095)
    low, high = (CAB.front_x(0.03, 1.075), 0.03, 1.075), (CAB.front_x(0.30, 1.40), 0.26, 1.40)
    wiper(low, high, CAB.front_normal(0.1, 1.2))
    for s in (-1, 1):
        mirror((1.02, s * 0.462, 1.06), (1.01, s * 0.428, 1.26), s, 0.12, 0.13)


def _cabin():
    block((0.04, 0.74), (-0.43, 0.43), (0.40, 0.425), m.chassis_black(), 0.006)
    block((0.60, 0.92), (-0.38, 0.38), (0.423, 0.432), m.floor_mat(), 0.002)
    # The toe board closes the floor towards the front wheel.
    box((0.30, 0.80, 0.012), (0.84, 0, 0.530), m.floor_mat(), 0.004, (0, -45, 0))
    block((0.86, 1.10), (-0.44, 0.44), (0.985, 1.045), m.black_plastic(), 0.02)
    block((0.92, 0.98), (-0.42, 0.42), (0.60, 1.0), m.black_plastic(), 0.02)
    handlebar((0.80, 0, 1.075), 0.58)
    rod((1.04, 0, 0.60), (0.81, 0, 1.04), 0.024, m.chassis_black())
    block((0.06, 0.50), (-0.42, 0.42), (0.42, 0.62), m.chassis_black(), 0.015)
    bench(0.50, 0.14, 0.82, 0.72, 0.40, m.vinyl(), tilt=10, piping=m.stitching())
    for s in (-1, 1):
        block((0.10, 0.62), sorted((s * 0.445, s * 0.487)), (0.455, 0.485), m.alloy(), 0.006)
        grab_handle((0.07, s * 0.474, 1.00), (0.07, s * 0.474, 1.28), (0, s * 0.010, 0), m.black_plastic())


def _under(paint):
    ladder(1.02, -1.30, 0.27, 0.36)
    front_fork(FRONT_AXLE, 0.24, (1.045, 0.60))
    small_wheels(FRONT_AXLE, REAR_AXLE, 0.400, m.satin_paint("#b4b8bc"))
    rear_axle(REAR_AXLE, 0.24, 0.400, 0.28)
    front_mudguard(FRONT_AXLE, paint, 0.262, end=140)
    for s in (-1, 1):
        mudguard((REAR_AXLE, s * 0.405, 0.24), 0.268, 0.13, 0, 178, m.black_plastic(), 0.02)
        block((-0.70, -0.10), sorted((s * 0.10, s * 0.445)), (0.205, 0.455), m.black_plastic(), 0.02)
        panel(
            [(-0.66, 0.235), (-0.14, 0.235), (-0.14, 0.425), (-0.66, 0.425)],
            0.008,
            "xz",
            s * 0.447,
            m.satin_paint("#2a2d30"),
            radius=0.025,
        )
        for k in range(6):
            block(
                (-0.60 + k * 0.04, -0.58 + k * 0.04),
                sorted((s * 0.448, s * 0.456)),
                (0.27, 0.39),
                m.gloss_black(),
                0.004,
            )
        cylinder(0.014, 0.014, (-0.20, s * 0.454, 0.33), "y", m.chrome())
        rod((-1.30, s * 0.24, 0.40), (-1.30, s * 0.24, 0.53), 0.02, m.chassis_black())
    for x in (-1.28, -0.72, -0.12):
        block((x - 0.02, x + 0.02), (-0.45, 0.45), (0.47, 0.54), m.chassis_black(), 0.005)


def _tail():
    block((-1.372, -1.335), (-0.47, 0.47), (0.385, 0.505), m.chassis_black(), 0.008)
    for s in (-1, 1):
        slab_lamp((-1.374, s * 0.36, 0.445), (-1, 0, 0), 0.10, 0.07, m.red_lens(), 0.02)
        slab_lamp((-1.374, s * 0.255, 0.445), (-1, 0, 0), 0.08, 0.07, m.amber_lens(), 0.02)
        reflex((-1.378, s * 0.445, 0.445), (-1, 0, 0), radius=0.02)
    number_plate("MILLO", (-1.381, 0, 0.445), 180, 0.32, 0.10)
    tube(
        [(-1.25, -0.40, 0.36), (-1.375, -0.38, 0.33), (-1.375, 0.38, 0.33), (-1.25, 0.40, 0.36)],
        0.018,
        m.chassis_black(),
        0.06,
    )


def build(variant="full-body"):
    paint = m.paint(PAINT)
    _under(paint)
    _cab(paint)
    _face()
    _cabin()
    _tail()
    if variant == "half-body":
        open_tray(TRAY[0], TRAY[1], TRAY[2], 0.36, paint, "MILLO")
        tube(
            [(-0.075, -0.44, 0.90), (-0.075, -0.44, 1.45), (-0.075, 0.44, 1.45), (-0.075, 0.44, 0.90)],
            0.018,
            m.chassis_black(),
            0.08,
        )
        for k in range(5):
            y = -0.30 + 0.15 * k
            rod((-0.075, y, 0.90), (-0.075, y, 1.44), 0.008, m.chassis_black())
    else:
        closed_box(TRAY[0], TRAY[1], TRAY[2], 1.787, "MILLO", PAINT)
