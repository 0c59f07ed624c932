"""Outer sizes of the range in metres: length, width, height. The specification's where it gives one, else the model's own."""

from importlib import import_module

E_CART, PICKUP = (2.790, 0.990, 1.790), (3.400, 1.460, 1.800)
_SPECIFIED = {"mastee": E_CART, "millo": E_CART, "major": PICKUP}


def size_of(model):
    """Inside Blender. @param model as its module is called, e.g. "marvel_pro"."""
    return _SPECIFIED.get(model) or import_module(f"vehicles.{model}").SIZE
