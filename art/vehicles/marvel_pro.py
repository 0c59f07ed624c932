"""Marvel Pro: Marvel with front basket, rear carrier, centre stand and bottle holder."""

from kit import materials as m
from kit.shapes import rod
from parts.cycle_cockpit import bars, basket, bottle, carrier, head_lamp, rear_stand, saddle
from vehicles import bicycle as b
from vehicles.marvel import SADDLE, frame

SIZE = (1.880, 0.665, 1.065)


def build(variant=None):
    paint = m.paint("#1d7c6e")
    frame(paint, m.satin_paint("#f4f1e6"), "MARVEL PRO")
    b.running(paint, rim=m.alloy())
    b.battery_on_tube((-0.075, 0.500), (-0.148, 0.715), 0.072, (0.30, 0.085, 0.085))
    saddle((SADDLE[0], 0, SADDLE[1]), width=0.21, cover=m.vinyl("#6b4426"))
    bars((0.372, 0.985), 0.060, 0.64, 0.18, b.HEAD_TOP)
    basket((0.585, 0, 0.780))
    for s in (-1, 1):
        rod((0.52, s * 0.09, 0.78), (b.FRONT[0], s * 0.068, b.FRONT[1]), 0.0045, m.gloss_black())
    rod((0.42, 0, 0.81), (0.50, 0, 0.80), 0.009, m.gloss_black())
    head_lamp((0.735, 0, 0.76))
    rod((0.60, 0, 0.785), (0.725, 0, 0.765), 0.006, m.gloss_black())
    bottle((0.235, 0, 0.620), (0.330, 0, 0.780))
    carrier(-0.22, -0.74, 0.735, b.REAR)
    rear_stand(b.REAR)
