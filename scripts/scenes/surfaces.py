"""Materials: plain ones, and those whose relief is drawn by noise."""
import bpy


def plain(name, colour, rough=0.8, shine=0.25, sheen=0.0, metal=0.0):
    """A material without relief; found again by its name."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = shine
    shader.inputs["Sheen"].default_value = sheen
    shader.inputs["Metallic"].default_value = metal
    return made


def relief(material, scale, strength, detail=8, distance=0.001, stretch=(1, 1, 1)):
    """Roughens a material by noise; `scale`: grains for each metre."""
    nodes = material.node_tree
    noise = _noise(nodes, scale, detail, stretch)
    _bump(nodes, noise.outputs["Fac"], strength, distance)
    return material


def mottled(material, colour, other, scale, share=1.0, detail=12, stretch=(1, 1, 1)):
    """Two colours that run into each other."""
    nodes = material.node_tree
    noise = _noise(nodes, scale, detail, stretch)
    ramp = nodes.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.32
    ramp.color_ramp.elements[1].position = 0.68
    ramp.color_ramp.elements[0].color = (*colour, 1)
    mixed = [a + (b - a) * share for a, b in zip(colour, other)]
    ramp.color_ramp.elements[1].color = (*mixed, 1)
    nodes.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    nodes.links.new(ramp.outputs["Color"], nodes.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def woven(material, threads, strength):
    """A plain weave of `threads` for each metre, a little uneven as hand-woven linen is."""
    nodes = material.node_tree
    waves = []
    for direction in ("X", "Y"):
        wave = nodes.nodes.new("ShaderNodeTexWave")
        wave.bands_direction = direction
        wave.inputs["Scale"].default_value = threads / 20 * 6.2831853 / 2
        wave.inputs["Distortion"].default_value = 2.2
        wave.inputs["Detail"].default_value = 3
        wave.inputs["Detail Scale"].default_value = 1.6
        nodes.links.new(_place(nodes).outputs["Object"], wave.inputs["Vector"])
        waves.append(wave)
    sum_of = nodes.nodes.new("ShaderNodeMath")
    sum_of.operation = "ADD"
    for index, wave in enumerate(waves):
        nodes.links.new(wave.outputs["Fac"], sum_of.inputs[index])
    _bump(nodes, sum_of.outputs[0], strength, 0.0012)
    return material


def shining(name="foil"):
    """Pressed metal without a colour of its own: it is tinted when a design is laid in."""
    return relief(plain(name, (0.92, 0.92, 0.92), rough=0.27, metal=1.0), 220, 0.07, detail=4)


def coordinates(name="coordinates"):
    """Shines its own coordinates: red across, green up, blue everywhere."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes = made.node_tree
    nodes.nodes.clear()
    place = nodes.nodes.new("ShaderNodeTexCoord")
    apart = nodes.nodes.new("ShaderNodeSeparateXYZ")
    joined = nodes.nodes.new("ShaderNodeCombineXYZ")
    joined.inputs["Z"].default_value = 1
    nodes.links.new(place.outputs["UV"], apart.inputs[0])
    nodes.links.new(apart.outputs["X"], joined.inputs["X"])
    nodes.links.new(apart.outputs["Y"], joined.inputs["Y"])
    return _shine(made, nodes, joined.outputs[0])


def unlit(name="unlit"):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.node_tree.nodes.clear()
    return _shine(made, made.node_tree, None)


def _shine(made, nodes, colour):
    shine = nodes.nodes.new("ShaderNodeEmission")
    shine.inputs["Color"].default_value = (0, 0, 0, 1)
    if colour is not None:
        nodes.links.new(colour, shine.inputs["Color"])
    end = nodes.nodes.new("ShaderNodeOutputMaterial")
    nodes.links.new(shine.outputs[0], end.inputs["Surface"])
    return made


def _place(nodes):
    return nodes.nodes.new("ShaderNodeTexCoord")


def _noise(nodes, scale, detail, stretch):
    noise = nodes.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    mapping = nodes.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    nodes.links.new(_place(nodes).outputs["Object"], mapping.inputs["Vector"])
    nodes.links.new(mapping.outputs[0], noise.inputs["Vector"])
    return noise


def _bump(nodes, height, strength, distance):
    bump = nodes.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    nodes.links.new(height, bump.inputs["Height"])
    nodes.links.new(bump.outputs["Normal"], nodes.nodes["Principled BSDF"].inputs["Normal"])
