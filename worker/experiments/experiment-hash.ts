/** FNV-1a, 32 bits, of the text's code units (http://www.isthe.com/chongo/tech/comp/fnv/). */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/**
 * A place in [0, 1) for an id, in steps of 1/10,000: the same for the same seed and id, and independent from seed to seed. This is
 * version 2 of GrowthBook's hash (docs.growthbook.io, "Build your own SDK"), so that other systems can come to the same assignment.
 */
export const experimentHash = (seed: string, id: string): number =>
  (fnv1a(String(fnv1a(seed + id))) % 10_000) / 10_000
