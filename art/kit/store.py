"""Finished vehicles, kept as Blender files in the cache, so that a place full of them is built in seconds."""

import hashlib
import os
from importlib import import_module

import bpy

from kit.materials import _made
from kit.shapes import building
from sources import module_files

CACHE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".cache", "vehicles")


def _digest(model):
    total = hashlib.sha256()
    for path in module_files(f"vehicles/{model}.py"):
        with open(path, "rb") as file:
            total.update(file.read())
    return total.hexdigest()[:12]


def _join(collection):
    """Turns every part into plain mesh and joins what shares a material: some forty objects instead of a thousand."""
    graph = bpy.context.evaluated_depsgraph_get()
    groups = {}
    for obj in list(collection.objects):
        mesh = bpy.data.meshes.new_from_object(
            obj.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph
        )
        if mesh is None or not mesh.polygons:
            bpy.data.objects.remove(obj)
            continue
        plain = bpy.data.objects.new("part", mesh)
        plain.matrix_world = obj.matrix_world
        material = obj.data.materials[0].name if obj.data.materials and obj.data.materials[0] else ""
        bpy.data.objects.remove(obj)
        collection.objects.link(plain)
        groups.setdefault(material, []).append(plain)
    for parts in groups.values():
        with bpy.context.temp_override(
            active_object=parts[0], object=parts[0], selected_objects=parts, selected_editable_objects=parts
        ):
            bpy.ops.object.join()


def _build(model, variant, path):
    previous = bpy.context.window.scene
    scene = bpy.data.scenes.new("workshop")
    bpy.context.window.scene = scene
    with building(f"{model} {variant}") as collection:
        scene.collection.children.link(collection)
        import_module(f"vehicles.{model}").build(variant)
    bpy.context.view_layer.update()
    _join(collection)
    bpy.context.window.scene = previous
    bpy.data.scenes.remove(scene)
    os.makedirs(CACHE, exist_ok=True)
    bpy.data.libraries.write(path, {collection}, fake_user=True, compress=False)
    return collection


def vehicle(model, variant):
    """The collection of a vehicle, from the cache where its sources have not changed."""
    path = os.path.join(CACHE, f"{model}-{variant}-{_digest(model)}.blend")
    name = f"{model} {variant}"
    if not os.path.exists(path):
        return _build(model, variant, path)
    with bpy.data.libraries.load(path) as (_, wanted):
        wanted.collections = [name]
    for material in bpy.data.materials:
        _made.setdefault(material.name, material)
    return wanted.collections[0]
