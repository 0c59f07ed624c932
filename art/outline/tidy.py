"""Takes out of a field of regions what no pencil would draw: slivers, bolts, letters. Their neighbours take the room."""

import numpy as np

from outline.view import BACKGROUND


def _around(label):
    """The four neighbours of every cell; beyond the border lies the background."""
    wide = np.pad(label, 1, constant_values=BACKGROUND)
    return wide[:-2, 1:-1], wide[2:, 1:-1], wide[1:-1, :-2], wide[1:-1, 2:]


def _grow(label, empty):
    """Fills empty cells from their neighbours, ring by ring: the lowest number wins, so that it is always the same."""
    label, empty = label.copy(), empty.copy()
    while empty.any():
        sides = _around(np.where(empty, -1, label))
        best = np.full(label.shape, -1)
        for side in sides:
            best = np.where((best < 0) | ((side >= 0) & (side < best)), side, best)
        filled = empty & (best >= 0)
        if not filled.any():
            break
        label[filled] = best[filled]
        empty &= ~filled
    return label


def _poor(label, cell, width, area, keep):
    """Regions that are thinner or smaller than wanted (metres, square metres)."""
    count = label.max() + 1
    cells = np.bincount(label.ravel(), minlength=count)
    edges = np.zeros(count)
    for side in _around(label):
        edges += np.bincount(label[side != label].ravel(), minlength=count)
    # A staircase is longer than the line that it stands for.
    mean = 2 * cells / np.maximum(edges * 0.82, 1) * cell
    poor = (mean < width) | (cells * cell * cell < area)
    poor[BACKGROUND] = False
    poor[[each for each in keep if each < count]] = False
    return poor & (cells > 0)


def _vote(label, reach=2):
    """Each cell takes the region that most of the cells about it have: frayed edges become smooth."""
    wide = np.pad(label, reach, constant_values=BACKGROUND)
    rows, columns = label.shape
    span = range(2 * reach + 1)
    edge = np.zeros(label.shape, bool)
    for side in _around(label):
        edge |= side != label
    near = np.pad(edge, reach)
    near = np.any([near[a : a + rows, b : b + columns] for a in span for b in span], axis=0)
    at = np.nonzero(near)
    votes = np.sort(np.stack([wide[at[0] + a, at[1] + b] for a in span for b in span], axis=1), axis=1)
    run, best, winner = np.ones(len(votes), int), np.ones(len(votes), int), votes[:, 0].copy()
    for k in range(1, votes.shape[1]):
        run = np.where(votes[:, k] == votes[:, k - 1], run + 1, 1)
        better = run > best
        best, winner = np.where(better, run, best), np.where(better, votes[:, k], winner)
    result = label.copy()
    result[at] = winner
    return result


def tidy(field, width, area, steps=3):
    """`field.label` without regions thinner than `width` or smaller than `area`; wheels stay. Small ones go first."""
    label = field.label
    keep = set(np.unique(label[field.rubber]))
    for part in np.linspace(1 / steps, 1, steps):
        poor = _poor(label, field.cell, width * part, area * part, keep)
        label = _grow(label, poor[label])
    for _ in range(3):
        label = _vote(label)
    # Voting may have cut a region in two or left crumbs.
    return _grow(label, _poor(label, field.cell, 0, area / 2, keep)[label])
