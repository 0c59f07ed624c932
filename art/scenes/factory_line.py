"""The assembly hall: vehicles in a line on the marked floor, an open frame on its jig, benches with tools, racks."""

import random

import bpy

from kit import materials as m
from kit.shapes import block, box, building, cylinder, rod, tube
from parts.fittings import handlebar
from parts.running_gear import front_fork, ladder, rear_axle, small_wheels
from scenes import surfaces as s
from scenes.cast import park
from scenes.goods import parcel
from scenes.studio import area, world_gradient
from scenes.town import ground

_frames = []


def _column(x, y):
    block((x - 0.15, x + 0.15), (y - 0.02, y + 0.02), (0, 6), m.satin_paint("#8fa4a0"), 0.004)
    for s_ in (-1, 1):
        block(
            (x + s_ * 0.14 - 0.012, x + s_ * 0.14 + 0.012),
            (y - 0.13, y + 0.13),
            (0, 6),
            m.satin_paint("#8fa4a0"),
            0.004,
        )
    for k in range(6):
        block(
            (x - 0.17, x + 0.17),
            (y - 0.15, y + 0.15),
            (0.18 * k, 0.18 * k + 0.18),
            m.matte("#f5b400" if k % 2 else "#1b1c1d"),
            0.002,
        )


def _rack(x, y, seed):
    chance = random.Random(seed)
    for u in (-1.3, 1.3):
        for v in (-0.4, 0.4):
            block(
                (x + u - 0.04, x + u + 0.04),
                (y + v - 0.04, y + v + 0.04),
                (0, 3.0),
                m.satin_paint("#24518c"),
                0.006,
            )
    for k in range(4):
        z = 0.25 + 0.85 * k
        block((x - 1.35, x + 1.35), (y - 0.42, y + 0.42), (z - 0.05, z), m.satin_paint("#d2691e"), 0.006)
        cx = x - 1.1
        while cx < x + 1.0:
            size = (chance.uniform(0.4, 0.6), 0.55, chance.uniform(0.28, 0.5))
            if chance.random() < 0.6:
                parcel((cx + size[0] / 2, y, z), size)
            else:
                box(
                    (size[0], 0.5, size[2]),
                    (cx + size[0] / 2, y, z + size[2] / 2),
                    m.satin_paint(chance.choice(["#2d6d57", "#38536e", "#a7332a"])),
                    0.03,
                )
            cx += size[0] + 0.08


def _bench(x, y):
    block((x - 1.1, x + 1.1), (y - 0.35, y + 0.35), (0.86, 0.91), s.pallet_wood(), 0.01)
    for u in (-1, 1):
        for v in (-0.3, 0.3):
            block(
                (x + u - 0.03, x + u + 0.03),
                (y + v - 0.03, y + v + 0.03),
                (0, 0.86),
                m.satin_paint("#4c5a5e"),
                0.005,
            )
    for k in range(3):
        box(
            (0.32, 0.28, 0.16),
            (x - 0.7 + 0.6 * k, y, 1.0),
            m.satin_paint(("#a7332a", "#2d6d57", "#e0a820")[k]),
            0.02,
        )
    block((x - 1.1, x + 1.1), (y + 0.33, y + 0.37), (0.91, 1.7), m.satin_paint("#9aa5a7"), 0.01)
    # Spanners on the board, the long ones first, and a vice at the end.
    for k in range(11):
        u, long = x - 0.95 + 0.17 * k, 0.34 - 0.02 * k
        rod((u, y + 0.32, 1.52), (u, y + 0.32, 1.52 - long), 0.012, m.steel())
        for z in (1.53, 1.51 - long):
            cylinder(0.026, 0.012, (u, y + 0.32, z), "y", m.steel(), 0.003, 16)
    box((0.10, 0.16, 0.12), (x + 0.98, y - 0.22, 0.97), m.satin_paint("#1f4f86"), 0.02)
    cylinder(0.016, 0.30, (x + 0.98, y - 0.36, 0.98), "y", m.steel(), 0.004, 20)
    rod((x + 0.90, y - 0.50, 0.98), (x + 1.06, y - 0.50, 0.98), 0.007, m.steel())


def _frame():
    """A ladder frame with its running gear, before it gets a body."""
    if not _frames:
        with building("frame") as collection:
            ladder(0.95, -1.30, 0.30)
            front_fork(1.135, 0.24, (0.93, 0.86))
            rear_axle(-1.045, 0.24, 0.46, 0.30)
            small_wheels(1.135, -1.045, 0.43)
            handlebar((0.80, 0, 1.075), 0.60)
            rod((0.93, 0, 0.86), (0.80, 0, 1.04), 0.024, m.chassis_black())
            for s_ in (-1, 1):
                rod((0.93, s_ * 0.08, 0.84), (0.80, s_ * 0.24, 0.36), 0.02, m.chassis_black())
        _frames.append(collection)
    return _frames[0]


def _jig(x, y):
    """An open frame on a green stand with clamps, a hoist above it."""
    green, lift = m.satin_paint("#0f6b42"), 0.42
    frame = bpy.data.objects.new("frame", None)
    frame.instance_type, frame.instance_collection = "COLLECTION", _frame()
    frame.location = (x, y, lift)
    bpy.context.scene.collection.objects.link(frame)
    for u in (-0.75, 0.45):
        block((x + u - 0.05, x + u + 0.05), (y - 0.55, y + 0.55), (lift + 0.20, lift + 0.29), green, 0.01)
        for v in (-0.45, 0.45):
            block((x + u - 0.04, x + u + 0.04), (y + v - 0.04, y + v + 0.04), (0.0, lift + 0.2), green, 0.008)
            block((x + u - 0.10, x + u + 0.10), (y + v - 0.10, y + v + 0.10), (0.0, 0.02), green, 0.004)
            block(
                (x + u - 0.03, x + u + 0.03),
                sorted((y + v * 0.60, y + v * 0.74)),
                (lift + 0.29, lift + 0.40),
                m.satin_paint("#e0a820"),
                0.01,
            )
    rod((x - 0.2, y, 6.2), (x - 0.2, y, 2.3), 0.012, m.steel())
    box((0.22, 0.18, 0.30), (x - 0.2, y, 2.25), m.satin_paint("#e0a820"), 0.03)
    rod((x - 0.2, y, 2.1), (x - 0.2, y, 1.9), 0.014, m.steel())
    tube([(x - 0.2, y, 1.9), (x - 0.13, y, 1.82), (x - 0.2, y, 1.76), (x - 0.26, y, 1.8)], 0.016, m.steel(), 0.03)


def build():
    world_gradient([(0.0, 0.25), (0.5, 0.35), (1.0, 0.6)], 0.95)
    ground((-50, 30), (-16, 16), s.polished_floor(("#87938f", "#8f9b96")), 0)
    for y in (-2.0, 2.0):
        ground((-50, 30), (y - 0.05, y + 0.05), s.plaster("#e0aa12", "#ecb722"), 0.003)
    for y in (-9, 9):
        for k in range(8):
            _column(-34 + 6 * k, y * 0.55)
    for side in (-1, 1):
        block((-50, 30), sorted((side * 11, side * 11.2)), (0, 7), s.plaster("#cfd6d2", "#d9dfdb"), 0)
        block((-50, 30), sorted((side * 10.95, side * 11.0)), (0, 1.4), s.plaster("#0f6b42", "#127449"), 0)
    block((-50.2, -50), (-11, 11), (0, 7), s.plaster("#cfd6d2", "#d9dfdb"), 0)
    block((-50, 30), (-11, 11), (7.0, 7.2), m.matte("#b9bfbd"), 0)
    for k in range(8):
        x = -34 + 6 * k
        block((x - 0.15, x + 0.15), (-11, 11), (6.2, 6.7), m.satin_paint("#8fa4a0"), 0.01)
        for y in (-6.5, -1.8, 1.8, 6.5):
            block((x + 1.4, x + 4.6), (y - 0.12, y + 0.12), (5.72, 5.80), m.glowing("#f3f8ff", 7.0), 0.01)
            rod((x + 3, y, 5.8), (x + 3, y, 7.0), 0.01, m.steel())
    for k, (model, variant) in enumerate(
        (
            ("mastee", "green"),
            ("mastee", "yellow"),
            ("mastee", "white"),
            ("mastee", "green"),
            ("mastee", "yellow"),
            ("mastee", "white"),
        )
    ):
        park(model, variant, (1.0 - 4.3 * k, 0), 0)
    for k in range(5):
        park("millo", "half-body" if k % 2 else "full-body", (-4.0 - 4.6 * k, -7.0), 0)
    for k in range(5):
        _rack(-2 - 6.0 * k, 9.6, k)
        _bench(-1 - 6 * k, 4.2)
    for k in range(2):
        _jig(0.6 - 6.0 * k, 3.0)
    for k in range(4):
        x = 0 - 8.0 * k
        area((x, 0, 5.6), (x, 0, 0), (5, 9), 420, (0.97, 0.99, 1))
    # The hall is open towards the yard: daylight falls on the fronts, under the roofs.
    area((13, 1.5, 3.4), (0, -0.5, 0.9), (10, 5), 1500, (1, 0.97, 0.93))
    area((2.0, -9.5, 4.2), (-3, -3.0, 0.8), (8, 2.5), 420, (1, 0.98, 0.95))
