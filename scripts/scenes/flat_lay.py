"""A card on its envelope, seen from above on linen, with a ribbon and flowers."""
from blossoms import babys_breath
from linen_table import ribbon, table
from plants import eucalyptus
from stage import camera
from stationery import envelope, lying, paper

sheets = {
    "front": "panel:front",
    "paper": "tone:paper",
    "envelope": "tone:envelope",
    "seal": "tone:seal",
    "ribbon": "tone:ribbon",
}
hero = "front"
pressed = ["front"]


def build(width, height):
    fit = min(0.178 / height, 0.190 / width)
    w, h = width * fit, height * fit
    table()
    upright = h > w * 1.1
    long, short = max(w, h) * 1.04, min(w, h) * 1.06
    x, y = (-0.022, 0.002) if upright else (-0.018, 0.008)
    lying("front", w, h, (x, y, 0.0052), 4, paper("front"), curl=0.0016)
    envelope(long, short, (0.066, -0.028, 0) if upright else (0.03, -0.052, 0), -13 if upright else -9)
    ribbon([(-0.20, -0.10, 0), (-0.155, -0.085, 0), (-0.125, -0.118, 0), (-0.075, -0.112, 0), (-0.03, -0.135, 0), (0.02, -0.126, 0), (0.05, -0.16, 0)], 0.011)
    eucalyptus([((-0.215, -0.02, 0.006), (0.34, 1.0, 0.05), 0.17, 8, 0.0)], seed=12)
    eucalyptus([((0.215, 0.165, 0.006), (-1.0, -0.22, 0.04), 0.12, 6, 0.0)], seed=5)
    babys_breath([((0.205, 0.03, 0.005), (-0.75, 0.75, 0.12), 0.13), ((0.21, 0.07, 0.005), (-0.9, 0.3, 0.12), 0.11)], seed=5)
    camera((0.0, -0.17, 0.70), (0, 0.0, 0), 70, focus=(x, y, 0.005), stop=8)
