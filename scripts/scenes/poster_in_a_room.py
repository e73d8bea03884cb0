"""A poster on the wall of a living room, held by two brass clips."""
from math import pi, sin

from forms import box, rod, sheet, thick
from living_wall import sideboard, still_life, wall
from stage import camera
from stationery import paper
from surfaces import plain

sheets = {"front": "page:0", "paper": "tone:paper"}
hero = "front"


def build(width, height):
    fit = min(0.62 / height, 0.60 / width)
    w, h = width * fit, height * fit
    wall()
    sideboard()
    still_life()
    x, z = -0.055, 0.055
    hung = sheet(
        "front",
        # Its foot comes a little off the wall, as paper does that was rolled.
        lambda u, v: (u - w / 2, -0.004 - 0.012 * (1 - v / h) ** 2 - 0.003 * sin(pi * u / w) * (1 - v / h), v),
        w, h, paper("front"), (24, 24),
    )
    thick(hung, 0.0004, paper("paper"), paper("paper"))
    hung.location = (x, 0, z - h / 2)
    brass = plain("brass", (0.78, 0.58, 0.28), rough=0.3, metal=1.0)
    for aside in (-0.36, 0.36):
        clip = box("clip", (0.020, 0.010, 0.026), brass, bevel=0.002)
        clip.location = (x + aside * w, -0.006, z + h / 2 - 0.014)
        rod("nail", [(x + aside * w, 0, z + h / 2 + 0.022), (x + aside * w, -0.010, z + h / 2 + 0.023), (x + aside * w, -0.016, z + h / 2 + 0.025)], 0.0025, brass)
        rod("wire", [(x + aside * w, -0.007, z + h / 2 + 0.010), (x + aside * w - 0.007, -0.009, z + h / 2 + 0.018), (x + aside * w, -0.010, z + h / 2 + 0.026), (x + aside * w + 0.007, -0.009, z + h / 2 + 0.018), (x + aside * w, -0.007, z + h / 2 + 0.010)], 0.0012, brass)
    camera((0.02, -3.0, 0.06), (0.0, 0, -0.03), 84)
