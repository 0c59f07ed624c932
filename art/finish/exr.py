"""Reads Blender's uncompressed multilayer OpenEXR files into numpy arrays."""

import struct

import numpy as np

_TYPES = {0: np.dtype("<u4"), 1: np.dtype("<f2"), 2: np.dtype("<f4")}


def _header(data):
    at, attributes = 8, {}
    while data[at]:
        end = data.index(b"\0", at)
        name = data[at:end].decode()
        kind_end = data.index(b"\0", end + 1)
        size = struct.unpack_from("<i", data, kind_end + 1)[0]
        attributes[name] = data[kind_end + 5 : kind_end + 5 + size]
        at = kind_end + 5 + size
    return attributes, at + 1


def _channels(blob):
    at, result = 0, []
    while blob[at]:
        end = blob.index(b"\0", at)
        result.append((blob[at:end].decode(), _TYPES[struct.unpack_from("<i", blob, end + 1)[0]]))
        at = end + 17
    return result


def read_passes(path):
    """{channel name: height x width float32}; names as Blender writes them, as "ViewLayer.Combined.R"."""
    with open(path, "rb") as file:
        data = file.read()
    attributes, at = _header(data)
    if attributes["compression"][0] != 0:
        raise ValueError(f"{path} is compressed; save it with codec NONE")
    left, top, right, bottom = struct.unpack("<4i", attributes["dataWindow"])
    width, height = right - left + 1, bottom - top + 1
    channels = _channels(attributes["channels"])
    row = np.dtype([("y", "<i4"), ("size", "<i4")] + [(name, kind, (width,)) for name, kind in channels])
    rows = np.frombuffer(data, row, height, at + 8 * height)
    return {name: rows[name].astype(np.float32) for name, _ in channels}
