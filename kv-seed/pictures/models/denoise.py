"""Removes the noise of few samples without blurring edges.

An edge-avoiding wavelet (Dammertz, Sewtz, Hanika, Lensch: Edge-Avoiding A-Trous Wavelet Transform, 2010) over the light
alone: the colour of the materials is divided out before and multiplied back after, so that it stays sharp.
"""
import numpy as np

KERNEL = (1 / 4, 1 / 2, 1 / 4)


def shifted(values, down, right):
    """Values moved by rows and columns, with the edge repeated."""
    rows, columns = values.shape[:2]
    at_rows = np.clip(np.arange(rows) + down, 0, rows - 1)
    at_columns = np.clip(np.arange(columns) + right, 0, columns - 1)
    return values[at_rows][:, at_columns]


def apart(one, other):
    return ((one - other) ** 2).sum(axis=2, keepdims=True)


def without_specks(light):
    """No point is brighter or darker than the second of the eight around it."""
    around = np.stack([shifted(light, down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right])
    around.partition((1, 6), axis=0)
    return np.clip(light, around[1], around[6])


def denoise(color, albedo, normal, depth, levels=5, strength=0.32):
    """The picture in linear light. All arguments have rows x columns x 3 values."""
    base = np.maximum(albedo, 0.02)
    light = without_specks(np.sqrt(np.maximum(color / base, 0)))
    near = depth[:, :, :1] / np.median(depth[:, :, :1])
    # What tells surfaces apart, each divided by the difference that counts as an edge.
    guide = np.dstack([normal / 0.35, albedo / 0.10, near / 0.05]).astype(np.float32)
    for level in range(levels):
        step, tolerance = 2 ** level, strength / 1.7 ** level
        total, weights = np.zeros_like(light), np.zeros_like(light[:, :, :1])
        for down, row in zip((-step, 0, step), KERNEL):
            for right, column in zip((-step, 0, step), KERNEL):
                neighbour = shifted(light, down, right)
                distance = apart(light, neighbour) / tolerance ** 2
                distance += apart(guide, shifted(guide, down, right))
                weight = row * column * np.exp(-np.minimum(distance, 60))
                total += weight * neighbour
                weights += weight
        light = total / weights
    return light ** 2 * base
