import { fnv1a } from '../../../../blocks/_kit/fnv1a.ts'

/**
 * Maps an id to [0, 1) in steps of 1/10,000: the same for the same seed and id, and independent from seed to seed. This is version
 * 2 of GrowthBook's hash (docs.growthbook.io, "Build your own SDK"), so that other systems can compute the same assignment.
 */
export const experimentHash = (seed: string, id: string): number =>
  (fnv1a(String(fnv1a(seed + id))) % 10_000) / 10_000
