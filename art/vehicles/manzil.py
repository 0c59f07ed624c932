"""Manzil, the L5N delivery van: upright two-tone cab, sliding doors, tall closed body.

The specification gives no outer size for Manzil; the one below is this design's own.
"""

from kit import materials as m
from kit.shapes import block, cylinder, panel, tube
from kit.solids import Body, cut, frame_prism, grow_outline, keep_inside
from parts.cab import glazing, opening, seam, shut_line, strip
from parts.cargo import closed_box
from parts.fittings import badge, grab_handle, handlebar, mirror, number_plate, wiper
from parts.lamps import lamp_hole, reflex, round_headlamp, slab_lamp
from parts.pickup_gear import battery_box, frame, front_arm, rear_axle, wheels
from parts.seats import bench
from parts.wheel import mudguard

SIZE = (3.200, 1.420, 2.060)
PAINT = "#b23a1c"
FRONT_AXLE, REAR_AXLE = 1.140, -1.050
BOX = ((-1.590, 0.130), 0.705, 0.665)

CAB = Body(
    [
        (0.38, 1.42, 0.22, 0.595, 5.5, 14),
        (0.48, 1.525, 0.21, 0.636, 5.5, 14),
        (0.66, 1.575, 0.20, 0.652, 5.5, 14),
        (0.90, 1.583, 0.20, 0.660, 5.5, 14),
        (1.06, 1.566, 0.20, 0.660, 5.5, 14),
        (1.14, 1.535, 0.20, 0.656, 5.5, 14),
        (1.60, 1.405, 0.20, 0.640, 5.5, 14),
        (1.76, 1.350, 0.20, 0.624, 5.2, 14),
        (1.835, 1.300, 0.215, 0.596, 5.0, 12),
        (1.880, 1.220, 0.26, 0.540, 4.6, 9),
        (1.902, 1.110, 0.34, 0.450, 4.2, 7),
        (1.912, 0.960, 0.46, 0.330, 3.6, 5),
    ],
    step=0.018,
)
SCREEN = [(-0.555, 1.165, 0.06), (0.555, 1.165, 0.06), (0.530, 1.710, 0.07), (-0.530, 1.710, 0.07)]
DOOR = [
    (0.30, 0.47, 0.06),
    (0.80, 0.47, 0.06),
    (0.98, 0.72, 0.14),
    (1.235, 1.10, 0.12),
    (1.135, 1.740, 0.09),
    (0.30, 1.740, 0.07),
]
WINDOW = [(0.365, 1.15, 0.05), (1.165, 1.15, 0.06), (1.080, 1.675, 0.08), (0.365, 1.675, 0.05)]


def _arch(radius, paint):
    return cylinder(radius, 1.6, (FRONT_AXLE, 0, 0.235), "y", paint, segments=96)


def _cab(paint, white):
    shell = CAB.shell(paint, 0.022)
    opening(shell, SCREEN, "yz", 0.9, 1.9)
    opening(shell, WINDOW, "xz", -1, 1)
    cut(shell, _arch(0.365, paint))
    for side in ((-1, -0.3), (0.3, 1)):
        shut_line(shell, CAB, DOOR, "xz", *side)
        glazing(CAB, WINDOW, "xz", *side, lip=0.012)
    seam(shell, CAB, 1.115, 1.26)
    glazing(CAB, SCREEN, "yz", 0.9, 1.9)
    strip(CAB, [(0, 1.782), (2, 1.782), (2, 2.0), (0, 2.0)], "xz", -1, 1, white, 0.003, 0.01)
    bumper = strip(
        CAB,
        [(2, 0.3), (0.12, 0.3), (0.12, 0.47), (0.78, 0.47, 0.05), (1.0, 0.66, 0.1), (2, 0.655)],
        "xz",
        -1,
        1,
        m.black_plastic(),
        0.014,
        0.035,
    )
    cut(bumper, _arch(0.361, paint))
    mudguard((FRONT_AXLE, 0, 0.235), 0.372, 1.00, 46, 134, m.black_plastic(), 0.01)
    for s in (-1, 1):
        y = CAB.side_y(0.5, 1.04)
        block(
            (0.34, 1.02), sorted((s * (y - 0.004), s * (y + 0.008))), (1.085, 1.105), m.gloss_black(), 0.004
        )
        grab_handle(
            (1.05, s * (y - 0.004), 0.86),
            (1.05, s * (y - 0.004), 1.02),
            (0, s * 0.035, 0),
            m.black_plastic(),
            0.011,
        )
        block((0.32, 0.82), sorted((s * 0.38, s * 0.620)), (0.41, 0.435), m.floor_mat(), 0.006)
    return shell


def _face(shell):
    mouth = [(-0.53, 0.765, 0.085), (0.53, 0.765, 0.085), (0.53, 0.965, 0.095), (-0.53, 0.965, 0.095)]
    band = strip(CAB, mouth, "yz", 0.9, 1.9, m.gloss_black(), 0.006)
    rim = grow_outline(mouth, 0.012)
    keep_inside(CAB.shell(m.chrome(), 0.014, grow=0.009), frame_prism(mouth, rim, "yz", 0.9, 1.9))
    for k in range(5):
        z = 0.795 + 0.034 * k
        strip(
            CAB,
            [(-0.255, z), (0.255, z), (0.255, z + 0.009), (-0.255, z + 0.009)],
            "yz",
            0.9,
            1.9,
            m.chassis_black(),
            0.012,
        )
    for s in (-1, 1):
        y, z = s * 0.405, 0.865
        lamp_hole([shell, band], (CAB.front_x(y, z), y, z), 0.083)
        round_headlamp((CAB.front_x(y, z) + 0.004, y, z), (1, s * 0.06, 0.03), 0.083)
        slab_lamp(
            (CAB.front_x(s * 0.45, 0.705) + 0.004, s * 0.45, 0.705),
            (1, s * 0.1, 0),
            0.13,
            0.032,
            m.amber_lens(),
            0.03,
        )
        slab_lamp(
            (CAB.front_x(s * 0.44, 0.555) + 0.014, s * 0.44, 0.575),
            (1, s * 0.12, 0),
            0.10,
            0.045,
            None,
            0.03,
            rows=2,
        )
        mirror((1.30, s * 0.640, 1.18), (1.33, s * 0.676, 1.38), s, 0.085, 0.20)
    badge("PATHIKA", (CAB.front_x(0, 1.025) + 0.003, 0, 1.025), (85, 0, 90), 0.062, m.satin_paint("#f3f0e8"))
    number_plate("MANZIL", (CAB.front_x(0, 0.575) + 0.028, 0, 0.580), 0, 0.38, 0.112)
    wiper(
        (CAB.front_x(0.05, 1.15), 0.05, 1.15),
        (CAB.front_x(0.40, 1.50), 0.36, 1.50),
        CAB.front_normal(0.2, 1.3),
    )
    wiper(
        (CAB.front_x(-0.42, 1.155), -0.42, 1.155),
        (CAB.front_x(-0.08, 1.50), -0.08, 1.50),
        CAB.front_normal(-0.2, 1.3),
    )


def _cabin():
    block((0.26, 0.90), (-0.58, 0.58), (0.41, 0.44), m.chassis_black(), 0.006)
    block((1.06, 1.42), (-0.57, 0.57), (1.03, 1.125), m.black_plastic(), 0.03)
    block((1.08, 1.14), (-0.57, 0.57), (0.64, 1.05), m.black_plastic(), 0.02)
    handlebar((0.98, 0, 1.13), 0.62)
    block((0.26, 0.70), (-0.55, 0.55), (0.43, 0.72), m.chassis_black(), 0.02)
    bench(0.74, 0.32, 1.06, 0.82, 0.50, m.vinyl("#4a3a30"), tilt=8, piping=m.stitching())


def _tail():
    block((-1.590, -1.545), (-0.69, 0.69), (0.43, 0.60), m.chassis_black(), 0.012)
    for s in (-1, 1):
        slab_lamp((-1.594, s * 0.58, 0.53), (-1, 0, 0), 0.14, 0.09, m.red_lens(), 0.02, 0.02)
        slab_lamp((-1.594, s * 0.45, 0.53), (-1, 0, 0), 0.09, 0.09, m.amber_lens(), 0.02, 0.02)
        reflex((-1.598, s * 0.35, 0.53), (-1, 0, 0))
        slab_lamp((-1.594, s * 0.62, 1.99), (-1, 0, 0), 0.07, 0.03, m.red_lens(), 0.01)
        panel(
            [
                (s * 0.55 - 0.09, 0.13),
                (s * 0.55 + 0.09, 0.13),
                (s * 0.55 + 0.09, 0.42),
                (s * 0.55 - 0.09, 0.42),
            ],
            0.006,
            "yz",
            -1.385,
            m.rubber(),
            radius=0.012,
        )
        tube(
            [(-1.50, s * 0.40, 0.44), (-1.596, s * 0.38, 0.40), (-1.596, s * 0.05, 0.40)],
            0.02,
            m.chassis_black(),
            0.05,
        )
    number_plate("MANZIL", (-1.598, 0, 0.53), 180, 0.36, 0.112)


def build(variant=None):
    paint, white = m.paint(PAINT), m.paint("#f3f0e8")
    frame(0.95, -1.56, 0.40, 0.50)
    wheels(FRONT_AXLE, REAR_AXLE, 0.570, m.satin_paint("#e3e0d6"))
    front_arm(FRONT_AXLE)
    mudguard((FRONT_AXLE, 0, 0.262), 0.295, 0.18, 25, 160, m.black_plastic())
    rear_axle(REAR_AXLE, 0.570, 0.40)
    for s in (-1, 1):
        battery_box((-0.56, 0.10), (0.16, 0.64), (0.24, 0.56), s)
    for x in (-1.45, -0.70, -0.30, 0.05):
        block((x - 0.03, x + 0.03), (-0.66, 0.66), (0.565, 0.640), m.chassis_black(), 0.008)
    _face(_cab(paint, white))
    _cabin()
    _tail()
    closed_box(*BOX, 2.055, "MANZIL", PAINT, "#f3f0e8")
