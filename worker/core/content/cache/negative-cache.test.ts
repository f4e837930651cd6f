import { expect, it } from 'vitest'
import { memoryVersionStore } from '../version/version-store.ts'
import { createVersionWatch } from '../version/version-watch.ts'
import { keyOfRequested } from './memory-cache.ts'
import { createMissing } from './negative-cache.ts'

const now = () => 1_000_000
const versions = createVersionWatch({
  store: memoryVersionStore(),
  now,
  log: () => undefined,
  onMove: () => undefined,
})
const isWorthAsking = async () => true

it('names that anybody invents push out each other, the oldest first, and nothing that pages read', () => {
  const missing = createMissing({ now, versions })
  missing.add({ key: 'platform:header:dach' }, now())
  for (let index = 0; index < 6_000; index++) {
    missing.add({ key: `story:niemand-${index}`, isWorthAsking }, now())
    missing.add({ key: keyOfRequested(`platform:redirect:${index}`) }, now())
  }
  expect(missing.isKnown('platform:header:dach')).toBe(true)
  const known = Array.from({ length: 6_000 }, (_, index) => missing.isKnown(`story:niemand-${index}`))
  expect(known.filter(Boolean)).toHaveLength(2_500)
  expect(known.slice(-2_500).every(Boolean)).toBe(true)
})

it('a resource that was found is no longer missing', () => {
  const missing = createMissing({ now, versions })
  for (const entry of [{ key: 'a' }, { key: 'b', isWorthAsking }]) {
    missing.add(entry, now())
    missing.found(entry.key)
    expect([missing.isKnown(entry.key), missing.wasKnown(entry.key)]).toEqual([false, false])
  }
})
