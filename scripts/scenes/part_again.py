"""python3 part_again.py SCENE OUT: parts a rendering that is kept, after a change of how it is parted."""
import json
import os
import re
import sys

import numpy as np
from parted import part

name, out = sys.argv[1:]
kept = np.load(os.path.join(out, "passes.npz"))
text = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), f"{name}.py")).read()


class Scene:
    """What a scene says of itself, without the program that it is built with."""

    sheets = eval(re.search(r"^sheets = (\{.*?\})", text, re.M | re.S)[1])
    hero = re.search(r'^hero = "(.*)"', text, re.M)[1]


passes = {
    kind: {key.split(" ")[1]: kept[key] for key in kept.files if key.startswith(f"{kind} ")}
    for kind in ("share", "foil")
}
with open(os.path.join(out, "plate.json"), "w") as file:
    json.dump(part(kept["room"], passes["share"], passes["foil"], Scene, out), file)
