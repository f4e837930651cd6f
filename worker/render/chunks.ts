import { createBoundedMap } from '../caching/bounded-map.ts'
import type { Region } from '../page/model.ts'
import { asideEnd, bodyEnd, writeRegionStart, writeWaitFor } from './document.ts'
import { digestOf, type Fragment } from './fragment.ts'
import type { PageSlots, Slot } from './slots.ts'

const encoder = new TextEncoder()
export const constants = {
  asideEnd: encoder.encode(asideEnd),
  bodyEnd: encoder.encode(bodyEnd),
  /** A page that is sent whole is painted when its content has been parsed: nothing of it moves, and its layout is one piece of work. */
  waitForMain: encoder.encode(writeWaitFor('main')),
  /** A page that streams is painted when its header has arrived. */
  waitForHeader: encoder.encode(writeWaitFor('page-start')),
}

export type Chunk = Slot | Uint8Array | 'wait' | 'style'

const regions = ['header', 'main', 'footer', 'aside'] as const

const starts = createBoundedMap<string, Uint8Array>(1000)

/** The bytes of a region's start; there are about as many keys as there are pages. */
function regionStart(region: Region, key: string | undefined): Uint8Array {
  if (key === undefined) return encoder.encode(writeRegionStart(region))
  const known = starts.get(region + key)
  if (known) return known
  const bytes = encoder.encode(writeRegionStart(region, key))
  starts.set(region + key, bytes)
  return bytes
}

export function inOrder(slots: PageSlots, query: () => string): Chunk[] {
  const pieces: Chunk[] = [slots.head, 'wait', 'style', slots.bodyStart]
  for (const region of regions) {
    const places = slots[region]
    pieces.push(regionStart(region, regionKey(places, query)), ...places)
  }
  const inspector = slots.inspector ? [slots.inspector] : []
  pieces.push(constants.asideEnd, slots.structuredData, ...inspector, constants.bodyEnd)
  return pieces
}

/** Stands for a region's bytes; undefined while some of them are missing. */
function regionKey(places: readonly Slot[], query: () => string): string | undefined {
  const fragments = places.flatMap(slot => (slot.state === 'late' ? [] : slot.fragment))
  return fragments.length === places.length ? digestOf(fragments, queryIn(fragments, query)) : undefined
}

/** The query, for fragments that contain it; otherwise empty, and the query is not read. */
export const queryIn = (fragments: readonly Fragment[], query: () => string): string =>
  fragments.some(({ segments }) => segments) ? query() : ''

export const isSlot = (piece: Chunk): piece is Slot => typeof piece === 'object' && 'state' in piece
