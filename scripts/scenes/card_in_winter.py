"""A folded card in the low sun of a winter's day, candles and fir about it, its envelope before it."""
from fir import berries, fir
from forms import lathe, rod
from stage import camera
from stationery import envelope, paper, upright
from surfaces import plain
from window_room import room

sheets = {"front": "panel:front", "paper": "tone:paper", "envelope": "tone:envelope", "seal": "tone:seal"}
hero = "front"
pressed = ["front"]


def build(width, height):
    fit = min(0.152 / height, 0.148 / width)
    w, h = width * fit, height * fit
    room((0.50, 0.46, 0.41))
    left = (-0.050 - w / 2, -0.02, 0.0005)
    upright("front", w, h, left, 10, 2.0, 0.0022, paper("front"), paper("paper"))
    upright("back", w, h, left, 36, 1.0, -0.0012, paper("paper"), paper("paper"))
    long, short = max(w, h) * 1.03, min(w, h) * 1.05
    envelope(long, short, (0.106, -0.092, 0), -16)
    for place, height_of, radius in (((0.105, 0.090, 0), 0.125, 0.026), ((0.166, 0.070, 0), 0.082, 0.028), ((0.062, 0.135, 0), 0.060, 0.024)):
        _candle(place, height_of, radius)
    fir([((0.215, 0.020, 0.010), (-1.0, 0.10, 0.02), 0.15), ((0.02, 0.115, 0.010), (1.0, -0.22, 0.03), 0.13), ((0.235, 0.120, 0.012), (-1.0, -0.25, 0.05), 0.16)], seed=3)
    fir([((-0.185, -0.150, 0.008), (1.0, -0.02, 0.02), 0.165), ((-0.200, 0.090, 0.008), (0.9, -0.30, 0.02), 0.11)], seed=8)
    berries([(0.088, 0.042, 0.005), (0.098, 0.036, 0.005), (0.094, 0.045, 0.013), (0.132, 0.030, 0.005), (0.141, 0.036, 0.005), (-0.062, -0.150, 0.012), (-0.052, -0.145, 0.011), (-0.055, -0.156, 0.006), (-0.100, -0.140, 0.012)])
    camera((0.055, -0.72, 0.25), (0.004, 0, 0.070), 82, focus=(-0.05, -0.02, 0.08), stop=6.3)


def _candle(place, height, radius):
    x, y, z = place
    wax = plain("candle", (0.86, 0.80, 0.70), rough=0.45, shine=0.35)
    r = radius
    body = lathe("candle", [(0, 0), (r * 0.98, 0), (r, 0.002), (r, height - 0.003), (r * 0.97, height), (r * 0.90, height), (r * 0.5, height - 0.004), (0, height - 0.005)], wax)
    body.location = place
    top = z + height
    rod("wick", [(x, y, top - 0.005), (x + 0.0008, y, top + 0.002), (x + 0.0016, y, top + 0.006)], 0.0008, plain("wick", (0.03, 0.025, 0.02)))
    glow = plain("flame", (1.0, 0.62, 0.22))
    shader = glow.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (1.0, 0.56, 0.18, 1)
    shader.inputs["Emission Strength"].default_value = 2.6
    flame = lathe("flame", [(0, 0), (0.0026, 0.003), (0.0036, 0.007), (0.0026, 0.013), (0.001, 0.019), (0, 0.023)], glow, segments=16)
    flame.location = (x + 0.001, y, top + 0.003)
