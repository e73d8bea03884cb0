"""A sheet of stickers on stone, and one of them on a wrapped box."""
from forms import box, sheet
from plants import eucalyptus
from stage import camera, turned
from stationery import lying, paper
from stone_table import table
from surfaces import plain, relief

sheets = {
    "front": "stickers:liner",
    "loose": "stickers:envelope",
    "paper": "tone:paper",
    "envelope": "tone:envelope",
}
hero = "front"
pressed = ["front", "loose"]


def build(width, height):
    fit = 0.225 / height
    w, h = width * fit, height * fit
    table((0.66, 0.61, 0.56), shade=((-0.155, 0.11), (0.165, 0.115)))
    lying("front", w, h, (-0.062, -0.004, 0.0012), -6, paper("front"), curl=0.0022)
    _box()
    eucalyptus([((0.205, -0.085, 0.006), (-0.92, -0.34, 0.03), 0.14, 7, 0.0)], seed=52)
    camera((0.0, -0.20, 0.68), (0, 0.0, 0.004), 70, focus=(-0.03, 0, 0.01), stop=9)


def _box():
    stock = relief(plain("envelope", (0.9, 0.9, 0.9), rough=0.85, shine=0.2), 1200, 0.08)
    loose = relief(plain("loose", (0.9, 0.9, 0.9), rough=0.78, shine=0.2), 1200, 0.05)
    x, y, turn = 0.094, 0.016, 11
    for size, lift, bevel in ((0.106, 0.0, 0.0012), (0.109, 0.021, 0.0014)):
        part = box("wrapped box", (size, size, 0.026 if lift == 0 else 0.015), stock, bevel=bevel)
        part.location = (x, y, lift)
        part.rotation_euler = turned(0, 0, turn)
    # It ends within the lid's plain top, so that what the sticker leaves free goes on as the lid.
    size = 0.084
    stuck = sheet("loose", lambda u, v: (u - size / 2, v - size / 2, 0), size, size, loose, (2, 2))
    stuck.location = (x, y, 0.0361)
    stuck.rotation_euler = turned(0, 0, turn - 3)
