import { describe, expect, it } from 'vitest'
import { memoryVersionStore } from '../version/version-store.ts'
import { createVersionWatch } from '../version/version-watch.ts'
import { createBodies, shareStructure } from './bodies.ts'
import { createMemory } from './memory-cache.ts'
import { createMissing } from './negative-cache.ts'

const body = () => ({
  a: 1,
  list: [
    { _uid: '1', t: 'x' },
    { _uid: '2', t: { deep: ['y'] } },
  ],
  n: null,
})

describe('structural sharing', () => {
  it('an equal body is its predecessor', () => {
    const before = shareStructure(undefined, body())
    expect(shareStructure(before, body())).toBe(before)
  })

  it('is frozen all through', () => {
    const shared = shareStructure(undefined, body())
    expect(Object.isFrozen(shared)).toBe(true)
    expect(Object.isFrozen(shared.list[1])).toBe(true)
    expect(Object.isFrozen(shared.list)).toBe(true)
  })

  it('an edit loses only the way to it', () => {
    const before = shareStructure(undefined, body())
    const next = body()
    next.list[0]!.t = 'changed'
    const after = shareStructure(before, next)
    expect(after).not.toBe(before)
    expect(after.list[0]).not.toBe(before.list[0])
    expect(after.list[1]).toBe(before.list[1])
  })

  it('a block that moved is the same block', () => {
    const before = shareStructure(undefined, body())
    const next = body()
    next.list.reverse()
    const after = shareStructure(before, next)
    expect(after.list).toEqual([before.list[1], before.list[0]])
    expect(after.list[0]).toBe(before.list[1])
  })

  it('a removed field is a change', () => {
    const before = shareStructure(undefined, { a: 1, b: 2 })
    expect(shareStructure(before, { a: 1 })).toEqual({ a: 1 })
  })

  it('frozen values are not walked', () => {
    const frozen = Object.freeze({ t: 'x' })
    const before = shareStructure(undefined, { list: [{ _uid: '1', t: 'x' }], frozen })
    expect(shareStructure(before, { list: [frozen], frozen }).list[0]).toBe(frozen)
  })
})

const log = () => undefined
const versions = createVersionWatch({ store: memoryVersionStore(), now: Date.now, log, onMove: log })

interface Load {
  readonly text: string
  readonly cv: number
  readonly began: number
  readonly ended: number
}

/**
 * Two loads of one resource, adopted in the order in which they end. Returns the text that remains in
 * memory.
 */
function heldAfter(loads: readonly Load[]): unknown {
  const memory = createMemory()
  const bodies = createBodies({ memory, missing: createMissing({ now: Date.now, versions }) })
  for (const { text, cv, began } of loads.toSorted((one, other) => one.ended - other.ended))
    bodies.adopt('story:a', JSON.stringify({ text }), { cv, fetchedAt: began, revision: text })
  return (memory.get('story:a')!.body as { readonly text: string }).text
}

it.each([
  ['a later version stays, whichever load began first', [3, 2], 'first'],
  ['a body without a version is taken, because its load began later', [3, 0], 'second'],
  ['of one version the load that began later stays', [2, 2], 'second'],
  ['a later version replaces the one before', [2, 3], 'second'],
] as const)('%s', (_, [first, second], held) => {
  expect(
    heldAfter([
      { text: 'first', cv: first, began: 10, ended: 20 },
      { text: 'second', cv: second, began: 15, ended: 30 },
    ]),
  ).toBe(held)
})

it.each([
  ['of one version', 2, 2],
  ['without a version', 0, 0],
])('a load %s that began before the held one and ends after it is not taken', (_, first, second) => {
  const slow = { text: 'slow', cv: first, began: 10, ended: 40 }
  const quick = { text: 'quick', cv: second, began: 20, ended: 30 }
  expect(heldAfter([slow, quick])).toBe('quick')
})
