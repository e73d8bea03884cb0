"""A slim card on its envelope, seen from above on warm stone, with a ribbon, sealing wax and sprigs."""
from blossoms import babys_breath
from linen_table import ribbon
from plants import eucalyptus
from stage import camera
from stationery import envelope, lying, paper, seal
from stone_table import table

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
    fit = min(0.208 / height, 0.208 / width)
    w, h = width * fit, height * fit
    table((0.66, 0.60, 0.54), shade=((-0.150, 0.105), (0.165, 0.10)))
    x, y = -0.040, 0.000
    lying("front", w, h, (x, y, 0.0044), 5, paper("front"), curl=0.0010)
    # Across below the card, closed by wax at the end that it leaves free.
    envelope(max(w, h) * 1.03, min(w, h) * 1.08, (0.040, -0.022, 0), 24, sealed=False)
    seal((0.112, -0.064, 0.0005), 0.0098)
    seal((0.134, -0.058, 0.0005), 0.0090)
    ribbon([(0.055, -0.19, 0), (0.062, -0.132, 0), (0.096, -0.116, 0), (0.126, -0.134, 0), (0.152, -0.116, 0), (0.19, -0.120, 0), (0.24, -0.096, 0)], 0.010)
    eucalyptus([((-0.208, -0.115, 0.006), (0.95, 0.28, 0.03), 0.115, 6, 0.0)], seed=66)
    babys_breath([((-0.240, 0.170, 0.005), (0.82, -0.46, 0.10), 0.12), ((-0.225, 0.185, 0.005), (0.95, -0.18, 0.10), 0.10)], seed=12)
    eucalyptus([((0.220, 0.020, 0.006), (-0.80, 0.50, 0.03), 0.115, 6, 0.0)], seed=49)
    camera((0.0, -0.15, 0.70), (0.004, 0.0, 0), 71, focus=(x, y, 0.004), stop=8)
