"""Follows the borders between regions: lines from one meeting of three regions to the next, or closed rings."""

import numpy as np

# Directions on the lattice of cell corners: up, right, down, left as (row, column).
_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def _borders(label):
    """For each corner of the lattice, which of the four ways out of it runs between two regions, and which two."""
    rows, columns = label.shape
    wide = np.pad(label, 1)
    up = np.zeros((rows + 1, columns + 1, 2), int)
    left = np.zeros((rows + 1, columns + 1, 2), int)
    # The edge from corner (r, c) up to (r - 1, c) lies between cells (r - 1, c - 1) and (r - 1, c).
    up[..., 0], up[..., 1] = wide[: rows + 1, : columns + 1], wide[: rows + 1, 1:]
    left[..., 0], left[..., 1] = wide[: rows + 1, : columns + 1], wide[1:, : columns + 1]
    return up, left


class _Lattice:
    def __init__(self, label):
        self.up, self.left = _borders(label)
        self.is_up = self.up[..., 0] != self.up[..., 1]
        self.is_left = self.left[..., 0] != self.left[..., 1]

    def edge(self, at, way):
        """The edge that leaves a corner, by its own name, or None where none runs there."""
        r, c = at
        field, r, c = (
            (self.is_up, r, c),
            (self.is_left, r, c + 1),
            (self.is_up, r + 1, c),
            (self.is_left, r, c),
        )[way]
        if not (0 <= r < field.shape[0] and 0 <= c < field.shape[1]) or not field[r, c]:
            return None
        return (way % 2, r, c)

    def between(self, edge):
        kind, r, c = edge
        a, b = (self.up, self.left)[kind][r, c]
        return (min(a, b), max(a, b))

    def ways(self, at):
        return [way for way in range(4) if self.edge(at, way)]


def trace(label):
    """All border lines: (the two regions, corners as an array of (row, column), whether it is closed)."""
    lattice = _Lattice(label)
    degree = lattice.is_up.astype(int) + lattice.is_left.astype(int)
    degree[:-1] += lattice.is_up[1:]
    degree[:, :-1] += lattice.is_left[:, 1:]
    used, lines = set(), []

    def follow(start, way):
        points, at = [start], start
        edge = lattice.edge(at, way)
        regions = lattice.between(edge)
        while edge not in used:
            used.add(edge)
            at = (at[0] + _STEPS[way][0], at[1] + _STEPS[way][1])
            points.append(at)
            if degree[at] != 2 or at == start:
                break
            way = next(each for each in lattice.ways(at) if each != (way + 2) % 4)
            edge = lattice.edge(at, way)
        return regions, np.array(points, float), points[0] == points[-1]

    for start in zip(*np.nonzero(degree > 2)):
        start = tuple(int(k) for k in start)
        for way in lattice.ways(start):
            if lattice.edge(start, way) not in used:
                lines.append(follow(start, way))
    for start in zip(*np.nonzero(degree == 2)):
        start = tuple(int(k) for k in start)
        for way in lattice.ways(start)[:1]:
            if lattice.edge(start, way) not in used:
                lines.append(follow(start, way))
    return lines
