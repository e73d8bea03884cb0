"""A square or wide card on its envelope, seen from above on stone, with a ribbon and a sprig."""
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
    fit = min(0.172 / height, 0.205 / width)
    w, h = width * fit, height * fit
    table()
    x, y = -0.030, -0.004
    lying("front", w, h, (x, y, 0.0040), -4, paper("front"), curl=0.0012)
    # Closed by wax at the edge that the card leaves free.
    ew, eh = max(w, h) * 1.04, min(w, h) * 1.06
    envelope(ew, eh, (0.050, 0.028, 0), 9, sealed=False)
    seal((0.137, -0.079, 0.0005), 0.0098)
    seal((0.156, -0.068, 0.0005), 0.0092)
    ribbon([(0.035, -0.18, 0), (0.048, -0.122, 0), (0.088, -0.108, 0), (0.12, -0.125, 0), (0.148, -0.108, 0), (0.19, -0.112, 0), (0.24, -0.09, 0)], 0.010)
    eucalyptus([((-0.205, -0.100, 0.006), (1.0, -0.16, 0.03), 0.165, 8, 0.0)], seed=44)
    babys_breath([((-0.235, 0.180, 0.005), (0.80, -0.50, 0.10), 0.12), ((-0.22, 0.19, 0.005), (0.95, -0.22, 0.10), 0.10)], seed=8)
    camera((0.0, -0.15, 0.70), (0, 0.0, 0), 70, focus=(x, y, 0.004), stop=8)
