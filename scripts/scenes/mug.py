"""A printed mug of coffee on a board of oak by the window, biscuits beside it."""
import random
from math import cos, sin

import bpy
from blossoms import babys_breath
from forms import box, lathe, sheet
from mug_form import mug
from stage import camera, turned
from surfaces import mottled, plain, relief, woven
from window_room import room, vase

sheets = {"front": "panel:front"}
hero = "front"

radius, height_of = 0.041, 0.095
place = (-0.030, -0.030, 0.013)
# The colour that designs have where a mug is not printed: so that the print ends without an edge.
glaze = (0.965, 0.956, 0.922)


def build(width, height):
    # As long around the mug as it is printed; a panorama ends at the handle.
    fit = min(1, 0.078 / height)
    w, h = width * fit, height * fit
    room((0.62, 0.57, 0.50))
    _board()
    stoneware = plain("stoneware", glaze, rough=0.30, shine=0.4)
    mug(place, stoneware, handle=24 if w < 0.1 else 34, radius=radius, height=height_of)
    printed = plain("front", (0.9, 0.9, 0.9), rough=0.30, shine=0.4)
    reach, aside = radius + 0.00035, 0.05
    band = sheet(
        "front",
        lambda u, v: (reach * sin((u - w / 2) / radius + aside), -reach * cos((u - w / 2) / radius + aside), v),
        w, h, printed, (96, 2),
    )
    band.location = (place[0], place[1], place[2] + (height_of - h) / 2 + 0.002)
    _biscuits()
    linen = woven(plain("napkin", (0.40, 0.46, 0.47), rough=0.95, sheen=0.3), 900, 0.4)
    napkin = box("napkin", (0.13, 0.095, 0.005), linen, bevel=0.0024)
    napkin.location = (0.138, -0.098, 0)
    napkin.rotation_euler = turned(0, 0, 17)
    vase((0.135, 0.150, 0), 0.86, stems=False)
    babys_breath([((0.135, 0.150, 0.114), (dx, dy, 0.9), 0.10) for dx, dy in ((-0.5, -0.15), (0.1, 0.1), (0.5, -0.1), (-0.15, 0.3))], seed=33)
    camera((0.040, -0.62, 0.225), (0.012, 0, 0.055), 84, focus=(-0.030, -0.07, 0.06), stop=5.6)


def _board():
    oak = plain("oak", (0.46, 0.31, 0.18), rough=0.55)
    mottled(oak, (0.50, 0.35, 0.21), (0.37, 0.24, 0.14), 22, stretch=(0.16, 2.2, 1.6), detail=14)
    relief(oak, 120, 0.1, stretch=(0.12, 2, 2))
    board = lathe("board", [(0, 0), (0.116, 0), (0.119, 0.002), (0.120, 0.006), (0.119, 0.0105), (0.116, 0.0125), (0, 0.0125)], oak, segments=96)
    board.location = (-0.005, -0.010, 0)


def _biscuits():
    """Butter biscuits with drops of chocolate, one leaning on the other."""
    chance = random.Random(6)
    dough = plain("dough", (0.58, 0.38, 0.18), rough=0.9)
    mottled(dough, (0.62, 0.42, 0.21), (0.48, 0.29, 0.12), 90)
    relief(dough, 420, 0.5)
    chocolate = plain("chocolate", (0.07, 0.03, 0.015), rough=0.4)
    for x, y, z, tilt, turn in ((0.058, -0.052, 0.0130, 0, 0), (0.062, -0.030, 0.0215, 14, 40)):
        made = lathe("biscuit", [(0, 0), (0.026, 0), (0.0295, 0.003), (0.028, 0.007), (0.020, 0.0095), (0, 0.0102)], dough, segments=40)
        made.location = (x, y, z)
        made.rotation_euler = turned(tilt, 0, turn)
        for step in range(9):
            angle, out = step * 2.4 + chance.uniform(-0.3, 0.3), 0.024 * ((step + 0.5) / 9) ** 0.5
            bpy.ops.mesh.primitive_uv_sphere_add(radius=0.0027 * chance.uniform(0.8, 1.15), segments=14, ring_count=8)
            drop = bpy.context.object
            drop.data.materials.append(chocolate)
            drop.parent = made
            drop.location = (out * cos(angle), out * sin(angle), 0.0098 - 0.0022 * (out / 0.024) ** 2)
            for face in drop.data.polygons:
                face.use_smooth = True
