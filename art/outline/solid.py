"""A vehicle as triangles with what a draughtsman wants to know of each: which surface it belongs to, and of what."""

import bmesh
import numpy as np
from mathutils import Matrix

from catalogue.sizes import size_of
from outline.view import connected
from scenes.camera import bounds

# Two faces that meet at less than this angle are one surface.
_SMOOTH = np.cos(np.radians(38))
GLASS = {"window glass", "tinted glass"}


class Wheel:
    """One wheel, found by its tyre: `x`, `y`, `z` of its middle, `radius`, `rim` (inner radius of the tyre), `half` width."""

    def __init__(self, points):
        low, high = points.min(axis=0), points.max(axis=0)
        self.x, self.y, self.z = (low + high) / 2
        self.radius, self.half = (high[0] - low[0]) / 2, (high[1] - low[1]) / 2
        self.rim = np.hypot(points[:, 0] - self.x, points[:, 2] - self.z).min()

    def holds(self, points):
        """Whether a part lies within the wheel: its tyre, its rim, its spokes, its hub."""
        away = np.hypot(points[:, 0] - self.x, points[:, 2] - self.z).max()
        return away < self.radius + 0.008 and np.abs(points[:, 1] - self.y).max() < self.half + 0.055

    def turns(self, points):
        """Whether a part is round about the axle, as tyre and rim are and spokes are not."""
        middle = (points.min(axis=0) + points.max(axis=0)) / 2
        return np.hypot(middle[0] - self.x, middle[2] - self.z) < 0.012


def _read(collection, frame):
    """Points, triangles, their pairs across flat edges, and materials of all objects."""
    points, faces, joined, smooth, matter, names = [], [], [], [], [], []
    start = first = 0
    for obj in sorted(collection.all_objects, key=lambda each: each.data.materials[0].name):
        work = bmesh.new()
        work.from_mesh(obj.data)
        bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
        bmesh.ops.triangulate(work, faces=work.faces)
        work.transform(frame @ obj.matrix_world)
        work.normal_update()
        work.faces.index_update()
        work.verts.index_update()
        points.append(np.array([v.co for v in work.verts]))
        faces.append(np.array([[v.index for v in f.verts] for f in work.faces]) + start)
        for edge in work.edges:
            linked = edge.link_faces
            for k in range(1, len(linked)):
                pair = (linked[0].index + first, linked[k].index + first)
                joined.append(pair)
                if linked[0].normal.dot(linked[k].normal) > _SMOOTH:
                    smooth.append(pair)
        names.append(obj.data.materials[0].name)
        matter.append(np.full(len(work.faces), len(names) - 1))
        start += len(work.verts)
        first += len(work.faces)
        work.free()
    return (
        np.concatenate(points),
        np.concatenate(faces),
        np.array(joined),
        np.array(smooth),
        np.concatenate(matter),
        names,
    )


def _too_fine(points, material, wire):
    """Letters, wires thinner than `wire`, the windings of a spring: at this scale nothing but blots."""
    away = points - points.mean(axis=0)
    axes = np.linalg.svd(away, full_matrices=False)[2] if len(points) < 5000 else np.eye(3)
    thick, wide, long = sorted(np.ptp(away @ axes.T, axis=0))
    is_letter = long < 0.12 and thick < (0.009 if material.startswith("satin") else 0.004)
    is_wire = thick < wire and wide < 2.3 * wire
    is_spring = material != "rubber" and 800 < len(points) < 5000 and 0.85 * wide < thick < 0.1 and long > 2 * wide
    return is_letter or is_wire or is_spring


class Solid:
    """`points`, `faces`; for each face its `surface`, whether it is `glass`, and its `wheel` (-1: none). `spokes` are
    taken out and kept as lines from hub to rim. Metres, scaled to the outer size, the middle on the origin."""

    def __init__(self, collection, model):
        low, high = bounds(collection)
        middle = (low + high) / 2
        scale = [wanted / found for wanted, found in zip(size_of(model), high - low)]
        frame = Matrix.Diagonal((*scale, 1)) @ Matrix.Translation((-middle.x, -middle.y, -low.z))
        self.points, self.faces, joined, smooth, matter, names = _read(collection, frame)
        self.size = size_of(model)
        count = len(self.faces)
        self.surface = connected(count, smooth)
        part = connected(count, joined)
        self.glass = np.isin(matter, [k for k, name in enumerate(names) if name in GLASS])
        rubber = matter == names.index("rubber")
        order = np.argsort(part, kind="stable")
        parts = np.split(order, np.flatnonzero(np.diff(part[order])) + 1)
        self.wheels = self._find_wheels([each for each in parts if rubber[each[0]]])
        self._sort_out(parts, matter, names)

    def _of(self, faces):
        return self.points[np.unique(self.faces[faces])]

    def _find_wheels(self, parts):
        wheels = []
        for faces in parts:
            points = self._of(faces)
            size = np.ptp(points, axis=0)
            if size[2] > 0.3 and abs(size[0] / size[2] - 1) < 0.06:
                wheels.append(Wheel(points))
        # Ribs on a tyre's walls are round too, but thin.
        return sorted((each for each in wheels if each.half > 0.01), key=lambda each: (each.x, each.y))

    def _sort_out(self, parts, matter, names):
        self.wheel = np.full(len(self.faces), -1)
        self.spokes = []
        keep = np.ones(len(self.faces), bool)
        # A three-wheeler is drawn without its wipers; a bicycle without its basket would be another one.
        wire = 0.004 if len(self.wheels) == 2 else 0.013
        for faces in parts:
            points = self._of(faces)
            if _too_fine(points, names[matter[faces[0]]], wire):
                keep[faces] = False
            for k, wheel in enumerate(self.wheels):
                if not wheel.holds(points):
                    continue
                self.wheel[faces] = k
                if not wheel.turns(points):
                    keep[faces] = False
                    away = np.hypot(points[:, 0] - wheel.x, points[:, 2] - wheel.z)
                    if np.ptp(away) > 0.15:
                        self.spokes.append((points[away.argmin()], points[away.argmax()]))
        self.faces, self.surface = self.faces[keep], self.surface[keep]
        self.glass, self.wheel = self.glass[keep], self.wheel[keep]
