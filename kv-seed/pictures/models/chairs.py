"""Soziale Arbeit: one table, three chairs of different height."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from solids import box, disc, group, lathe, rounded, slab, tube  # noqa: E402
from studio import shoot, studio  # noqa: E402


def chair(at, turn, height, paint, width=0.62):
    """A chair that looks to -y; `height` is that of its seat."""
    half, top = width / 2 - 0.06, height + 0.62 * width + 0.28
    parts = [slab(rounded(width, width, 0.09), 0.075, (0, 0, height), paint, edge=0.03)]
    for x in (-half, half):
        parts.append(tube([(x * 1.12, -half * 1.12, 0), (x, -half, height + 0.03)], 0.033, paint, smooth=False))
        parts.append(tube([(x * 1.12, half * 1.35, 0), (x, half, height), (x, half * 1.02, height + 0.2),
                           (x * 0.98, half * 1.32, top)], 0.033, paint))
    for share in (0.52, 0.9):
        z = height + (top - height) * share
        parts.append(box((0, half * (1.0 + 0.30 * share), z - 0.075), (width - 0.08, 0.05, 0.15), paint, edge=0.02,
                         tilt=(-8, 0)))
    if height > 0.7:
        rail = height * 0.42
        parts += [tube([(-half * 1.08, y, rail), (half * 1.08, y, rail)], 0.024, paint, smooth=False)
                  for y in (-half * 1.07,)]
        parts += [tube([(x * 1.08, -half * 1.07, rail * 1.2), (x * 1.08, half * 1.2, rail * 1.2)], 0.024, paint,
                       smooth=False) for x in (-half, half)]
    return group(parts, at, turn)


studio('dune', height=0.66, distance=10.2, shift=(-0.05, 0), focus=(0, -0.6, 0.8))
disc((0, 0, 1.0), 0.98, 0.085, 'plaster', edge=0.035)
lathe([(0.46, 0), (0.46, 0.03), (0.42, 0.055), (0.12, 0.1), (0.085, 0.2), (0.085, 0.86), (0.12, 0.95), (0.3, 1.0)],
      (0, 0, 0), 'plaster')
chair((-1.42, -0.28, 0), 74, 0.98, 'petrol')
chair((1.42, 0.1, 0), -84, 0.66, 'plaster')
chair((0.52, -1.42, 0), 200, 0.40, 'orange', 0.5)
# One sheet and three cups: as many as there are chairs.
slab(rounded(0.42, 0.58, 0.01), 0.012, (0.08, 0.06, 1.086), 'plaster', 18, 0.004)
for x, y, paint in ((-0.58, -0.1, 'petrol'), (0.6, 0.05, 'plaster'), (0.2, -0.62, 'orange')):
    lathe([(0.001, 0), (0.062, 0), (0.075, 0.02), (0.085, 0.13), (0.075, 0.13), (0.066, 0.03), (0.001, 0.025)],
          (x, y, 1.086), paint)
shoot('social-work-model')
