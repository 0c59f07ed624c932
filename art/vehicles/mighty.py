"""Mighty: diamond frame of stout tubes, suspension fork, wide tyres, two discs."""

from kit import materials as m
from kit.shapes import rod, tube
from parts.cycle_cockpit import bars, bottle, carrier, head_lamp, kickstand, saddle
from parts.wheel import mudguard
from vehicles import bicycle as b

SIZE = (1.880, 0.690, 1.040)
SEAT_JOINT, SADDLE = (-0.165, 0.770), (-0.212, 0.945)


def build(variant=None):
    paint, accent = m.paint("#c9cfd2"), m.satin_paint("#c4321d")
    down = ((b.HEAD_LOW[0] - 0.012, b.HEAD_LOW[1] + 0.03), b.BRACKET)
    rod((down[0][0], 0, down[0][1]), (down[1][0], 0, down[1][1]), 0.030, paint)
    tube(
        [
            (b.HEAD_TOP[0] + 0.010, 0, b.HEAD_TOP[1] - 0.03),
            (0.15, 0, 0.775),
            (SEAT_JOINT[0] + 0.012, 0, 0.715),
        ],
        0.0225,
        paint,
        0.2,
    )
    rod((0.245, 0, 0.777), (0.395, 0, 0.735), 0.012, paint)
    b.stays(paint, (-0.150, 0.700), 0.0115)
    b.fork(paint, suspended=True)
    b.seat_post(SEAT_JOINT, SADDLE, paint)
    b.battery_on_tube((0.060, 0.372), (0.330, 0.618), 0.060, (0.37, 0.092, 0.090))
    b.lettering("MIGHTY", (-0.06, 0.742), (0.22, 0.795), 0.034, accent, radius=0.0232)
    b.running(None, 0.062, rim=m.gloss_black())
    for (x, z), start, end in ((b.FRONT, 35, 150), (b.REAR, 40, 165)):
        mudguard((x, 0, z), 0.352, 0.082, start, end, m.black_plastic(), 0.012, 0.003)
    saddle((SADDLE[0], 0, SADDLE[1]), width=0.165, length=0.275)
    bars((0.368, 0.975), 0.045, 0.68, 0.07, b.HEAD_TOP)
    head_lamp((0.452, 0, 0.880))
    rod((0.39, 0, 0.880), (0.44, 0, 0.880), 0.007, m.gloss_black())
    bottle((-0.062, 0, 0.500), (-0.10, 0, 0.610))
    carrier(-0.24, -0.76, 0.755, b.REAR)
    kickstand((-0.30, 0.080, 0.315), (-0.20, 0.22, 0.012))
