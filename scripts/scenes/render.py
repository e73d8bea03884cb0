"""blender -b -P render.py -- SCENE WIDTH_MM HEIGHT_MM OUT PIXELS SAMPLES: one plate as raw floats, and what they are."""
import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import passes
import stage
from parted import part

name, width, height, out, pixels, samples = sys.argv[sys.argv.index("--") + 1 :]
begun = time.time()
pixels, samples = int(pixels), int(samples)
stage.begin(pixels, pixels * 3 // 4)
scene = importlib.import_module(name)
scene.build(float(width) / 1000, float(height) / 1000)
seconds = lambda: round(time.time() - begun)
room = passes.whole(samples)
print("ROOM", seconds())
shares = {sheet: passes.coordinates_of(sheet) for sheet in scene.sheets}
print("SHEETS", seconds())
foils = {
    sheet: passes.foil_light(sheet, samples, passes.region_of(shares[sheet][..., 2]))
    for sheet in getattr(scene, "pressed", [])
}
print("FOILS", seconds())
os.makedirs(out, exist_ok=True)
kept = {f"share {sheet}": picture for sheet, picture in shares.items()}
kept |= {f"foil {sheet}": picture for sheet, picture in foils.items()}
np.savez(os.path.join(out, "passes.npz"), room=room, **kept)
described = part(room, shares, foils, scene, out)
with open(os.path.join(out, "plate.json"), "w") as file:
    json.dump(described, file)
print("RENDER SECONDS", seconds())
