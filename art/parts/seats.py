"""Seats: padded cushions with piped seams and stitch lines."""

import math

from mathutils import Euler, Matrix

from kit import materials as m
from kit.shapes import box, from_mesh, tube


def cushion(size, at, cover, turn=(0, 0, 0), channels=4, piping=None):
    """A cushion of size (depth, width, thickness) with crowned top and pressed channels across its width."""
    depth, width, thick = size
    nu, nv = 24, 12 * max(channels, 1)
    vertices, faces = [], []

    def height(u, v):
        edge = min(1.0, min(u, 1 - u) * depth / 0.05, min(v, 1 - v) * width / 0.05)
        dome = math.sqrt(max(0.0, 1 - (1 - edge) ** 2))
        lane = abs(math.sin(math.pi * v * channels)) ** 0.35 if channels > 1 else 1
        return thick * (0.30 + 0.62 * dome) + (0.08 * thick * lane * dome)

    for i in range(nu + 1):
        for j in range(nv + 1):
            u, v = i / nu, j / nv
            vertices.append(((u - 0.5) * depth, (v - 0.5) * width, height(u, v)))
    top = len(vertices)
    row = nv + 1
    for i in range(nu):
        for j in range(nv):
            a = i * row + j
            faces.append((a, a + row, a + row + 1, a + 1))
    rim = [j for j in range(row)] + [i * row + nv for i in range(1, nu + 1)]
    rim += [nu * row + j for j in range(nv - 1, -1, -1)] + [i * row for i in range(nu - 1, 0, -1)]
    vertices += [(vertices[k][0], vertices[k][1], 0.0) for k in rim]
    n = len(rim)
    faces += [(rim[k], rim[(k + 1) % n], top + (k + 1) % n, top + k) for k in range(n)]
    faces.append(tuple(range(top, top + n)))
    pad = from_mesh(vertices, faces, cover, angle=60, name="cushion")
    frame = Matrix.Translation(at) @ _turn(turn)
    pad.matrix_basis = frame
    inset = 0.006
    edge_z = height(0.02, 0.02) * 0.98
    x, y = depth / 2 - inset, width / 2 - inset
    pipe = tube(
        [(-x, -y, edge_z), (x, -y, edge_z), (x, y, edge_z), (-x, y, edge_z)],
        0.0045,
        piping or cover,
        0.02,
        True,
        3,
    )
    pipe.matrix_basis = frame
    return pad


def _turn(turn):
    return Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()


def bench(
    front, rear, width, height, back_height, cover, at_y=0.0, facing=1, tilt=12, piping=None, base=None
):
    """A bench between x = rear and x = front; `facing` +1 looks forward, -1 backward."""
    depth, middle = abs(front - rear), (front + rear) / 2
    cushion((depth, width, 0.11), (middle, at_y, height - 0.10), cover, channels=6, piping=piping)
    box((depth - 0.03, width - 0.02, 0.03), (middle, at_y, height - 0.115), base or m.chassis_black(), 0.006)
    back_x = middle - facing * (depth / 2 - 0.02)
    cushion(
        (back_height, width, 0.09),
        (back_x - facing * 0.05 - facing * 0.0, at_y, height + back_height / 2 + 0.01),
        cover,
        (0, facing * (90 - tilt), 0) if facing > 0 else (0, -(90 - tilt), 0),
        channels=6,
        piping=piping,
    )
