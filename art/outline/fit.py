"""Lays straight lines and curves through the staircase of a border: few, and nowhere further off than allowed."""

import numpy as np


def middles(points, closed):
    """The middles of the steps, which lie nearer to the true border than their corners; ends stay where they are."""
    inner = (points[:-1] + points[1:]) / 2
    for _ in range(2):
        if closed:
            inner = (np.roll(inner, 1, axis=0) + 2 * inner + np.roll(inner, -1, axis=0)) / 4
        elif len(inner) > 2:
            inner[1:-1] = (inner[:-2] + 2 * inner[1:-1] + inner[2:]) / 4
    if closed:
        return np.concatenate([inner, inner[:1]])
    return np.concatenate([points[:1], inner, points[-1:]])


def _away(points, a, b):
    """Distance of points from the line through a and b."""
    along = b - a
    length = np.hypot(*along)
    if length < 1e-9:
        return np.hypot(*(points - a).T)
    away = points - a
    return np.abs(along[0] * away[:, 1] - along[1] * away[:, 0]) / length


def corners(points, tolerance):
    """Douglas and Peucker: the indices of the points that must stay."""
    stay, work = {0, len(points) - 1}, [(0, len(points) - 1)]
    while work:
        low, high = work.pop()
        if high - low < 2:
            continue
        away = _away(points[low + 1 : high], points[low], points[high])
        k = int(away.argmax())
        if away[k] > tolerance:
            stay.add(low + 1 + k)
            work += [(low, low + 1 + k), (low + 1 + k, high)]
    return sorted(stay)


def _turns(points, indices, reach, sharp=50):
    """Of the corners those at which the border truly turns within `reach` cells, which a small circle does not."""
    kept = [indices[0]]
    last = len(points) - 1
    for here in indices[1:-1]:
        # The sharpest place may lie a cell or two beside the one that lies furthest off.
        best = 0
        for k in range(max(1, here - 3), min(last, here + 4)):
            a, b = points[k] - points[max(0, k - reach)], points[min(last, k + reach)] - points[k]
            best = max(best, abs(np.degrees(np.arctan2(a[0] * b[1] - a[1] * b[0], a @ b))))
        if best > sharp and here - kept[-1] > 2:
            kept.append(here)
    return [*kept, indices[-1]]


def _bezier(control, t):
    u = 1 - t
    return (
        np.outer(u**3, control[0])
        + np.outer(3 * u * u * t, control[1])
        + np.outer(3 * u * t * t, control[2])
        + np.outer(t**3, control[3])
    )


def _unit(v):
    length = np.hypot(*v)
    return v / length if length else v


def _one_curve(points, t, start, end):
    """The best cubic with given directions at its ends (Schneider, Graphics Gems)."""
    p0, p3 = points[0], points[-1]
    u = 1 - t
    b0, b1, b2, b3 = u**3, 3 * u * u * t, 3 * u * t * t, t**3
    rest = points - np.outer(b0 + b1, p0) - np.outer(b2 + b3, p3)
    a1, a2 = np.outer(b1, start), np.outer(b2, end)
    c00, c01, c11 = (a1 * a1).sum(), (a1 * a2).sum(), (a2 * a2).sum()
    x0, x1 = (a1 * rest).sum(), (a2 * rest).sum()
    det = c00 * c11 - c01 * c01
    reach = np.hypot(*(p3 - p0))
    if abs(det) > 1e-12:
        one, two = (x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det
    else:
        one = two = reach / 3
    if not (0.02 * reach < one < 3 * reach and 0.02 * reach < two < 3 * reach):
        one = two = reach / 3
    return np.array([p0, p0 + start * one, p3 + end * two, p3])


def _direction(points, at, step):
    """Where a border is heading at its end, over some cells so that one stair does not decide."""
    reach = min(len(points) - 1, step)
    if at == 0:
        return _unit(points[reach] - points[0])
    return _unit(points[-1 - reach] - points[-1])


def _curves(points, tolerance, start=None, end=None, depth=0):
    """Cubics through a piece of border without corners."""
    if len(points) < 3 or _away(points[1:-1], points[0], points[-1]).max() <= tolerance * 0.75:
        return [np.array([points[0], points[-1]])]
    step = max(3, min(12, len(points) // 6))
    start = _direction(points, 0, step) if start is None else start
    end = _direction(points, -1, step) if end is None else end
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    t = lengths / lengths[-1]
    for _ in range(5):
        control = _one_curve(points, t, start, end)
        found = _bezier(control, t)
        away = np.hypot(*(found - points).T)
        if away.max() <= tolerance:
            return [control]
        # One step of Newton's for where on the curve each point lies.
        first = 3 * (
            np.outer((1 - t) ** 2, control[1] - control[0])
            + np.outer(2 * (1 - t) * t, control[2] - control[1])
            + np.outer(t * t, control[3] - control[2])
        )
        gap = found - points
        t = np.clip(t - (gap * first).sum(axis=1) / np.maximum((first * first).sum(axis=1), 1e-12), 0, 1)
        t = np.maximum.accumulate(t)
    k = int(np.clip(away.argmax(), 2, len(points) - 3)) if len(points) > 5 else len(points) // 2
    if depth > 12 or k < 1:
        return [np.array([points[0], points[-1]])]
    reach = min(step, k, len(points) - 1 - k)
    middle = _unit(points[k - reach] - points[k + reach])
    return [
        *_curves(points[: k + 1], tolerance, start, middle, depth + 1),
        *_curves(points[k:], tolerance, -middle, end, depth + 1),
    ]


def fit(points, closed, tolerance):
    """A border as pieces: arrays of two points (a line) or four (a cubic), each from where the last one ends."""
    if closed:
        # A ring begins at the place that is furthest out, which is a corner where there is one.
        ring = points[:-1]
        begin = int(np.hypot(*(ring - ring.mean(axis=0)).T).argmax())
        points = np.concatenate([ring[begin:], ring[: begin + 1]])
    marked = corners(points, tolerance)
    ends = _turns(points, marked, reach=5)
    if closed and len(ends) < 3:
        ends = sorted({*ends, len(points) // 2})
    pieces = []
    for low, high in zip(ends, ends[1:]):
        pieces += _curves(points[low : high + 1], tolerance)
    return _straight(pieces)


def _straight(pieces, slack=3.0, least=25.0):
    """Lines that are almost level or upright become so; what goes on from them is moved along."""
    pieces = [piece.copy() for piece in pieces]
    for k, piece in enumerate(pieces):
        if len(piece) != 2:
            continue
        for axis in (0, 1):
            if abs(piece[1][axis] - piece[0][axis]) <= slack and abs(piece[1][1 - axis] - piece[0][1 - axis]) > least:
                piece[:, axis] = piece[:, axis].mean()
                if k:
                    pieces[k - 1][-1] = piece[0]
                if k + 1 < len(pieces):
                    pieces[k + 1][0] = piece[1]
    return pieces
