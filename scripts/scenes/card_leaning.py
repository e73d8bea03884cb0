"""A flat card in a block of wood, its envelope and a vase of baby's breath beside it."""
from math import cos, radians, sin

from blossoms import babys_breath
from forms import box
from stage import camera, turned
from stationery import envelope, paper, upright
from surfaces import mottled, plain, relief
from window_room import room, vase

sheets = {"front": "panel:front", "paper": "tone:paper", "envelope": "tone:envelope", "seal": "tone:seal"}
hero = "front"
pressed = ["front"]


def build(width, height):
    fit = min(0.150 / height, 0.150 / width)
    w, h = width * fit, height * fit
    room((0.60, 0.56, 0.51))
    turn = 7
    block = 0.012
    oak = plain("oak", (0.46, 0.30, 0.17), rough=0.6)
    mottled(oak, (0.50, 0.34, 0.20), (0.36, 0.23, 0.13), 40, stretch=(0.12, 1.6, 1.6))
    relief(oak, 160, 0.1, stretch=(0.1, 1.5, 1.5))
    slot = 0.0072
    length = min(w * 0.72, 0.096)
    aside, away = 0.0085 * sin(radians(turn)), 0.0085 * cos(radians(turn))
    for near in (-1, 1):
        half = box("block", (length, 0.016, block), oak, bevel=0.0012)
        half.rotation_euler = turned(0, 0, turn)
        half.location = (-0.052 - near * aside, -0.012 + near * away, 0)
    base = box("block foot", (length - 0.003, 0.02, slot), oak, bevel=0.0004)
    base.rotation_euler = turned(0, 0, turn)
    base.location = (-0.052, -0.012, 0)
    left = (-0.052 - w / 2 * cos(radians(turn)), -0.012 - w / 2 * sin(radians(turn)), slot + 0.0005)
    upright("front", w, h, left, turn, 3.0, 0.0008, paper("front"), paper("paper"))
    long, short = max(w, h) * 1.03, min(w, h) * 1.05
    envelope(long, short, (0.108, -0.086, 0), -15)
    vase((0.140, 0.075, 0), 0.86, stems=False)
    foot = (0.140, 0.075, 0.118)
    ways = ((-0.5, -0.15), (0.1, 0.1), (0.55, -0.1), (-0.2, 0.3), (0.25, 0.35), (-0.05, -0.4))
    babys_breath([(foot, (dx, dy, 0.9), 0.105) for dx, dy in ways])
    babys_breath([((-0.020, -0.150, 0.004), (-0.95, -0.05, 0.06), 0.13)], seed=3)
    camera((0.055, -0.72, 0.24), (0.004, 0, 0.075), 82, focus=(-0.05, -0.02, 0.08), stop=6.3)
