"""A label on a bottle of dark glass by the window, its capsule in the wax's tone."""
from math import cos, pi, sin

from blossoms import babys_breath
from forms import lathe, sheet, thick
from plants import eucalyptus
from stage import camera, turned
from stationery import paper
from surfaces import plain, relief
from window_room import room, vase

sheets = {"front": "panel:front", "paper": "tone:paper", "seal": "tone:seal"}
hero = "front"
pressed = ["front"]

radius = 0.0415
place = (-0.034, -0.020, 0)


def build(width, height):
    fit = 0.100 / height
    w, h = width * fit, height * fit
    room((0.64, 0.55, 0.47))
    _bottle()
    reach = radius + 0.0003
    label = sheet(
        "front",
        lambda u, v: (reach * sin((u - w / 2) / radius), -reach * cos((u - w / 2) / radius), v),
        w, h, paper("front"), (64, 2),
    )
    thick(label, 0.0002, paper("paper"), paper("paper"))
    label.location = (place[0], place[1], 0.026)
    label.rotation_euler = turned(0, 0, 6)
    vase((0.142, 0.105, 0), 0.84, stems=False)
    babys_breath([((0.142, 0.105, 0.112), (dx, dy, 0.9), 0.10) for dx, dy in ((-0.5, -0.15), (0.1, 0.1), (0.5, -0.1), (-0.15, 0.3))])
    eucalyptus([((0.150, -0.115, 0.006), (-0.95, -0.10, 0.03), 0.13, 7, 0.0)], seed=71)
    camera((0.055, -0.74, 0.21), (0.014, 0, 0.087), 88, focus=(-0.034, -0.06, 0.08), stop=6.3)


def _bottle():
    glass = plain("glass", (0.010, 0.022, 0.013), rough=0.07, shine=0.55)
    r = radius
    body = lathe(
        "bottle",
        [
            (0, 0.002), (r * 0.80, 0), (r * 0.97, 0.003), (r, 0.008), (r, 0.012), (r, 0.136), (r, 0.142),
            (r * 0.93, 0.158), (r * 0.62, 0.180), (r * 0.40, 0.196), (r * 0.345, 0.214), (r * 0.335, 0.27), (0, 0.27),
        ],
        glass,
        segments=96,
    )
    capsule = relief(plain("seal", (0.9, 0.9, 0.9), rough=0.42, shine=0.4), 160, 0.06)
    cap = lathe("capsule", [(r * 0.353, 0.206), (r * 0.357, 0.2065), (r * 0.352, 0.27), (r * 0.37, 0.272), (r * 0.37, 0.284), (0, 0.285)], capsule)
    for part in (body, cap):
        part.location = place
