"""The empty stage: engine, light and camera. Lengths are metres, z is up, the camera looks along y."""
import math

import bpy
from mathutils import Euler, Vector


def begin(width, height):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 6
    scene.cycles.diffuse_bounces = 4
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 3
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.world = bpy.data.worlds.new("sky")
    scene.world.use_nodes = True
    return scene


def sky(colour, strength):
    node = bpy.context.scene.world.node_tree.nodes["Background"]
    node.inputs[0].default_value = (*colour, 1)
    node.inputs[1].default_value = strength


def sun(direction, energy, colour=(1, 0.93, 0.82), softness=2.6):
    """Light from a window; `softness` is the angle it comes from, in degrees."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy = energy
    light.angle = math.radians(softness)
    light.color = colour
    thing = _add(light)
    thing.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return thing


def softbox(place, target, energy, size, colour=(0.95, 0.97, 1)):
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy = energy
    light.size = size
    light.color = colour
    thing = _add(light)
    thing.location = place
    thing.rotation_euler = _towards(place, target)
    return thing


def camera(place, target, lens, focus=None, stop=5.6, shift=(0, 0)):
    """`focus`: the place that is sharp; without one everything is."""
    eye = bpy.data.cameras.new("camera")
    eye.lens = lens
    eye.shift_x, eye.shift_y = shift
    if focus is not None:
        eye.dof.use_dof = True
        eye.dof.aperture_fstop = stop
        forward = (Vector(target) - Vector(place)).normalized()
        eye.dof.focus_distance = (Vector(focus) - Vector(place)).dot(forward)
    thing = _add(eye)
    thing.location = place
    thing.rotation_euler = _towards(place, target)
    bpy.context.scene.camera = thing
    return thing


def turned(degrees_x=0, degrees_y=0, degrees_z=0):
    return Euler([math.radians(angle) for angle in (degrees_x, degrees_y, degrees_z)])


def _towards(place, target):
    return (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def _add(data):
    thing = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing
