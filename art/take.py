"""Runs inside Blender: builds one set and takes its pictures. Called by render.py, not by hand.

    blender -b -P take.py -- jobs.json folder
"""

import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from importlib import import_module  # noqa: E402

from kit.store import vehicle  # noqa: E402
from scenes import camera, cycles, studio  # noqa: E402


def _vehicle(subject, variant):
    collection = vehicle(subject.replace("-", "_"), None if variant == "-" else variant)
    bpy.context.scene.collection.children.link(collection)
    bpy.context.view_layer.update()
    return collection


def _studio_shot(collection, job):
    for obj in list(bpy.context.scene.collection.objects):
        bpy.data.objects.remove(obj)
    shot = job["shot"]
    aspect = job["width"] / job["height"]
    studio.light(shot[0], collection)
    if len(shot) == 3:
        azimuth, elevation, lens = shot
        camera.around(collection, azimuth, elevation, lens, aspect=aspect)
    else:
        _, position, target, lens = shot
        camera.at(position, target, lens)


def _turn(collection, job):
    """On a turntable the camera must not move, so all frames share one distance."""
    for obj in list(bpy.context.scene.collection.objects):
        bpy.data.objects.remove(obj)
    azimuth, elevation, lens = job["shot"]
    studio.light(azimuth, collection)
    distance = camera.reach_all_round(collection, elevation, lens, job["width"] / job["height"])
    camera.orbit(collection, azimuth, elevation, lens, distance)


def main(jobs_file, folder):
    with open(jobs_file) as file:
        jobs = json.load(file)
    kind, *rest = jobs[0]["set"].split("/")
    bpy.ops.wm.read_factory_settings(use_empty=True)
    if kind == "scene":
        place = import_module(f"scenes.{rest[0]}")
        place.build()
    else:
        collection = _vehicle(*rest)
    for job in jobs:
        if kind == "scene":
            position, target, lens, focus, stop = job["shot"]
            camera.at(position, target, lens, focus, stop)
        elif kind == "turntable":
            _turn(collection, job)
        else:
            _studio_shot(collection, job)
        size = [round(job[side] * job["scale"]) for side in ("width", "height")]
        cycles.configure(*size, job["samples"], job["cutout"])
        passes = os.path.join(folder, os.path.splitext(job["file"])[0].replace("/", "_") + ".exr")
        cycles.render(passes)
        print(f"taken {job['file']} {passes}", flush=True)


main(*sys.argv[sys.argv.index("--") + 1 :])
