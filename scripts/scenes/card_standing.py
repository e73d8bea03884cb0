"""A folded card that stands slightly open by a window, its envelope before it."""
from plants import eucalyptus
from stage import camera
from stationery import envelope, paper, upright
from window_room import room, vase

sheets = {"front": "panel:front", "paper": "tone:paper", "envelope": "tone:envelope", "seal": "tone:seal"}
hero = "front"
pressed = ["front"]


def build(width, height):
    fit = min(0.158 / height, 0.150 / width)
    w, h = width * fit, height * fit
    room()
    left = (-0.052 - w / 2, -0.02, 0.0005)
    upright("front", w, h, left, 10, 2.0, 0.0022, paper("front"), paper("paper"))
    upright("back", w, h, left, 36, 1.0, -0.0012, paper("paper"), paper("paper"))
    long, short = max(w, h) * 1.03, min(w, h) * 1.05
    envelope(long, short, (0.110, -0.088, 0), -16)
    vase((0.150, 0.085, 0))
    eucalyptus([((0.0, -0.168, 0.004), (-0.98, 0.14, 0.03), 0.17, 8, 0.0)], seed=9)
    camera((0.055, -0.72, 0.25), (0.004, 0, 0.073), 82, focus=(-0.05, -0.02, 0.08), stop=6.3)
