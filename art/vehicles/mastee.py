"""Mastee, the passenger e-rickshaw: driver and four, 2790 x 990 x 1790 mm, wheel base 2180."""

from kit import materials as m
from kit.shapes import block, box, cylinder, lathe, panel, rod, tube
from kit.solids import Body, cut, frame_prism, grow_outline, keep_inside, prism
from parts.fittings import badge, handlebar, mirror, number_plate, wiper
from parts.lamps import aim_along, indicator, lamp_hole, reflex, round_headlamp, slab_lamp, tail_cluster
from parts.running_gear import front_fork, front_mudguard, ladder, rear_axle, small_wheels
from parts.seats import bench
from parts.wheel import mudguard

SIZE = (2.790, 0.990, 1.790)
COLOURS = {"yellow": "#f2ac00", "white": "#eef0ee", "green": "#0b6b3f"}
FRONT_AXLE, REAR_AXLE = 1.135, -1.045

MASK = Body(
    [
        (0.45, 1.10, -0.2, 0.385, 3.0, 8),
        (0.52, 1.175, -0.2, 0.415, 3.0, 8),
        (0.66, 1.240, -0.2, 0.448, 3.0, 8),
        (0.80, 1.262, -0.2, 0.466, 3.1, 8),
        (0.94, 1.236, -0.2, 0.474, 3.2, 8),
        (1.04, 1.178, -0.2, 0.474, 3.3, 8),
        (1.40, 1.000, -0.2, 0.460, 3.6, 8),
        (1.70, 0.850, -0.2, 0.445, 3.8, 8),
    ]
)
TUB = Body(
    [
        (0.30, -0.30, -1.345, 0.452, 12, 7),
        (0.36, -0.30, -1.372, 0.474, 12, 7),
        (0.60, -0.30, -1.378, 0.486, 12, 7),
        (0.86, -0.30, -1.360, 0.484, 12, 7),
        (1.02, -0.30, -1.340, 0.474, 12, 7),
    ]
)
ROOF = Body(
    [
        (1.664, 0.885, -1.362, 0.478, 5, 8),
        (1.680, 0.925, -1.384, 0.492, 5, 8),
        (1.712, 0.930, -1.388, 0.4945, 5, 8),
        (1.740, 0.895, -1.376, 0.482, 5, 8),
        (1.764, 0.800, -1.335, 0.440, 4.5, 7),
        (1.780, 0.650, -1.240, 0.360, 4, 6),
        (1.7895, 0.440, -1.080, 0.240, 3.5, 5),
    ],
    step=0.006,
)
SCREEN = [(-0.365, 1.085, 0.05), (0.365, 1.085, 0.05), (0.350, 1.615, 0.06), (-0.350, 1.615, 0.06)]


def _mask(paint):
    """The moulded front: cowl, pillars and screen surround in one piece, open behind."""
    side = [
        (1.5, 0.3),
        (0.60, 0.3, 0.02),
        (0.62, 0.60, 0.10),
        (0.90, 0.86, 0.14),
        (0.955, 1.08, 0.05),
        (0.66, 1.76),
        (1.5, 1.76),
    ]
    mask = MASK.shell(paint, 0.016)
    mask = keep_inside(mask, prism(side, "xz", -1, 1, 0.001))
    cut(mask, prism(SCREEN, "yz", 0.5, 1.5))
    arch = cylinder(0.315, 0.25, (FRONT_AXLE, 0, 0.24), "y", paint)
    cut(mask, arch)
    # A shut line where the screen surround meets the cowl.
    seam = prism([(0.5, 1.050), (1.5, 1.050), (1.5, 1.055), (0.5, 1.055)], "xz", -1, 1)
    inner = MASK.solid(paint, -0.006)
    cut(seam, inner)
    cut(mask, seam)
    keep_inside(MASK.shell(m.window_glass(), 0.005, grow=-0.006), prism(SCREEN, "yz", 0.7, 1.5))
    keep_inside(
        MASK.shell(m.rubber(), 0.016, grow=0.003),
        frame_prism(grow_outline(SCREEN, -0.012), grow_outline(SCREEN, 0.014), "yz", 0.7, 1.5),
    )
    return mask


def _face(paint, ink, mask):
    """Lamps, grille, apron, badges, wiper and plate on the mask."""
    apron = keep_inside(
        MASK.shell(m.black_plastic(), 0.012, grow=0.005),
        prism([(1.5, 0.3), (0.60, 0.3), (0.60, 0.50, 0.02), (1.0, 0.545), (1.5, 0.60)], "xz", -1, 1),
    )
    cut(apron, cylinder(0.316, 0.252, (FRONT_AXLE, 0, 0.24), "y", paint))
    grille = [(-0.15, 0.730, 0.02), (0.15, 0.730, 0.02), (0.185, 0.865, 0.03), (-0.185, 0.865, 0.03)]
    keep_inside(MASK.shell(m.gloss_black(), 0.012, grow=0.004), prism(grille, "yz", 0.8, 1.5))
    for k in range(4):
        z = 0.757 + 0.026 * k
        bar = [
            (-0.145 - k * 0.008, z),
            (0.145 + k * 0.008, z),
            (0.147 + k * 0.008, z + 0.007),
            (-0.147 - k * 0.008, z + 0.007),
        ]
        keep_inside(MASK.shell(m.chrome(), 0.012, grow=0.009), prism(bar, "yz", 0.8, 1.5))
    for s in (-1, 1):
        y, z = s * 0.285, 0.80
        x, n = MASK.front_x(y, z), MASK.front_normal(y, z)
        aim = (n[0] + 0.9, n[1] * 0.7, n[2] * 0.4)
        pot = lathe(
            [(0.075, -0.05), (0.112, -0.03), (0.108, 0.012), (0.098, 0.020), (0.085, 0.016)],
            (0, 0, 0),
            "z",
            m.gloss_black(),
        )
        aim_along([pot], (x - 0.014, y, z), aim)
        lamp_hole([mask], (x, y, z))
        round_headlamp((x - 0.004, y, z), aim, 0.080)
        y, z = s * 0.385, 0.925
        n = MASK.front_normal(y, z)
        indicator((MASK.front_x(y, z) + 0.004, y, z), (n[0], n[1], 0), 0.075, 0.034)
    x = MASK.front_x(0, 0.945)
    badge("PATHIKA", (x + 0.002, 0, 0.945), (80, 0, 90), 0.050, ink)
    x = MASK.front_x(0, 0.655)
    box((0.02, 0.30, 0.07), (x - 0.002, 0, 0.645), m.black_plastic())
    number_plate("MASTEE", (x + 0.014, 0, 0.650), 0, 0.32, 0.10)
    x0, x1 = MASK.front_x(0.02, 1.07), MASK.front_x(0.28, 1.36)
    wiper((x0 - 0.002, 0.02, 1.068), (x1 - 0.004, 0.26, 1.36), MASK.front_normal(0.1, 1.2))
    for s in (-1, 1):
        mirror((0.985, s * 0.445, 1.06), (0.99, s * 0.425, 1.24), s, 0.13, 0.10)


def _cabin(paint):
    """Driver's place: floor, dash, handlebar, seat box shared with the rear-facing bench."""
    block((-1.0, 0.70), (-0.455, 0.455), (0.345, 0.368), m.chassis_black(), 0.006)
    block((-0.78, 0.70), (-0.44, 0.44), (0.366, 0.374), m.floor_mat(), 0.002)
    # The toe board closes the floor towards the front wheel.
    box((0.40, 0.80, 0.012), (0.835, 0, 0.505), m.floor_mat(), 0.004, (0, -45, 0))
    for s in (-1, 1):
        block((0.68, 0.90), sorted((s * 0.16, s * 0.38)), (0.44, 0.46), m.floor_mat(), 0.006)
    for s in (-1, 1):
        block((-0.60, 0.70), sorted((s * 0.452, s * 0.486)), (0.318, 0.392), paint, 0.012)
        block((-0.59, 0.69), sorted((s * 0.447, s * 0.481)), (0.390, 0.397), m.alloy(), 0.002)
    block((0.86, 1.06), (-0.43, 0.43), (0.99, 1.035), m.black_plastic(), 0.015)
    block((0.90, 0.98), (-0.40, 0.40), (0.62, 1.0), m.black_plastic(), 0.02)
    handlebar((0.80, 0, 1.075), 0.60)
    rod((1.03, 0, 0.60), (0.80, 0, 1.04), 0.024, m.chassis_black())
    block((-0.34, 0.44), (-0.452, 0.452), (0.37, 0.60), paint, 0.02)
    for s in (-1, 1):
        door = [(-0.27, 0.40), (0.37, 0.40), (0.37, 0.565), (-0.27, 0.565)]
        panel(door, 0.006, "xz", s * 0.4535, paint, radius=0.025, bevel=0.002)
        for k in range(5):
            block(
                (-0.20 + k * 0.028, -0.185 + k * 0.028),
                sorted((s * 0.452, s * 0.4585)),
                (0.44, 0.53),
                m.gloss_black(),
                0.002,
            )
        cylinder(0.012, 0.01, (0.31, s * 0.457, 0.485), "y", m.chrome())
    black = m.vinyl()
    bench(0.46, 0.08, 0.86, 0.70, 0.34, black, facing=1, piping=m.stitching())
    bench(0.0, -0.38, 0.90, 0.70, 0.36, black, facing=-1, tilt=8, piping=m.stitching())
    for s in (-1, 1):
        tube(
            [(0.06, s * 0.45, 0.60), (0.04, s * 0.455, 1.20), (0.03, s * 0.45, 1.68)], 0.017, m.chrome(), 0.2
        )
        cylinder(0.028, 0.012, (0.06, s * 0.45, 0.603), "z", m.chrome())
    tube([(0.038, -0.45, 1.14), (0.038, 0.45, 1.14)], 0.013, m.chrome(), 0)
    tube([(0.036, -0.45, 1.34), (0.036, 0.45, 1.34)], 0.013, m.chrome(), 0)


def _saloon(paint):
    """The rear tub with wheel arches, bench, posts, rails and the back wall with its window."""
    outer = TUB.solid(paint)
    cut(outer, _lifted(TUB.solid(paint, -0.022, 0.37, 1.02)))
    side = [
        (-1.6, 0.2),
        (-0.62, 0.2, 0.03),
        (-0.60, 0.56, 0.10),
        (-0.80, 0.74, 0.16),
        (-1.05, 0.96, 0.12),
        (-1.25, 0.99),
        (-1.6, 0.99),
    ]
    keep_inside(outer, prism(side, "xz", -1, 1, 0.001))
    for s in (-1, 1):
        cut(outer, cylinder(0.305, 0.30, (REAR_AXLE, s * 0.45, 0.24), "y", paint, 0.002, 64))
        mudguard((REAR_AXLE, s * 0.395, 0.24), 0.292, 0.19, -12, 192, m.chassis_black(), 0.002)
        mudguard((REAR_AXLE, s * 0.4725, 0.24), 0.303, 0.036, -8, 188, m.black_plastic(), 0.006, 0.008)
        # Shut line and chrome strip along the flank.
        tube([(-0.605, s * 0.4865, 0.50), (-0.72, s * 0.489, 0.52)], 0.004, m.chrome(), 0)
        tube(
            [(-1.30, s * 0.468, 0.97), (-1.29, s * 0.462, 1.3), (-1.27, s * 0.448, 1.68)],
            0.017,
            m.chrome(),
            0.2,
        )
        tube(
            [(-0.63, s * 0.468, 0.40), (-0.625, s * 0.468, 1.2), (-0.60, s * 0.452, 1.68)],
            0.017,
            m.chrome(),
            0.3,
        )
        tube([(-0.625, s * 0.466, 1.02), (-1.295, s * 0.466, 1.02)], 0.012, m.chrome(), 0)
        tube([(-0.61, s * 0.458, 1.58), (0.035, s * 0.455, 1.58)], 0.010, m.chrome(), 0)
        slab_lamp((-0.70, s * 0.487, 0.605), (0, s, 0), 0.045, 0.020, m.amber_lens(), 0.01, 0.008)
    rod((-0.625, -0.466, 0.80), (0.05, -0.452, 0.80), 0.012, m.chrome())
    rod((-0.625, -0.466, 0.98), (0.05, -0.452, 0.98), 0.012, m.chrome())
    block((-1.18, -0.76), (-0.36, 0.36), (0.37, 0.60), m.chassis_black(), 0.01)
    bench(-0.74, -1.16, 0.88, 0.72, 0.42, m.vinyl(), facing=1, tilt=12, piping=m.stitching())
    back = [(-0.45, 0.99), (0.45, 0.99), (0.445, 1.68), (-0.445, 1.68)]
    window = [(-0.31, 1.14), (0.31, 1.14), (0.30, 1.54), (-0.30, 1.54)]
    panel(back, 0.012, "yz", -1.318, paint, [[(*p, 0.06) for p in window]], bevel=0.004)
    panel(window, 0.004, "yz", -1.318, m.tinted_glass(), radius=0.06)
    panel(
        grow_outline(window, 0.016),
        0.020,
        "yz",
        -1.318,
        m.rubber(),
        [grow_outline(window, -0.012)],
        radius=0.06,
        bevel=0.006,
    )


def _lifted(obj):
    """Raises the top of an inner solid, so that the cut leaves the tub open above."""
    top = max(v.co.z for v in obj.data.vertices)
    for v in obj.data.vertices:
        if v.co.z > top - 1e-4:
            v.co.z += 0.1
    return obj


def _tail(ink):
    for s in (-1, 1):
        tail_cluster((TUB.rear_x(0.39, 0.70) - 0.012, s * 0.385, 0.70), s, 0.22, 0.075)
        reflex((TUB.rear_x(0.3, 0.42) - 0.006, s * 0.38, 0.44), (-1, 0, 0))
        y = s * 0.39
        flap = [(y - 0.06, 0.10), (y + 0.06, 0.10), (y + 0.06, 0.31), (y - 0.06, 0.31)]
        panel(flap, 0.006, "yz", -1.335, m.rubber(), radius=0.012)
    x = TUB.rear_x(0, 0.52)
    number_plate("MASTEE", (x - 0.008, 0, 0.54), 180, 0.34, 0.11)
    box((0.03, 0.12, 0.022), (x - 0.010, 0, 0.615), m.gloss_black(), 0.006)
    badge("MASTEE", (TUB.rear_x(0, 0.80) - 0.002, 0, 0.80), (90, 0, -90), 0.095, ink)
    badge("electric", (TUB.rear_x(0, 0.71) - 0.002, 0.0, 0.715), (90, 0, -90), 0.042, ink)
    tube(
        [(-1.30, -0.43, 0.33), (-1.377, -0.40, 0.33), (-1.377, 0.40, 0.33), (-1.30, 0.43, 0.33)],
        0.017,
        m.chrome(),
        0.05,
    )


def _roof(paint):
    ROOF.solid(paint)
    keep_inside(
        ROOF.solid(m.black_plastic(), 0.0004, 1.660, 1.682),
        prism([(-2, 1.6), (2, 1.6), (2, 1.683), (-2, 1.683)], "xz", -1, 1),
    )
    block((-1.28, 0.72), (-0.43, 0.43), (1.655, 1.668), m.matte("#c9c8c2"), 0.004)
    for y in (-0.22, 0, 0.22):
        tube([(0.40, y, 1.781 - abs(y) * 0.055), (-1.02, y, 1.781 - abs(y) * 0.055)], 0.007, paint, 0)
    slab_lamp((-0.35, 0, 1.652), (0, 0.001, -1), 0.10, 0.05, m.lens(), rows=3)


def build(variant="yellow"):
    paint = m.paint(COLOURS[variant or "yellow"])
    ink = m.satin_paint("#f3f4ef" if variant == "green" else "#1a2320")
    ladder(1.02, -1.22, 0.27)
    front_fork(FRONT_AXLE, 0.24, (1.04, 0.60))
    small_wheels(FRONT_AXLE, REAR_AXLE, 0.405)
    rear_axle(REAR_AXLE, 0.24, 0.405, 0.30)
    front_mudguard(FRONT_AXLE, paint, 0.262, end=140)
    _face(paint, ink, _mask(paint))
    _cabin(paint)
    _saloon(paint)
    _tail(ink)
    _roof(paint)
