"""Psychologie: two armchairs, one of them turned away."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from solids import box, disc, group, lathe, tube  # noqa: E402
from studio import shoot, studio  # noqa: E402


def cushion(at, size, paint, tilt=(0, 0), soft=0.11):
    made = box(at, size, paint, edge=soft, tilt=tilt)
    made.modifiers['edge'].segments = 6
    for polygon in made.data.polygons:
        polygon.use_smooth = True
    made.data.use_auto_smooth = True
    return made


def armchair(at, turn, paint, seat):
    """Looks to -y."""
    parts = [cushion((0, 0, 0.2), (1.12, 1.02, 0.3), paint, soft=0.09),
             cushion((0, -0.07, 0.44), (0.76, 0.9, 0.24), seat),
             cushion((0, 0.44, 0.3), (1.12, 0.26, 1.02), paint, (-9, 0), 0.12),
             cushion((0, 0.29, 0.62), (0.74, 0.22, 0.6), seat, (-11, 0), 0.1)]
    parts += [cushion((x, -0.04, 0.22), (0.24, 1.02, 0.62), paint) for x in (-0.52, 0.52)]
    parts += [tube([(x, y, 0.24), (x * 1.12, y * 1.12, 0)], 0.045, 'ink', smooth=False)
              for x in (-0.46, 0.46) for y in (-0.4, 0.42)]
    return group(parts, at, turn)


studio('dune', height=0.62, distance=11.8, shift=(-0.04, 0), focus=(0, -0.6, 0.6))
disc((0, 0, 0.0), 2.15, 0.025, 'pale', edge=0.012)
armchair((-0.98, 0.0, 0.02), 48, 'petrol', 'petrol')
armchair((1.02, -0.15, 0.02), 158, 'orange', 'orange')
disc((0.05, 0.62, 0.52), 0.33, 0.045, 'plaster', edge=0.02)
lathe([(0.24, 0), (0.24, 0.02), (0.05, 0.06), (0.035, 0.1), (0.035, 0.5), (0.1, 0.53)], (0.05, 0.62, 0.02), 'plaster')
lathe([(0.001, 0), (0.062, 0), (0.08, 0.02), (0.09, 0.15), (0.078, 0.15), (0.066, 0.03), (0.001, 0.025)],
      (0.08, 0.58, 0.565), 'ink')
shoot('psychology-model')
