"""A desk calendar whose leaves stand in a block of walnut, a mug and a pencil beside it."""
from math import cos, radians, sin

from forms import box, lathe
from mug_form import mug
from stage import camera, turned
from stationery import paper, upright
from surfaces import mottled, plain, relief
from window_room import room, vase

sheets = {"front": "page:0", "paper": "tone:paper"}
hero = "front"


def build(width, height):
    fit = min(0.160 / height, 0.182 / width)
    w, h = width * fit, height * fit
    room((0.57, 0.59, 0.55))
    turn, x, y = 8, -0.044, -0.018
    across = (cos(radians(turn)), sin(radians(turn)))
    away = (-across[1], across[0])
    slot, block = 0.0075, 0.017
    _block(min(w * 0.62, 0.110), block, slot, (x, y), turn, away)
    for layer in range(6):
        # Behind the first month are the others, each a little further back.
        back = 0.0007 * layer
        left = (x - w / 2 * across[0] + away[0] * back, y - w / 2 * across[1] + away[1] * back, slot + 0.0004)
        name = "front" if layer == 0 else "leaf below"
        front = paper("front") if layer == 0 else paper("paper")
        upright(name, w, h - 0.0002 * (layer % 3), left, turn, 7.0 + 0.10 * layer, 0.0006, front, paper("paper"))
    glaze = relief(plain("stoneware", (0.42, 0.47, 0.46), rough=0.4, shine=0.35), 60, 0.06)
    mug((0.104, 0.052, 0), glaze, handle=-10)
    _pencil((-0.004, -0.112), 79)
    vase((0.205, 0.200, 0), 0.80)
    camera((0.050, -0.72, 0.235), (0.002, 0, 0.066), 78, focus=(x, y - 0.01, 0.08), stop=6.3)


def _block(length, high, slot, middle, turn, away):
    walnut = plain("walnut", (0.22, 0.13, 0.075), rough=0.5)
    mottled(walnut, (0.25, 0.15, 0.09), (0.16, 0.09, 0.05), 34, stretch=(0.14, 1.8, 1.8), detail=14)
    relief(walnut, 150, 0.1, stretch=(0.1, 1.6, 1.6))
    x, y = middle
    for near, depth in ((-1, 0.017), (1, 0.027)):
        half = box("block", (length, depth, high), walnut, bevel=0.0016)
        gap = 0.0022 if near < 0 else 0.0085
        half.location = (x + away[0] * near * (depth / 2 + gap), y + away[1] * near * (depth / 2 + gap), 0)
        half.rotation_euler = turned(0, 0, turn)
    floor = box("block floor", (length - 0.003, 0.03, slot), walnut, bevel=0.0004)
    floor.location = (x, y, 0)
    floor.rotation_euler = turned(0, 0, turn)


def _pencil(place, turn, length=0.15):
    cedar = plain("cedar", (0.62, 0.42, 0.24), rough=0.7)
    lacquer = plain("lacquer", (0.10, 0.20, 0.20), rough=0.3, shine=0.5)
    lead = plain("lead", (0.03, 0.03, 0.035), rough=0.5)
    r = 0.0037
    for name, profile, material in (
        ("pencil", [(0, 0), (r * 0.95, 0), (r, 0.001), (r, length - 0.022), (r * 0.98, length - 0.020)], lacquer),
        ("pencil wood", [(r * 0.98, length - 0.020), (r * 0.25, length - 0.004)], cedar),
        ("pencil lead", [(r * 0.25, length - 0.004), (0, length)], lead),
    ):
        part = lathe(name, profile, material, segments=6 if material is lacquer else 24, smooth_levels=0)
        part.location = (place[0], place[1], r)
        part.rotation_euler = turned(90, 0, turn)
