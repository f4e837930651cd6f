import { expect, it } from 'vitest'
import { memoryVersionStore } from '../version/version-store.ts'
import { createVersionWatch } from '../version/version-watch.ts'
import { createBodies } from './hold-bodies.ts'
import { createMemory } from './memory-cache.ts'
import { createMissing } from './negative-cache.ts'

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
