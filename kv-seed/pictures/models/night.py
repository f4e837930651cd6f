"""Gesundheit: a lamp, a stethoscope and a script at night."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402
from solids import disc, group, lathe, linked, mesh, rounded, slab, tube  # noqa: E402
from studio import material, shoot, studio, turned_to  # noqa: E402

studio('petrol', key=0.22, fill=0.9, height=0.6, distance=10.4, focus=(0.1, -0.7, 0.3))


def page(side):
    """One half of the open script: its paper rises to the fold."""
    columns, rows = 24, 2
    points = []
    for row in range(rows):
        for column in range(columns + 1):
            share = column / columns
            rise = 0.05 + 0.15 * math.sin(math.pi * min(1, share * 1.15) ** 0.6) * (1 - share * 0.55)
            points.append((side * share * 1.02, (row - 0.5) * 1.36, rise))
    faces = [(column, column + 1, columns + 2 + column, columns + 1 + column)[::side] for column in range(columns)]
    made = mesh(points, faces, paint='plaster', smooth=True)
    solid = made.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.045, -side
    return made, lambda share: 0.05 + 0.15 * math.sin(math.pi * min(1, share * 1.15) ** 0.6) * (1 - share * 0.55)


script = [slab(rounded(2.16, 1.46, 0.05), 0.04, (0, 0, 0), 'orange', edge=0.015)]
for side in (-1, 1):
    made, height = page(side)
    script.append(made)
    for line in range(9):
        ends = [0.95, 0.95, 0.8, 0.95, 0.6, 0.95, 0.95, 0.7, 0.45][(line + (side > 0) * 4) % 9]
        y = 0.5 - line * 0.125
        marked = side > 0 and line in (3, 4)
        shares = [0.16 + (ends - 0.16) * step / 8 for step in range(9)]
        half = 0.05 if marked else 0.018
        places = [share if side > 0 else 1.11 - share for share in shares]
        points = [(side * place * 1.02, y + up, height(place) + (0.005 if marked else 0.006))
                  for up in (-half, half) for place in places]
        faces = [(at, at + 1, at + 10, at + 9) for at in range(8)]
        script.append(mesh(points, faces, paint=material('amber' if marked else 'tone')))
group(script, (0.1, -0.55, 0), 12)

# The lamp: foot, two arms, shade with a glowing bulb.
disc((-1.35, 0.55, 0), 0.42, 0.08, 'plaster', edge=0.035)
elbow, head = (-1.72, 0.62, 1.28), (-0.72, 0.28, 1.95)
tube([(-1.35, 0.55, 0.06), elbow], 0.036, 'plaster', smooth=False)
tube([elbow, head], 0.036, 'plaster', smooth=False)
for joint in (elbow, head):
    lathe([(0.001, -0.07), (0.075, -0.06), (0.085, 0), (0.075, 0.06), (0.001, 0.07)], joint, 'orange', tilt=(90, 0))
shade = [(0.1, 0.32), (0.13, 0.3), (0.2, 0.2), (0.44, -0.2), (0.46, -0.22), (0.44, -0.215), (0.19, 0.17), (0.11, 0.27)]
at, aim = (-0.56, 0.16, 1.78), (0.2, -0.5, 0)
cone = lathe(shade, at, 'orange')
bulb = lathe([(0.001, -0.13), (0.08, -0.1), (0.12, -0.02), (0.1, 0.08), (0.001, 0.14)], at, material('amber', glow=2))
lamp = bpy.data.lights.new('lamp', 'SPOT')
lamp.energy, lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = 150, math.radians(118), 0.8, 0.1
lamp.color = (1, 0.8, 0.52)
held = linked('lamp', lamp)
held.location = Vector(at) + (Vector(aim) - Vector(at)).normalized() * 0.2
bulb.visible_diffuse = bulb.visible_glossy = False
for made in (cone, bulb, held):
    made.rotation_euler = turned_to(at, aim)

# The stethoscope lies round the script's near corner.
wire = [(1.92, -0.1, 0.05), (1.98, -0.62, 0.05), (1.62, -1.2, 0.05), (0.9, -1.62, 0.05), (0.1, -1.62, 0.05),
        (-0.62, -1.56, 0.05), (-1.2, -1.56, 0.05)]
tube(wire, 0.05, 'ink')
tube([(1.92, -0.1, 0.05), (2.05, 0.35, 0.06), (1.72, 0.82, 0.07), (1.42, 1.02, 0.09)], 0.036, 'tone')
tube([(1.92, -0.1, 0.05), (1.72, 0.22, 0.06), (1.5, 0.5, 0.07), (1.12, 0.66, 0.09)], 0.036, 'tone')
for end in ((1.42, 1.02, 0.09), (1.12, 0.66, 0.09)):
    lathe([(0.001, -0.07), (0.06, -0.04), (0.07, 0.02), (0.03, 0.07), (0.001, 0.08)], end, 'plaster')
disc((-1.34, -1.58, 0), 0.21, 0.09, 'tone', edge=0.03)
disc((-1.34, -1.58, 0.09), 0.165, 0.03, 'plaster', edge=0.012)
disc((-1.34, -1.58, 0.1), 0.07, 0.09, 'tone', edge=0.02)
shoot('health-model')
