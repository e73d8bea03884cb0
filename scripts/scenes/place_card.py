"""A card folded along its top on a laid table."""
from laid_table import laid_table
from stage import camera
from tent import tent

sheets = {"front": "panel:front", "paper": "tone:paper"}
hero = "front"
pressed = ["front"]


def build(width, height):
    fit = min(0.108 / width, 0.082 / height)
    laid_table()
    tent(width * fit, height * fit, (-0.030, -0.040, 0.0004), -13, 20)
    camera((0.040, -0.56, 0.24), (0.014, 0, 0.030), 82, focus=(-0.030, -0.05, 0.03), stop=6.3)
