"""A printed envelope on the back of another, on a desk of birch with a pen."""
from birch_desk import desk, pen
from plants import eucalyptus
from stage import camera
from stationery import envelope, lying, paper

sheets = {"front": "panel:front", "paper": "tone:paper", "envelope": "tone:envelope", "seal": "tone:seal"}
hero = "front"


def build(width, height):
    fit = min(0.144 / height, 0.196 / width)
    w, h = width * fit, height * fit
    desk()
    x, y = -0.040, -0.018
    lying("front", w, h, (x, y, 0.0058), 5, paper("front"), curl=0.0006, thickness=0.0016)
    envelope(w, h, (0.066, 0.040, 0), -13)
    pen((0.186, -0.108), -93)
    eucalyptus([((-0.215, 0.125, 0.006), (1.0, 0.10, 0.03), 0.155, 8, 0.0)], seed=61)
    camera((0.0, -0.19, 0.68), (0, 0.0, 0), 70, focus=(x, y, 0.005), stop=8)
