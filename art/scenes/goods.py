"""Parcels, pallets, sacks, crates with fruit, and what people leave on a seat."""

import math
import random

from kit import materials as m
from kit.shapes import ball, box, cylinder, from_mesh, link, place, tube
from scenes import surfaces as s


def parcel(at, size, turn=0.0):
    """A taped carton; `at` is the middle of its foot."""
    x, y, z = at
    a = math.radians(turn)
    box(size, (x, y, z + size[2] / 2), s.cardboard(), 0.006, (0, 0, turn))
    box(
        (size[0] + 0.002, 0.05, size[2] + 0.002),
        (x, y, z + size[2] / 2),
        m.satin_paint("#c9a77a"),
        0.002,
        (0, 0, turn),
    )
    off = size[0] * 0.22
    side = -size[1] / 2 - 0.001
    px, py = x + off * math.cos(a) - side * math.sin(a), y + off * math.sin(a) + side * math.cos(a)
    box((0.12, 0.002, 0.08), (px, py, z + size[2] * 0.62), m.matte("#f2efe8"), 0, (0, 0, turn))


def stack(x, y, z, seed, size=(0.42, 0.32, 0.30)):
    """Parcels of mixed sizes filling a rectangle in layers."""
    chance = random.Random(seed)
    top = z[0]
    while top < z[1]:
        height = size[2] * chance.choice([0.8, 1.0, 1.15])
        if top + height > z[1] + 0.05:
            break
        cx = x[0] + size[0] / 2
        while cx + size[0] / 2 <= x[1] + 0.02:
            cy = y[0] + size[1] / 2
            while cy + size[1] / 2 <= y[1] + 0.02:
                parcel((cx, cy, top), (size[0] * 0.96, size[1] * 0.96, height - 0.004), chance.uniform(-2, 2))
                cy += size[1]
            cx += size[0]
        top += height


def pallet(at, turn=0.0, load=None, seed=1):
    x, y = at
    wood = s.pallet_wood()
    for k in range(7):
        box((1.2, 0.10, 0.022), (x, y - 0.45 + 0.15 * k, 0.133), wood, 0.003)
    for u in (-0.5, 0, 0.5):
        box((0.10, 1.0, 0.022), (x + u, y, 0.112), wood, 0.003)
        for v in (-0.42, 0, 0.42):
            box((0.14, 0.14, 0.09), (x + u, y + v, 0.056), wood, 0.004)
    if load:
        stack((x - 0.58, x + 0.58), (y - 0.48, y + 0.48), (0.145, 0.145 + load), seed)


def sack(at, turn=0.0, size=(0.75, 0.42, 0.20), tints=("#b9a06f", "#cdb787")):
    """A filled sack lying down: pillow shape with pinched ends."""
    nu, nv, vertices, faces = 22, 20, [], []
    for i in range(nu + 1):
        u = -1 + 2 * i / nu
        fill = (1 - abs(u) ** 5) ** 0.5 if abs(u) < 1 else 0.0
        for j in range(nv):
            a = 2 * math.pi * j / nv

            wave = 1 + 0.03 * math.sin(5 * a + 9 * u)
            y = math.cos(a) * size[1] / 2 * (0.86 + 0.14 * fill) * wave
            z = math.sin(a) * size[2] / 2 * fill * wave * (
                1.0 if math.sin(a) > 0 else 0.85
            ) + 0.004 * math.sin(a)
            vertices.append((u * size[0] / 2, y, z))
    for i in range(nu):
        for j in range(nv):
            k = (j + 1) % nv
            faces.append((i * nv + j, i * nv + k, (i + 1) * nv + k, (i + 1) * nv + j))
    obj = from_mesh(vertices, faces, s.sacking(*tints), angle=80, name="sack")
    return place(obj, (at[0], at[1], at[2] + size[2] * 0.42), (0, 0, turn))


def crate(at, seed, fruit="#d2571e", size=(0.52, 0.36, 0.26), radius=0.045):
    """A slatted crate heaped with fruit or vegetables."""
    x, y, z = at
    wood, chance = s.pallet_wood(), random.Random(seed)
    l, w, h = size
    for side in (-1, 1):
        for k in range(3):
            zz = z + h * (0.18 + 0.32 * k)
            box((l, 0.012, h * 0.24), (x, y + side * w / 2, zz), wood, 0.002)
            box((0.012, w, h * 0.24), (x + side * l / 2, y, zz), wood, 0.002)
        for u in (-1, 1):
            box((0.03, 0.03, h), (x + u * (l / 2 - 0.02), y + side * (w / 2 - 0.02), z + h / 2), wood, 0.002)
    box((l, w, 0.02), (x, y, z + 0.02), wood, 0.002)
    skin = m._principled(f"fruit {fruit}", fruit, roughness=0.42, specular=0.4)
    prototype = ball(radius, (x, y, z + h * 0.7), skin, segments=20)
    nx, ny = int(l / (radius * 1.85)), int(w / (radius * 1.85))
    for layer in range(2):
        for i in range(nx - layer):
            for j in range(ny - layer):
                twin = prototype.copy()
                link(twin)
                twin.location = (
                    x
                    - l / 2
                    + radius * (1.1 + layer * 0.9)
                    + i * radius * 1.85
                    + chance.uniform(-0.006, 0.006),
                    y - w / 2 + radius * (1.1 + layer * 0.9) + j * radius * 1.85,
                    z + h * 0.72 + layer * radius * 1.3 + chance.uniform(-0.01, 0.012),
                )
                twin.rotation_euler = (chance.random() * 3, chance.random() * 3, 0)


def tiffin(at, radius=0.065):
    """A lunch carrier of three steel boxes under a lid, held by a wire."""
    x, y, z = at
    steel, parts = m.chrome(), []
    for k in range(3):
        parts.append(cylinder(radius, 0.062, (x, y, z + 0.033 + 0.066 * k), "z", steel, 0.008))
    parts.append(cylinder(radius * 0.97, 0.018, (x, y, z + 0.208), "z", steel, 0.008))
    wire = [(x, y - radius - 0.008, z), (x, y - radius - 0.008, z + 0.27), (x, y + radius + 0.008, z + 0.27)]
    parts.append(tube([*wire, (x, y + radius + 0.008, z)], 0.005, steel, 0.03))
    return parts


def shawl(at, turn, width, falls, tints):
    """A cloth over a rail, which lies along y before the turn: `falls` is how far it hangs before and behind."""
    before, behind = falls
    across, along, vertices, faces = 16, 24, [], []
    for i in range(along + 1):
        t = -behind + (before + behind) * i / along
        hang = abs(t)
        for j in range(across + 1):
            u = j / across - 0.5
            fold = 0.010 * math.sin(19 * u + 2 * t) * min(1, hang / 0.1)
            gather = 1 - 0.5 * min(1, hang / 0.3) * abs(u)
            out = math.copysign(min(hang, 0.034), t) + fold
            vertices.append((out, u * width * gather, -max(0.0, hang - 0.03)))
    for i in range(along):
        for j in range(across):
            k = i * (across + 1) + j
            faces.append((k, k + 1, k + across + 2, k + across + 1))
    return [place(from_mesh(vertices, faces, s.sacking(*tints), angle=80, name="shawl"), at, (0, 0, turn))]
