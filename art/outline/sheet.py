"""Writes what was traced as one clean picture in vectors, one unit to the millimetre."""

import numpy as np

from outline.fit import fit, middles
from outline.tidy import tidy
from outline.trace import trace
from outline.view import BACKGROUND, SIDES, VIEWS, flat

# Room around the drawing for half a line, in millimetres.
MARGIN = 10
INK, PAPER, PANE, TYRE = "#10211a", "#fffdf8", "#dcebe4", "#c3cfc8"
# A step in depth of more than this is drawn as the edge of a part, less as a line on it.
_PART = 0.07
_WIDTHS = {"outline": 1.6, "part": 0.9, "line": 0.55}

# Lines are as thick as on paper, however large the picture is shown.
_EVEN = 'vector-effect="non-scaling-stroke"'


def _number(value):
    return str(int(round(value)))


class _Path:
    """The `d` of a path: whole millimetres, each point from the last, which is shortest."""

    def __init__(self):
        self.text, self.at, self.last = [], (0, 0), ""

    def _put(self, command, points):
        x, y = self.at
        whole = [(int(round(px)), int(round(py))) for px, py in points]
        if command in "lc" and all(point == (x, y) for point in whole):
            return
        if command == "l" and whole[0][1] == y:
            body, command = f"{whole[0][0] - x}", "h"
        elif command == "l" and whole[0][0] == x:
            body, command = f"{whole[0][1] - y}", "v"
        else:
            body = " ".join(f"{px - x} {py - y}" for px, py in whole).replace(" -", "-")
        joint = "" if body.startswith("-") else " "
        self.text.append(f"{joint}{body}" if command == self.last else f"{command}{body}")
        self.last = "l" if command == "m" else command
        self.at = whole[-1]

    def add(self, pieces, closed=False):
        start = tuple(int(round(k)) for k in pieces[0][0])
        if start != self.at or not self.text:
            self._put("m", [start])
            self.last = "m"
        for piece in pieces:
            self._put("l" if len(piece) == 2 else "c", piece[1:])
        if closed:
            self.text.append("z")
            self.at, self.last = start, ""

    def circle(self, x, y, radius):
        self._put("m", [(x - radius, y)])
        r, d = int(round(radius)), int(round(2 * radius))
        self.text.append(f"a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0z")
        self.at, self.last = (int(round(x - radius)), int(round(y))), ""


class Drawing:
    def __init__(self, solid, field, width, area, weight=1.0, tolerance=0.0024):
        self.solid, self.field, self.tolerance, self.weight = solid, field, tolerance, weight
        self.label = tidy(field, width, area)
        half = solid.size[0] / 2 if field.name in SIDES else solid.size[1] / 2
        self.half, self.height = half, solid.size[2]
        rows, columns = np.nonzero(self.label != BACKGROUND)
        self.reach = (
            (field.left + columns.min() * field.cell, field.left + (columns.max() + 1) * field.cell),
            (field.top - (rows.max() + 1) * field.cell, field.top - rows.min() * field.cell),
        )
        self.circles = [
            (*self._millimetres(flat([[w.x, w.y, w.z]], field.name))[0], w.radius * 1000, w.rim * 1000)
            for w in solid.wheels
        ] if field.name in SIDES else []

    def _millimetres(self, on_sheet):
        """From the sheet in metres to the picture: millimetres, from the upper left corner of the vehicle's box, which the
        drawing fills: what was too thin to be drawn at its edges had a hundredth or two of it."""
        on_sheet = np.asarray(on_sheet)
        (left, right), (low, high) = self.reach
        across = (on_sheet[:, 0] - left) / (right - left) * 2 * self.half
        down = (high - on_sheet[:, 1]) / (high - low) * self.height
        return np.stack([across, down], axis=1) * 1000

    def _pieces(self, corners, closed):
        field = self.field
        stairs = middles(corners, closed)
        on_sheet = np.stack([field.left + stairs[:, 1] * field.cell, field.top - stairs[:, 0] * field.cell], axis=1)
        points = self._millimetres(on_sheet)
        for x, y, radius, rim in self.circles:
            for wanted in (radius, rim, rim * 0.36):
                away = np.hypot(points[:, 0] - x, points[:, 1] - y)
                near = np.abs(away - wanted) < 2.5 * field.cell * 1000
                if near.mean() > 0.6:
                    scale = np.where(near, wanted / np.maximum(away, 1e-6), 1)
                    points = np.stack([x + (points[:, 0] - x) * scale, y + (points[:, 1] - y) * scale], axis=1)
        return fit(points, closed, self.tolerance * 1000)

    def _step(self, regions, corners):
        """How far one side of a border lies before the other, in the middle of all its steps."""
        depth = []
        for a, b in zip(corners[:-1].astype(int), corners[1:].astype(int)):
            if a[0] == b[0]:
                column = min(a[1], b[1])
                cells = ((a[0] - 2, column), (a[0] + 1, column))
            else:
                row = min(a[0], b[0])
                cells = ((row, a[1] - 2), (row, a[1] + 1))
            values = [self.field.depth[r, c] for r, c in cells if 0 <= r < self.field.depth.shape[0] and 0 <= c < self.field.depth.shape[1]]
            if len(values) == 2 and np.isfinite(values).all():
                depth.append(abs(values[0] - values[1]))
        return float(np.median(depth)) if depth else 0.0

    def _lines(self):
        paths = {name: _Path() for name in _WIDTHS}
        for regions, corners, closed in trace(self.label):
            pieces = self._pieces(corners, closed)
            if BACKGROUND in regions:
                name = "outline"
            else:
                name = "part" if self._step(regions, corners) > _PART else "line"
            paths[name].add(pieces, closed)
        return paths

    def _fill(self, mask):
        path = _Path()
        for _, corners, closed in trace(mask.astype(int)):
            path.add(self._pieces(corners, closed), closed)
        return "".join(path.text)

    def axles(self):
        """Where the axles stand, in millimetres from the left of a side view."""
        return sorted({int(round(x)) for x, *_ in self.circles})

    def _spokes(self):
        """Spokes as far as nothing stands before them."""
        field, path = self.field, _Path()
        if field.name not in SIDES:
            return ""
        look = np.array(VIEWS[field.name]["look"])
        for hub, rim in self.solid.spokes:
            points = hub + np.linspace(0, 1, 60)[:, None] * (rim - hub)
            on_sheet = flat(points, field.name)
            columns = ((on_sheet[:, 0] - field.left) / field.cell).astype(int)
            rows = ((field.top - on_sheet[:, 1]) / field.cell).astype(int)
            free = np.pad(field.depth[rows, columns] > 10 + points @ look - 0.01, 1).astype(int)
            marks = self._millimetres(on_sheet)
            for low, high in zip(np.flatnonzero(np.diff(free) == 1), np.flatnonzero(np.diff(free) == -1) - 1):
                if high - low > 4:
                    path.add([marks[[low, high]]])
        return "".join(path.text)

    def svg(self):
        field, label = self.field, self.label
        width, height = 2000 * self.half, 1000 * self.height
        box = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN]
        seen = label != BACKGROUND
        panes = _majority(label, field.pane & seen)
        tyres = _majority(label, field.rubber & seen)
        parts = [f'<path fill="{PAPER}" fill-rule="evenodd" d="{self._fill(seen)}"/>']
        for mask, colour in ((panes, PANE), (tyres, TYRE)):
            if mask.any():
                parts.append(f'<path fill="{colour}" fill-rule="evenodd" d="{self._fill(mask)}"/>')
        spokes = self._spokes()
        fine = f'<path {_EVEN} stroke-width="0.4" d="{spokes}"/>' if spokes else ""
        lines = fine + "".join(
            f'<path {_EVEN} stroke-width="{_WIDTHS[name] * self.weight:.2g}" d="{"".join(path.text)}"/>'
            for name, path in reversed(self._lines().items())
            if path.text
        )
        parts.append(
            f'<g fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round">{lines}</g>'
        )
        view = " ".join(_number(each) for each in box)
        size = f'width="{_number(box[2])}" height="{_number(box[3])}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{view}">{"".join(parts)}</svg>\n'


def _majority(label, mask):
    """The cells of all regions that are mostly of the mask's kind."""
    count = label.max() + 1
    own = np.bincount(label[mask], minlength=count)
    return (own > 0.5 * np.bincount(label.ravel(), minlength=count))[label] & (label != BACKGROUND)
