"""Renders a stage: the whole with white sheets, each sheet's coordinates, its light when it is all of metal."""
import os
import tempfile

import bpy
import numpy as np
from denoise import denoised
from surfaces import coordinates, shining, unlit


def render(samples, seed=0, aux=False, region=None):
    """A rendering as linear floats, upright. With `aux`: also the colours of things and where they face."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = aux
    layer.use_pass_normal = aux
    scene.cycles.samples = samples
    scene.cycles.seed = seed
    scene.render.use_border = region is not None
    scene.render.use_crop_to_border = False
    if region is not None:
        scene.render.border_min_x, scene.render.border_max_x = region[0], region[2]
        scene.render.border_min_y, scene.render.border_max_y = 1 - region[3], 1 - region[1]
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    rendered = tree.nodes.new("CompositorNodeRLayers")
    folder = tempfile.mkdtemp()
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.file_slots.clear()
    wanted = {"image": "Image"}
    if aux:
        wanted |= {"albedo": "DiffCol", "normal": "Normal"}
    for name, socket in wanted.items():
        out.file_slots.new(name)
        tree.links.new(rendered.outputs[socket], out.inputs[name])
    bpy.ops.render.render(write_still=False)
    passes = {name: _read(os.path.join(folder, f"{name}0001.exr")) for name in wanted}
    return passes if aux else passes["image"]


def whole(samples):
    """The stage, without its noise."""
    first, second = (render(samples // 2, seed, aux=True) for seed in (1, 2))
    albedo = (first["albedo"] + second["albedo"]) / 2
    normal = (first["normal"] + second["normal"]) / 2
    return denoised(first["image"], second["image"], albedo, normal)


def coordinates_of(sheet, samples=36):
    """(u, v, share) of the sheet in each pixel, the first two times the third; what stands before it covers it."""
    shine, dark = coordinates(), unlit()
    sky = bpy.context.scene.world.node_tree.nodes["Background"].inputs[1]
    strength, sky.default_value = sky.default_value, 0
    kept = _swap(lambda material: shine if material.name == sheet else dark)
    region = region_of(render(2)[..., 2])
    picture = render(samples, region=region) if region else render(2)
    _restore(kept)
    sky.default_value = strength
    return picture


def region_of(share, margin=0.012):
    """The part of the picture in which a sheet is seen, as shares from the top left."""
    rows, columns = np.nonzero(share > 0.002)
    if len(rows) == 0:
        return None
    height, width = share.shape
    lower = [max(0, values.min() / size - margin) for values, size in ((columns, width), (rows, height))]
    upper = [min(1, (values.max() + 1) / size + margin) for values, size in ((columns, width), (rows, height))]
    return (*lower, *upper)


def foil_light(sheet, samples, region):
    """The light a sheet throws back when all of it is pressed metal."""
    metal = shining()
    kept = _swap(lambda material: metal if material.name == sheet else material)
    first, second = (render(samples // 2, seed, aux=True, region=region) for seed in (3, 4))
    _restore(kept)
    flat = np.ones_like(first["albedo"])
    return denoised(first["image"], second["image"], flat, (first["normal"] + second["normal"]) / 2, reach=4)


def _swap(other):
    kept = []
    for thing in bpy.data.objects:
        for place, slot in enumerate(thing.material_slots):
            kept.append((thing, place, slot.material))
            slot.material = other(slot.material)
    return kept


def _restore(kept):
    for thing, place, material in kept:
        thing.material_slots[place].material = material


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Raw"
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[::-1, :, :3])
