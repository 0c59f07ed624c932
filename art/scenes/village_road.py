"""A village road between fields, a yellow-topped milestone, Major loaded with grain sacks, Manzil behind, Mighty. They keep left."""

import random

import bpy

from kit import materials as m
from kit.shapes import block, cylinder, letters
from parts.fittings import plate_font
from scenes import surfaces as s
from scenes.cast import park
from scenes.goods import sack
from scenes.sky import daylight
from scenes.town import ground, house, pole, tree


def _grass(x, y, count, seed, height=0.28, tints=("#5d7c2c", "#94a548")):
    """Tufts of blades; one mesh."""
    chance, vertices, faces = random.Random(seed), [], []
    for _ in range(count):
        cx, cy = chance.uniform(*x), chance.uniform(*y)
        for _ in range(7):
            px, py = cx + chance.gauss(0, 0.06), cy + chance.gauss(0, 0.06)
            h, lx, ly = height * chance.uniform(0.5, 1.2), chance.gauss(0, 0.09), chance.gauss(0, 0.09)
            wx, wy = chance.uniform(-1, 1) * 0.012, chance.uniform(-1, 1) * 0.012
            b = len(vertices)
            vertices += [
                (px - wx, py - wy, -0.02),
                (px + wx, py + wy, -0.02),
                (px + lx * 0.5 + wx * 0.6, py + ly * 0.5 + wy * 0.6, h * 0.7),
                (px + lx, py + ly, h),
            ]
            faces += [(b, b + 1, b + 2), (b, b + 2, b + 3)]
    mesh = bpy.data.meshes.new("grass")
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(s.leaves(*tints))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("grass", mesh))


def _milestone(at):
    x, y = at
    block((x - 0.13, x + 0.13), (y - 0.24, y + 0.24), (0, 0.55), m.matte("#ece8dc"), 0.03)
    cylinder(0.24, 0.25, (x, y, 0.55), "x", m.matte("#f5b400"), 0.03)
    letters("RAMPUR", 0.072, (x + 0.132, y, 0.40), (90, 0, 90), m.matte("#1a1a1a"), 0.001, plate_font())
    letters("12 km", 0.105, (x + 0.132, y, 0.26), (90, 0, 90), m.matte("#1a1a1a"), 0.001, plate_font())


def build():
    daylight(20, -50, 3.6, 0.30, (1, 0.86, 0.66))
    ground((-120, 120), (-100, 100), s.meadow(), -0.04)
    ground((-120, 90), (-3.4, 3.4), s.earth(), -0.01)
    ground((-120, 90), (-2.2, 2.2), s.asphalt(), 0.0)
    _grass((-26, 6), (2.9, 9), 5200, 1)
    _grass((6, 20), (2.9, 9), 2200, 5)
    _grass((-26, 6), (-9, -2.9), 5200, 2)
    _grass((-60, -20), (3.2, 16), 3000, 3, 0.5)
    _grass((-60, -20), (-16, -3.2), 3000, 4, 0.5, ("#7d8f2f", "#b5ab4e"))
    for k in range(9):
        tree((-9 - 7.5 * k, 5.6 + (k % 2)), 6.6, 2.8, 1 + k % 3, k)
        tree((-14 - 7.5 * k, -6.0 - (k % 2)), 6.2, 2.6, 1 + (k + 1) % 3, 2 * k)
    for k in range(22):
        tree((-85 + (k % 3) * 4, -75 + 7 * k), 8, 4.2, 1 + k % 3, k)
    house(-30, 6.5, 11, -1, 1, ("#c9a27a", "#d8b48e"), 7)
    pole((-6, -3.1), 6.5, (-26, -3.1))
    pole((-26, -3.1), 6.5, (-46, -3.1))
    _milestone((1.0, 2.9))
    park("major", None, (0.2, 0.8), -3)
    for layer in range(3):
        for i in range(2):
            for j in range(3):
                sack(
                    (-1.05 + 0.80 * i, 0.40 + 0.44 * j - 0.04 * i, 0.68 + 0.17 * layer),
                    2 * j - 5,
                    tints=(("#b9a06f", "#cdb787"), ("#d5d0c0", "#e2ddcf"))[(i + j + layer) % 2],
                )
    park("manzil", None, (-15, 0.8), 1)
    park("mighty", None, (4.7, 2.0), -78)
    for k in range(11):
        tree((26 + (k % 3) * 6, -46 + 5.5 * k), 6.8, 3.0, 1 + k % 3, k)
