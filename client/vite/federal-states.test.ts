import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readFederalStates, readOutlines, simplify } from './federal-states.ts'

describe('the outlines of a path', () => {
  it('are relative to the point before, and after `z` to where the outline began', () => {
    expect(readOutlines('m 1,2 3,0 0,-1.5 z m 10,0 1,1 z')).toEqual([
      [
        [1, 2],
        [4, 2],
        [4, 0.5],
      ],
      [
        [11, 2],
        [12, 3],
      ],
    ])
  })

  it('lose points near the line around them', () => {
    const nearlyStraight = [
      [0, 0],
      [5, 0.5],
      [10, 0],
      [10, 10],
    ] as const
    expect(simplify(nearlyStraight, 1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
  })

  it('of a ring stay a ring', () => {
    const ring = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ] as const
    expect(simplify(ring, 1)).toEqual(ring)
  })
})

describe('the federal states', () => {
  const states = readFederalStates()

  it('are sixteen, each with a name and an outline of whole numbers', () => {
    expect(states).toHaveLength(16)
    for (const { name, path } of states) {
      expect(name).toMatch(/^[a-z-]+$/)
      expect(path, name).toMatch(/^(?:M\d+ \d+l[-\d ]+z)+$/)
    }
  })

  it('take less than 4 KB of a compressed page', () => {
    expect(brotliCompressSync(states.map(({ path }) => path).join('')).length).toBeLessThan(4_000)
  })
})
