"""Looks at a solid from afar, in parallel rays: a field of cells, each with the region that is seen there and how far it is."""

import numpy as np
from mathutils.bvhtree import BVHTree

# Name: direction of looking, and the axis of the sheet to the right. A three-wheeler shows its left, where passengers board;
# a bicycle its right, where the chain is.
VIEWS = {
    "left": {"look": (0, -1, 0), "right": (-1, 0, 0)},
    "right": {"look": (0, 1, 0), "right": (1, 0, 0)},
    "front": {"look": (-1, 0, 0), "right": (0, 1, 0)},
    "rear": {"look": (1, 0, 0), "right": (0, -1, 0)},
}
SIDES = ("left", "right")
BACKGROUND = 0
# A step in depth of more than this parts two regions of one surface.
_STEP = 0.045


def flat(points, name):
    """Points of the solid on the sheet: to the right, up. Metres."""
    points, right = np.asarray(points), np.array(VIEWS[name]["right"])
    return np.stack([points @ right, points[..., 2]], axis=-1)


class Field:
    """`label` (rows from the top, 0 is the background), `depth` and `face` of each cell; `cell` is its side in metres,
    `left` and `top` the sheet's corner."""

    def __init__(self, solid, name, cell):
        self.cell, self.name = cell, name
        look, right = np.array(VIEWS[name]["look"], float), np.array(VIEWS[name]["right"], float)
        on_sheet = flat(solid.points, name)
        pad = 6 * cell
        self.left, self.top = on_sheet[:, 0].min() - pad, on_sheet[:, 1].max() + pad
        columns = int(np.ceil((on_sheet[:, 0].max() + pad - self.left) / cell))
        rows = int(np.ceil((self.top + pad) / cell))
        self.depth, self.face = self._cast(solid, look, right, rows, columns)
        self.label = self._regions(self._kinds(solid))

    def _cast(self, solid, look, right, rows, columns):
        tree = BVHTree.FromPolygons(solid.points.tolist(), solid.faces.tolist(), all_triangles=True)
        depth, face = np.full((rows, columns), np.inf), np.full((rows, columns), -1)
        start, direction = -look * 10, tuple(look)
        cast = tree.ray_cast
        for row in range(rows):
            z = self.top - (row + 0.5) * self.cell
            for column in range(columns):
                origin = start + right * (self.left + (column + 0.5) * self.cell)
                _, _, index, distance = cast((origin[0], origin[1], z), direction)
                if index is not None:
                    depth[row, column], face[row, column] = distance, index
        return depth, face

    def sheet(self, rows, columns):
        """Where cells lie on the sheet."""
        return self.left + (columns + 0.5) * self.cell, self.top - (rows + 0.5) * self.cell

    def _kinds(self, solid):
        """A number for what is seen in each cell: a surface, or a ring of a wheel."""
        seen = self.face >= 0
        kind = np.full(self.face.shape, -1)
        kind[seen] = solid.surface[self.face[seen]]
        wheel = np.full(self.face.shape, -1)
        wheel[seen] = solid.wheel[self.face[seen]]
        first = solid.surface.max() + 1
        rows, columns = np.indices(kind.shape)
        across, up = self.sheet(rows, columns)
        for k, each in enumerate(solid.wheels):
            own = wheel == k
            kind[own] = first + 4 * k
            if self.name in SIDES:
                middle = flat([each.x, each.y, each.z], self.name)
                away = np.hypot(across - middle[0], up - middle[1])
                kind[own & (away < each.rim)] = first + 4 * k + 1
                kind[own & (away < each.rim * 0.36)] = first + 4 * k + 2
        self.rubber = (kind >= first) & ((kind - first) % 4 == 0)
        self.pane = np.zeros(kind.shape, bool)
        self.pane[seen] = solid.glass[self.face[seen]]
        return kind

    def _regions(self, kind):
        """Cells of one kind that touch and lie at nearly one depth: numbered from 1."""
        rows, columns = kind.shape
        number = np.arange(kind.size).reshape(kind.shape)
        pairs = []
        for here, there in (
            ((slice(None), slice(None, -1)), (slice(None), slice(1, None))),
            ((slice(None, -1), slice(None)), (slice(1, None), slice(None))),
        ):
            with np.errstate(invalid="ignore"):
                near = np.abs(self.depth[here] - self.depth[there]) < _STEP
            near |= self.rubber[here] & self.rubber[there]
            same = (kind[here] == kind[there]) & ((kind[here] < 0) | near)
            pairs.append(np.stack([number[here][same], number[there][same]], axis=1))
        label = connected(kind.size, np.concatenate(pairs)).reshape(kind.shape) + 1
        label[kind < 0] = BACKGROUND
        return label


def connected(count, pairs):
    """Numbers for groups of `count` things joined by `pairs`, by trees of pointers."""
    root = np.arange(count)
    a, b = pairs[:, 0], pairs[:, 1]
    while len(a):
        ra, rb = root[a], root[b]
        apart = ra != rb
        a, b, ra, rb = a[apart], b[apart], ra[apart], rb[apart]
        np.minimum.at(root, np.maximum(ra, rb), np.minimum(ra, rb))
        while True:
            up = root[root]
            if np.array_equal(up, root):
                break
            root = up
    return np.unique(root, return_inverse=True)[1]
