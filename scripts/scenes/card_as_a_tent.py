"""A wide card folded along its top, standing like a roof by a window; its envelope lies before it."""
from blossoms import babys_breath
from plants import eucalyptus
from stage import camera
from stationery import envelope, paper
from tent import tent
from window_room import room, vase

sheets = {"front": "panel:front", "paper": "tone:paper", "envelope": "tone:envelope", "seal": "tone:seal"}
hero = "front"
pressed = ["front"]


def build(width, height):
    fit = min(0.190 / width, 0.124 / height)
    w, h = width * fit, height * fit
    room((0.63, 0.60, 0.54))
    tent(w, h, (-0.052, -0.010, 0.0004), -15, 18)
    envelope(w * 1.02, h * 1.03, (0.104, -0.102, 0), -13)
    vase((0.142, 0.110, 0), 0.90, stems=False)
    foot = (0.142, 0.110, 0.122)
    ways = ((-0.5, -0.15), (0.1, 0.1), (0.55, -0.1), (-0.2, 0.3), (0.25, 0.35), (-0.05, -0.4))
    babys_breath([(foot, (dx, dy, 0.9), 0.11) for dx, dy in ways], seed=15)
    eucalyptus([((-0.010, -0.160, 0.004), (-0.99, 0.06, 0.03), 0.16, 8, 0.0)], seed=27)
    camera((0.050, -0.72, 0.235), (0.000, 0, 0.057), 82, focus=(-0.05, -0.04, 0.06), stop=6.3)
