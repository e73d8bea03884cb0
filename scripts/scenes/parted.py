"""Parts a rendering into what stays the same for every design and the light that falls on each sheet."""
import os

import numpy as np

white = 0.9
coordinate_step, light_step = 4, 2
margin = 2


def part(room, shares, foils, scene, out):
    """
    Writes `room.f32` (without the sheets: what would be behind them goes on below them) and, for each sheet,
    `<sheet>-{share,light,coordinates,foil}.f32`; returns what they are.
    """
    covered = np.clip(shares[scene.hero][..., 2], 0, 1)
    lit = (room / white)[covered > 0.98].mean(1)
    exposure = float(getattr(scene, "brightness", 0.9) / np.percentile(lit, 70))
    room = room * exposure
    rest = room.copy()
    total = np.zeros(room.shape[:2], np.float32)
    described = []
    for name, shown in scene.sheets.items():
        share = np.clip(shares[name][..., 2], 0, 1)
        share[share < 0.004] = 0
        if not share.any():
            continue
        box = left, top, width, height = _box(share)
        cut = np.s_[top : top + height, left : left + width]
        inside = share[cut]
        light = _spread(room[cut], inside >= _sure(inside))
        rest[cut] -= light * inside[..., None]
        total[cut] += inside
        files = {"share": inside, "light": _smaller(light / white, light_step)}
        if not shown.startswith("tone"):
            places = shares[name][cut][..., :2] / np.maximum(inside, 1e-3)[..., None]
            files["coordinates"] = _smaller(_straight_on(places, inside >= _sure(inside)), coordinate_step)
        if name in foils:
            foil = _spread(foils[name][cut] * exposure, inside >= _sure(inside))
            files["foil"] = _smaller(foil, light_step)
        for kind, values in files.items():
            np.ascontiguousarray(values, dtype=np.float32).tofile(os.path.join(out, f"{name}-{kind}.f32"))
        described.append({"name": name, "shows": shown, "box": [int(value) for value in box]})
    behind = np.maximum(rest, 0) / np.maximum(1 - total, 0.02)[..., None]
    behind = np.minimum(behind, room.max())
    behind = np.where((total > 0)[..., None], _spread(behind, total < 0.6), room)
    np.ascontiguousarray(behind, dtype=np.float32).tofile(os.path.join(out, "room.f32"))
    return {"size": [room.shape[1], room.shape[0]], "sheets": described}


def _box(share):
    """Whole in steps of the coarsest table, so that tables and pixels share their grid."""
    rows, columns = np.nonzero(share)
    edges = []
    for values, size in ((columns, share.shape[1]), (rows, share.shape[0])):
        start = max(0, values.min() - margin) // coordinate_step * coordinate_step
        end = min(size, -(-(values.max() + 1 + margin) // coordinate_step) * coordinate_step)
        edges.append((start, end))
    (left, right), (top, bottom) = edges
    return left, top, right - left, bottom - top


def _sure(share):
    """From here on a pixel shows the sheet and little else; lower for what is thin, or out of focus all over."""
    return 0.97 if (share >= 0.97).sum() > 12 else share.max() * 0.8


def _spread(values, known):
    """Fills what is not known softly from all around: by the means of ever larger squares."""
    weight = known.astype(np.float32)
    filled = _filled(np.where(known[..., None], values, 0).astype(np.float32), weight)
    return np.where(known[..., None], values, filled)


def _filled(sums, weight):
    height, width = weight.shape
    if weight.min() > 0 or min(height, width) < 2:
        return sums / np.maximum(weight, 1e-6)[..., None]
    grow = ((0, height % 2), (0, width % 2))
    wide, heavy = np.pad(sums, (*grow, (0, 0))), np.pad(weight, grow)
    rows, columns = heavy.shape[0] // 2, heavy.shape[1] // 2
    coarse = _filled(
        wide.reshape(rows, 2, columns, 2, -1).sum((1, 3)), heavy.reshape(rows, 2, columns, 2).sum((1, 3))
    )
    below = coarse.repeat(2, 0).repeat(2, 1)
    soft = np.pad(below, ((1, 1), (1, 1), (0, 0)), mode="edge")
    below = sum(soft[y : y + rows * 2, x : x + columns * 2] for y in range(3) for x in range(3)) / 9
    below = below[:height, :width]
    share = np.minimum(weight, 1)[..., None]
    return np.where(weight[..., None] > 0, sums / np.maximum(weight, 1e-6)[..., None] * share, 0) + below * (1 - share)


def _straight_on(values, known):
    """Coordinates beyond a sheet's edge, with the slope they have inside."""
    out = np.where(known[..., None], values, 0).astype(np.float32)
    for _ in range(max(known.shape)):
        if known.all():
            break
        total, count = np.zeros_like(out), np.zeros(known.shape, np.float32)
        for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            near, there = _shifted(out, dy, dx), _shifted(known, dy, dx)
            sloped = there & _shifted(known, 4 * dy, 4 * dx)
            slope = np.where(sloped[..., None], (near - _shifted(out, 4 * dy, 4 * dx)) / 3, 0)
            total += np.where(there[..., None], near + slope, 0)
            count += there
        fresh = ~known & (count > 0)
        out[fresh] = total[fresh] / count[fresh][..., None]
        known = known | fresh
    return np.clip(out, -0.5, 1.5)


def _shifted(picture, dy, dx):
    """The neighbour's value; beyond the edge nothing is known."""
    moved = np.zeros_like(picture)
    height, width = picture.shape[:2]
    y, x = slice(max(0, -dy), min(height, height - dy)), slice(max(0, -dx), min(width, width - dx))
    moved[y, x] = picture[max(0, dy) : height + min(0, dy), max(0, dx) : width + min(0, dx)]
    return moved


def _smaller(values, step):
    """The mean of each square of `step` pixels."""
    height, width = values.shape[0] // step, values.shape[1] // step
    return values[: height * step, : width * step].reshape(height, step, width, step, -1).mean((1, 3))
