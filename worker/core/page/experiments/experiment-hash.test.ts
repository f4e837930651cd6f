import { describe, expect, it } from 'vitest'
import { experimentHash } from './experiment-hash.ts'

describe('the hash of experiments', () => {
  // GrowthBook's public vectors of version 2.
  const vectors: [string, string, number][] = [
    ['seed', 'a', 0.0505],
    ['seed', 'b', 0.2696],
    ['foo', 'ab', 0.2575],
    ['foo', 'def', 0.2019],
    ['89123klj', '8952klfjas09ujkasdf', 0.124],
    ['90850943850283058242805', '123', 0.7516],
    ['()**(%$##$%#$#', '___)((*":&', 0.0128],
  ]
  it.each(vectors)('of %j and %j is %d', (seed, id, expected) => {
    expect(experimentHash(seed, id)).toBe(expected)
  })
})
