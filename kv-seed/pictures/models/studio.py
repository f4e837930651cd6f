"""The studio that all models stand in: one camera, one key light from the left, one table, plaster and theme colours.

A model is a file beside this one that calls `studio`, places its solids and calls `shoot`. One unit is a hand's width.
"""
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(__file__))

from denoise import denoise  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
# The paints of the theme `default` (blocks/_kit/themes/default.ts): plaster is its surface, crust and dune are
# the folds of its orange and its sand.
PAINTS = {
    'plaster': '#f3efe6',
    'ink': '#10242b',
    'sand': '#e7d9bf',
    'dune': '#cbc2ac',
    'pale': '#dfeeee',
    'mist': '#b7d5d8',
    'petrol': '#0b5563',
    'deep': '#083f4a',
    'tone': '#7fb7bd',
    'orange': '#e4702a',
    'amber': '#f2b84b',
    'crust': '#c9662a',
}
FONT = os.path.join(HERE, '../../../node_modules/@fontsource-variable/source-sans-3/files/'
                    'source-sans-3-latin-wght-normal.woff2')


def linear(paint):
    """A paint as linear light."""
    code = PAINTS[paint]
    parts = [int(code[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts] + [1]


def material(paint, rough=0.75, grain=0.0, glow=0.0):
    """A matt material in a paint; `grain` roughens its surface, `glow` lets it shine."""
    name = f'{paint} {rough} {grain} {glow}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(paint)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = 0.2
    if glow:
        shader.inputs['Emission'].default_value = linear(paint)
        shader.inputs['Emission Strength'].default_value = glow
        # What glows is seen, and lights nothing: lamps of the scene do.
        made.cycles.sample_as_light = False
    if grain:
        noise, bump = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        noise.inputs['Scale'].default_value = 34
        noise.inputs['Detail'].default_value = 4
        bump.inputs['Strength'].default_value = grain
        bump.inputs['Distance'].default_value = 0.02
        links.new(noise.outputs['Fac'], bump.inputs['Height'])
        links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return made


def turned_to(place, aim):
    """The rotation of a lamp, a camera or a shade at a place that looks at a point."""
    return (Vector(aim) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def light(place, aim, power, size, color='#ffffff', spread=180):
    """An area light at a place that shines at a point."""
    data = bpy.data.lights.new('light', 'AREA')
    data.energy, data.size, data.spread = power, size, math.radians(spread)
    data.color = [int(color[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    made = bpy.data.objects.new('light', data)
    bpy.context.collection.objects.link(made)
    made.location = place
    made.rotation_euler = turned_to(place, aim)
    return made


def aim_camera(place, aim, lens, shift=(0, 0), focus=None, blur=1.0):
    """Places the camera; `shift` moves the subject in the frame, `focus` is the point that is sharp."""
    data = bpy.data.cameras.new('camera')
    made = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(made)
    made.location = place
    made.rotation_euler = turned_to(place, aim)
    data.lens, data.shift_x, data.shift_y = lens, shift[0], shift[1]
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus or aim) - Vector(place)).length
    data.dof.aperture_fstop = 0.32 / blur
    bpy.context.scene.camera = made


def studio(ground='mist', key=1.0, fill=1.0, height=0.8, distance=13.0, shift=(0, 0), focus=None, blur=1.0):
    """An empty table in a paint under the key light, with the camera at the height of all models."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.view_settings.view_transform = 'Standard'
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (0.86, 0.93, 1, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.42 * fill
    pitch = math.radians(23)
    aim = (0, 0, height)
    place = (0, -distance * math.cos(pitch), height + distance * math.sin(pitch))
    aim_camera(place, aim, 60, shift, focus, blur)
    light((-7.5, -3.2, 8.5), (0, 0, 0.5), 1180 * key, 2.0, '#fff1de')
    bpy.ops.mesh.primitive_plane_add(size=90)
    bpy.context.object.data.materials.append(material(ground, 0.9, 0.08))


def shoot(name, smoothing=0.32):
    """Renders the model. Behind `--`: width, samples, folder of the picture. Indirect light needs more smoothing."""
    width, samples, folder = (sys.argv[sys.argv.index('--') + 1:] + [None] * 3)[:3]
    width, samples = int(width or 360), int(samples or 16)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, round(width * 2 / 3)
    scene.render.threads_mode, scene.render.threads = 'FIXED', os.cpu_count()
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.04
    scene.cycles.adaptive_min_samples = 6
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 5, 2
    scene.cycles.sample_clamp_indirect = 2
    scene.cycles.use_denoising = False
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_z = True
    passes = {'color': 'Image', 'albedo': 'DiffCol', 'normal': 'Normal', 'depth': 'Depth'}
    read = write_passes(passes)
    bpy.ops.render.render()
    picture = denoise(*[read(of) for of in passes], strength=smoothing)
    folder = os.path.abspath(folder or 'screenshots')
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f'{name}.png')
    save(picture, path)
    print('wrote', path)


def write_passes(passes):
    """Lets the compositor write each pass to a file; returns what reads one as rows of pixels, the lowest first."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    layers = next(node for node in nodes if node.type == 'R_LAYERS')
    output = nodes.new('CompositorNodeOutputFile')
    output.base_path = bpy.app.tempdir
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
    output.file_slots.clear()
    for name, of in passes.items():
        output.file_slots.new(f'{name}-')
        links.new(layers.outputs[of], output.inputs[f'{name}-'])

    def read(name):
        image = bpy.data.images.load(os.path.join(bpy.app.tempdir, f'{name}-{scene.frame_current:04d}.exr'))
        image.colorspace_settings.name = 'Non-Color'
        width, rows = image.size
        pixels = np.empty(width * rows * 4, np.float32)
        image.pixels.foreach_get(pixels)
        return pixels.reshape(rows, width, 4)[:, :, :3]

    return read


def save(picture, path):
    """Writes linear light as an sRGB picture."""
    clipped = np.clip(picture, 0, 1)
    coded = np.where(clipped <= 0.0031308, clipped * 12.92, 1.055 * clipped ** (1 / 2.4) - 0.055)
    rows, width, _ = coded.shape
    image = bpy.data.images.new('picture', width, rows)
    image.pixels.foreach_set(np.dstack([coded, np.ones((rows, width))]).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
