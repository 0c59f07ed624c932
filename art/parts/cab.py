"""What makes a moulded shell a cab: glazed openings, shut lines, strips of other material."""

from kit import materials as m
from kit.solids import cut, frame_prism, grow_outline, keep_inside, prism


def strip(body, outline, plane, low, high, material, grow=0.004, wall=0.012, radius=0.0):
    """A skin that follows the body's surface within an outline: bumpers, bands, bars."""
    return keep_inside(body.shell(material, wall, grow=grow), prism(outline, plane, low, high, radius))


def opening(shell, outline, plane, low, high):
    return cut(shell, prism(outline, plane, low, high))


def glazing(body, outline, plane, low, high, glass=None, lip=0.013):
    """A pane that follows the body, and the rubber it sits in."""
    pane = keep_inside(
        body.shell(glass or m.window_glass(), 0.005, grow=-0.006), prism(outline, plane, low, high)
    )
    ring = frame_prism(grow_outline(outline, -0.010), grow_outline(outline, lip), plane, low, high)
    seal = keep_inside(body.shell(m.rubber(), 0.016, grow=0.003), ring)
    return pane, seal


def shut_line(shell, body, outline, plane, low, high, width=0.0055, depth=0.010):
    """A groove along an outline, as where a door meets its frame."""
    ring = frame_prism(outline, grow_outline(outline, width), plane, low, high)
    cut(ring, body.solid(m.paint("#000000"), -depth))
    return cut(shell, ring)


def seam(shell, body, z, low=-1.0, high=2.0, width=0.005, depth=0.006):
    """A level joint between two mouldings."""
    ring = prism([(low, z), (high, z), (high, z + width), (low, z + width)], "xz", -2, 2)
    cut(ring, body.solid(m.paint("#000000"), -depth))
    return cut(shell, ring)
