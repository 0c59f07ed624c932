"""From Blender's passes to the delivered picture: denoise, tone, WebP.

    develop.py passes.exr picture.webp width [quality [yes | fine | no]]

The last word says whether it is a cut-out; "fine" is for those with parts as thin as spokes.
"""

import os
import sys

import numpy as np
from PIL import Image

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from finish.denoise import Network, denoise  # noqa: E402
from finish.exr import read_passes  # noqa: E402

STUDIO_EXPOSURE = 0.80


def _stack(passes, layer, letters):
    return np.stack([passes[f"{layer}.{c}"] for c in letters], axis=2)


def tone(linear, exposure=1.0):
    """A camera's curve: straight in the mid-tones, a soft shoulder instead of clipping, sRGB at the end."""
    linear, knee = linear * exposure, 0.58
    above = np.maximum(linear - knee, 0)
    curved = np.where(linear > knee, knee + (1 - knee) * (1 - np.exp(-above / (1 - knee) * 0.78)), linear)
    curved = np.clip(curved, 0, 1)
    encoded = np.where(curved <= 0.0031308, curved * 12.92, 1.055 * curved ** (1 / 2.4) - 0.055)
    # A little contrast about the middle, as a print has.
    return np.clip(encoded + 0.06 * np.sin((encoded - 0.5) * 2 * np.pi) * 0.5 * encoded.clip(0, 1), 0, 1)


def _fade(shape):
    """1 inside, falling to 0 at the borders, so that no shadow is cut off by the frame."""

    def ramp(count):
        near = np.minimum(np.arange(count), np.arange(count)[::-1]) / count
        t = np.clip(near / 0.05, 0, 1)
        return t * t * (3 - 2 * t)

    return (ramp(shape[0])[:, None] * ramp(shape[1])[None, :])[:, :, None]


def _spread(mask, value, reach=1):
    """Widens what is True (or, for False, what is not) by some pixels."""
    result = mask.copy()
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            moved = np.roll(mask, (dy, dx), (0, 1))
            result = result | moved if value else result & moved
    return result


def _even(layers, where):
    """Evens out panes of glass and shadow: a pane's guides are as noisy as its light, so the network leaves grain."""
    taps = np.exp(-0.5 * (np.arange(-5, 6) / 2.4) ** 2)
    weight = where[:, :, None].astype(np.float32)
    total = np.concatenate((layers * weight, weight), axis=2)
    for axis in (0, 1):
        total = sum(tap * np.roll(total, k, axis) for tap, k in zip(taps, range(-5, 6)))
    blurred = total[:, :, :4] / np.maximum(total[:, :, 4:], 1e-6)
    result = np.where(where[:, :, None], blurred, layers)
    return result[:, :, :3], result[:, :, 3:]


def develop(source, network, cutout):
    passes = read_passes(source)
    layer = next(name for name in passes if name.endswith("Combined.R"))[: -len(".Combined.R")]
    colour = _stack(passes, f"{layer}.Combined", "RGB")
    albedo = _stack(passes, f"{layer}.Denoising Albedo", "RGB")
    normal = _stack(passes, f"{layer}.Denoising Normal", "XYZ")
    if cutout == "no":
        return tone(denoise(colour, albedo, normal, network))
    edge = passes[f"{layer}.Combined.A"][:, :, None]
    # The empty margin costs as much as the vehicle, so it is left out and put back at the end.
    rows, columns = (np.flatnonzero((edge[:, :, 0] > 0.01).any(axis=k)) for k in (1, 0))
    inside = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
    fade = _fade(edge.shape)[inside]
    whole = np.zeros((*edge.shape[:2], 4), np.float32)
    colour, albedo, normal, edge = (layers[inside] for layers in (colour, albedo, normal, edge))
    clean = denoise(colour, albedo, normal, network)
    # Shadow is noisy opacity, so the network smooths it; deep shadow is opaque too, but no vehicle.
    vehicle = next(passes[name] for name in passes if name.endswith("IndexOB.X"))[inside] > 0.5
    solid = vehicle & (edge[:, :, 0] > 0.98)
    soft = (
        denoise(np.repeat(edge, 3, axis=2) * 0.8, albedo, normal, Network("rt_hdr_alb_nrm_small.tza"))[
            :, :, :1
        ]
        / 0.8
    )
    # The soft boxes darken the whole floor a little: only what is darker than that is contact shadow.
    over = soft - 0.17
    opacity = ((over + np.sqrt(over * over + 0.0036)) / 2 - 0.006) / 0.826
    opacity = np.clip(opacity, 0, 1) * fade
    core = _spread(_spread(solid, False), True)
    opacity = np.where((core & solid)[:, :, None], 1.0, opacity)
    if cutout != "fine":
        clean, opacity = _even(np.concatenate((clean, opacity), axis=2), ~_spread(core, True))
    opacity = np.where(opacity < 0.006, 0, opacity)
    straight = clean / np.maximum(opacity, 1e-3)
    whole[inside] = np.concatenate((tone(straight, STUDIO_EXPOSURE), opacity), axis=2)
    return whole


def save(image, path, width, quality):
    pixels = Image.fromarray((image * 255 + 0.5).astype(np.uint8), "RGBA" if image.shape[2] == 4 else "RGB")
    if pixels.width != width:
        size = (width, round(pixels.height * width / pixels.width))
        if image.shape[2] == 4:
            pixels = pixels.convert("RGBa").resize(size, Image.LANCZOS).convert("RGBA")
        else:
            pixels = pixels.resize(size, Image.LANCZOS)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if path.endswith(".webp"):
        pixels.save(path, quality=quality, method=6, alpha_quality=90)
    else:
        pixels.save(path)


def main(source, target, width, quality="86", cutout="yes"):
    network = Network("rt_hdr_alb_nrm.tza")
    save(develop(source, network, cutout), target, int(width), int(quality))


if __name__ == "__main__":
    main(*sys.argv[1:])
