"""Informatik: toy blocks that a wire joins to a program."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from solids import box, disc, group, lathe, letters, tube  # noqa: E402
from studio import material, shoot, studio  # noqa: E402


def block(at, text, paint, ink, turn=0, size=0.78, weight=0.035):
    """A cube with a raised sign on its front and a socket of the wire on each side."""
    made = [box((0, 0, 0), (size, size, size), paint, edge=0.07),
            letters(text, (0, -size / 2 - 0.005, size / 2 + 0.01), size * 0.78, ink, thick=0.05, weight=weight)]
    made[0].modifiers['edge'].segments = 5
    made += [disc((x, 0, size / 2), 0.13, 0.05, 'ink', edge=0.015, tilt=(0, 90 if x > 0 else -90))
             for x in (-size / 2, size / 2)]
    return group(made, at, turn)


studio('petrol', key=1.05, fill=1.0, height=0.7, distance=11.4, focus=(0, -0.4, 0.5))
block((-1.62, 0.05, 0), '<', 'plaster', 'petrol', 8)
block((-0.52, -0.12, 0), '0', 'tone', 'ink', -6)
block((0.56, 0.08, 0), '1', 'amber', 'ink', 5)
block((0.02, 0.0, 0.78), '+', 'plaster', 'orange', 12)
block((1.62, -0.1, 0), '>', 'plaster', 'petrol', -8)
# The wire: from block to block, and out of the last one to a plug.
wire = [
    [(-1.22, 0.1, 0.39), (-1.07, 0.05, 0.37), (-0.9, -0.08, 0.39)],
    [(-0.14, -0.16, 0.39), (0.02, -0.1, 0.36), (0.18, 0.04, 0.39)],
    [(0.95, 0.1, 0.39), (1.09, 0.06, 0.37), (1.24, -0.05, 0.39)],
    [(-0.36, -0.08, 1.17), (-0.75, -0.25, 1.22), (-1.15, -0.3, 1.08), (-1.5, -0.1, 1.2), (-1.62, 0.05, 0.77)],
    [(0.4, 0.08, 1.17), (0.8, 0.15, 1.32), (1.3, 0.0, 1.34), (1.6, -0.1, 1.12), (1.62, -0.1, 0.77)],
    [(2.0, -0.15, 0.39), (2.2, -0.25, 0.3), (2.24, -0.62, 0.05), (1.8, -0.98, 0.045), (1.0, -0.9, 0.045),
     (0.3, -1.12, 0.045), (-0.3, -0.92, 0.05), (-0.78, -1.06, 0.12)],
]
for line in wire:
    tube(line, 0.045, material('orange', 0.45))
plug = [lathe([(0.001, 0), (0.07, 0.02), (0.13, 0.1), (0.14, 0.38), (0.1, 0.42), (0.001, 0.42)], (0, 0, 0), 'plaster'),
        *[tube([(x, 0, 0.4), (x, 0, 0.6)], 0.022, 'tone', smooth=False) for x in (-0.06, 0.06)]]
holder = group(plug, (-0.74, -1.05, 0.135))
holder.rotation_euler = (0, math.radians(-90), math.radians(14))
shoot('computing-model')
