"""Open Image Denoise's network, run with PyTorch, for a Blender that was built without it."""

import numpy as np
import torch
import torch.nn.functional as F

from finish.weights import load

# The perceptual curve that the network was trained on.
_A, _B, _C, _D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
_TILE, _OVERLAP = 768, 64


def _encode(y):
    return torch.where(
        y <= _Y0,
        _A * y,
        torch.where(y <= _Y1, _B * y.clamp_min(1e-12) ** _C + _D, _E * torch.log(y + _F) + _G),
    )


def _decode(x):
    middle = ((x - _D).clamp_min(0) / _B) ** (1 / _C)
    return torch.where(x <= _X0, x / _A, torch.where(x <= _X1, middle, torch.exp((x - _G) / _E) - _F))


_SCALE = 1.0 / float(_encode(torch.tensor(65504.0)))


class Network:
    def __init__(self, name):
        self.tensors = {key: torch.from_numpy(value.copy()) for key, value in load(name).items()}

    def _conv(self, x, name, active=True):
        x = F.conv2d(x, self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"], padding=1)
        return F.relu(x, inplace=True) if active else x

    def __call__(self, x):
        skips = [x]
        x = self._conv(self._conv(x, "enc_conv0"), "enc_conv1")
        for name in ("enc_conv2", "enc_conv3", "enc_conv4"):
            x = F.max_pool2d(x, 2)
            skips.append(x)
            x = self._conv(x, name)
        x = F.max_pool2d(x, 2)
        x = self._conv(self._conv(x, "enc_conv5a"), "enc_conv5b")
        for level in (4, 3, 2, 1):
            x = F.interpolate(x, scale_factor=2, mode="nearest")
            x = torch.cat((x, skips[level - 1]), 1)
            x = self._conv(self._conv(x, f"dec_conv{level}a"), f"dec_conv{level}b")
        return self._conv(x, "dec_conv0", False)


def _starts(length):
    step = _TILE - 2 * _OVERLAP
    if length <= _TILE:
        return [0]
    return [min(k * step, length - _TILE) for k in range((length - 2 * _OVERLAP + step - 1) // step)]


def denoise(colour, albedo, normal, network):
    """Height x width x 3 linear arrays in, the clean colour out."""
    height, width, _ = colour.shape
    pad_h, pad_w = -height % 16, -width % 16
    luminance = colour.mean(axis=2)
    lit = luminance[luminance > 1e-4]
    exposure = 0.18 / float(np.exp(np.log(lit).mean())) if lit.size else 1.0
    guides = np.concatenate((albedo.clip(0, 1), normal.clip(-1, 1) * 0.5 + 0.5), axis=2)
    # One wild sample must not be spread over its neighbours.
    colour = np.minimum(colour, 60.0)

    def tensor(array):
        return F.pad(
            torch.from_numpy(np.ascontiguousarray(array.transpose(2, 0, 1)))[None],
            (0, pad_w, 0, pad_h),
            mode="reflect",
        )

    stack = torch.cat((_encode(tensor(colour) * exposure) * _SCALE, tensor(guides)), 1).float()
    result = torch.empty_like(stack[:, :3])
    full_h, full_w = stack.shape[2:]
    with torch.no_grad():
        for y in _starts(full_h):
            for x in _starts(full_w):
                tile = stack[:, :, y : y + _TILE, x : x + _TILE]
                out = network(tile)
                top, left = (_OVERLAP if y else 0), (_OVERLAP if x else 0)
                result[:, :, y + top : y + tile.shape[2], x + left : x + tile.shape[3]] = out[
                    :, :, top:, left:
                ]
        clean = _decode(result.clamp_min(0) / _SCALE) / exposure
    return clean[0, :, :height, :width].numpy().transpose(1, 2, 0)
