"""Marvel: step-through electric bicycle with a small cane basket, rear stand and bottle holder."""

from kit import materials as m
from kit.shapes import rod, tube
from parts.cycle_cockpit import bars, basket, bottle, head_lamp, kickstand, saddle
from vehicles import bicycle as b

SIZE = (1.880, 0.640, 1.060)
SEAT_JOINT, SADDLE = (-0.150, 0.720), (-0.205, 0.925)


def frame(paint, ink, name):
    """A deep double curve: the upper tube swings low for stepping through."""
    tube(
        [
            (b.HEAD_LOW[0] - 0.012, 0, b.HEAD_LOW[1] + 0.03),
            (0.300, 0, 0.470),
            (0.09, 0, 0.315),
            (b.BRACKET[0], 0, b.BRACKET[1]),
        ],
        0.0235,
        paint,
        0.16,
    )
    tube(
        [
            (b.HEAD_TOP[0] + 0.012, 0, b.HEAD_TOP[1] - 0.05),
            (0.215, 0, 0.560),
            (-0.02, 0, 0.470),
            (-0.083, 0, 0.505),
        ],
        0.0175,
        paint,
        0.18,
    )
    b.stays(paint, (-0.135, 0.680))
    b.fork(paint)
    b.seat_post(SEAT_JOINT, SADDLE, paint)
    b.lettering(name, (0.245, 0.425), (0.375, 0.600), 0.040 * min(1.0, 7 / len(name)), ink, radius=0.0238)


def build(variant=None, paint=None, ink=None, name="MARVEL"):
    paint = paint or m.paint("#2d3439")
    frame(paint, ink or m.satin_paint("#f5b400"), name)
    b.running(paint)
    b.battery_on_tube((-0.075, 0.500), (-0.148, 0.715), 0.072, (0.30, 0.085, 0.085))
    saddle((SADDLE[0], 0, SADDLE[1]))
    bars((0.372, 0.985), 0.055, 0.62, 0.15, b.HEAD_TOP)
    basket((0.572, 0, 0.800), (0.22, 0.29, 0.20), m.satin_paint("#9c6b3c"), 0.0042, 12)
    for s in (-1, 1):
        rod((0.53, s * 0.08, 0.800), (b.FRONT[0], s * 0.068, b.FRONT[1]), 0.0045, m.gloss_black())
    rod((0.42, 0, 0.825), (0.49, 0, 0.812), 0.009, m.gloss_black())
    head_lamp((0.520, 0, 0.738))
    rod((0.45, 0, 0.715), (0.505, 0, 0.738), 0.006, m.gloss_black())
    bottle((0.235, 0, 0.515 + 0.105), (0.330, 0, 0.73 + 0.05))
    kickstand((-0.30, 0.075, 0.315), (-0.20, 0.21, 0.012))
