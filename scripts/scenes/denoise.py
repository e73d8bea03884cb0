"""Noise of two independent renderings taken out: each is averaged by what the other shows to be alike (non-local means)."""
import numpy as np


def denoised(first, second, albedo, normal, reach=7, patch=2):
    """
    `first`, `second`: linear pictures with different noise. The light alone is averaged, without the colours of
    things: those are put back afterwards and stay sharp.
    """
    colour = np.maximum(albedo, 0.02)
    one, other = first / colour, second / colour
    a, b = _log(one), _log(other)
    noise = np.maximum(_box(((a - b) ** 2 / 2), 2), 1e-6)
    wide = {"a": a, "b": b, "noise": noise, "albedo": albedo, "normal": normal, "one": one, "other": other}
    wide = {name: _widened(picture, reach) for name, picture in wide.items()}
    sums = [np.zeros_like(one), np.zeros_like(other)]
    weights = [np.zeros(a.shape, np.float32) for _ in range(2)]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            rows, columns = (slice(reach + d, reach + d + n) for d, n in zip((dy, dx), a.shape))
            there = wide["noise"][rows, columns]
            like = ((albedo - wide["albedo"][rows, columns]) ** 2).sum(2) * 600
            like += ((normal - wide["normal"][rows, columns]) ** 2).sum(2) * 20
            gaps = []
            for name, light in (("a", a), ("b", b)):
                far = (light - wide[name][rows, columns]) ** 2 - (noise + np.minimum(noise, there))
                gaps.append(_box(far / (0.2 * (noise + there) + 1e-5), patch))
            for index, name in enumerate(("one", "other")):
                # The weight comes from the other rendering: so that noise does not choose what is like itself.
                weight = np.exp(-np.maximum(gaps[1 - index], 0) - like)
                sums[index] += wide[name][rows, columns] * weight[..., None]
                weights[index] += weight
    clean = [total / weight[..., None] for total, weight in zip(sums, weights)]
    return (clean[0] + clean[1]) / 2 * colour


def _log(picture):
    return np.log(picture.mean(2) + 0.02).astype(np.float32)


def _widened(picture, reach):
    return np.pad(picture, [(reach, reach), (reach, reach)] + [(0, 0)] * (picture.ndim - 2), mode="edge")


def _box(picture, radius):
    """The mean of the square around each pixel."""
    height, width = picture.shape
    wide = _widened(picture, radius)
    rows = sum(wide[step : step + height] for step in range(2 * radius + 1))
    return sum(rows[:, step : step + width] for step in range(2 * radius + 1)) / (2 * radius + 1) ** 2
