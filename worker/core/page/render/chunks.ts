import { createBoundedMap } from '../../base/caching/bounded-map.ts'
import type { Region } from '../model.ts'
import { asideEnd, bodyEnd, furtherStylesLink, writeRegionStart, writeWaitFor } from './document.ts'
import { digestOf, type Fragment } from './fragment.ts'
import type { PageSlots, Slot } from './render-job.ts'
import type { PageStyle } from './styles.ts'

const encoder = new TextEncoder()
export const constants = {
  asideEnd: encoder.encode(asideEnd),
  bodyEnd: encoder.encode(bodyEnd),
  /**
   * For a page that is sent whole: the browser paints it when the main content has been parsed, so that nothing shifts and layout runs
   * once.
   */
  waitForMain: encoder.encode(writeWaitFor('main')),
  furtherStyles: encoder.encode(furtherStylesLink),
  /** A page that streams is painted when its header has arrived. */
  waitForHeader: encoder.encode(writeWaitFor('page-start')),
}

/** `further` marks where the site's sheet is linked, on a page that streams: the rules of its late blocks are not known yet. */
export type Chunk = Slot | Uint8Array | 'wait' | 'style' | 'further'

/** Number of blocks of the main region whose rules a page contains that streams: about those seen before scrolling. */
const firstBlocks = 2

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

const isEmpty = (slot: Slot) =>
  slot.state !== 'late' && !slot.fragment.bytes.length && !slot.fragment.segments

/** The blocks of the main region, with the place of the sheet's link after the first of them. */
function withLink(places: readonly Slot[]): Chunk[] {
  const first =
    places.filter(slot => !isEmpty(slot))[firstBlocks - 1] ?? places.findLast(slot => !isEmpty(slot))
  return places.flatMap(slot => (slot === first ? [slot, 'further' as const] : slot))
}

export function inOrder(slots: PageSlots, query: () => string): Chunk[] {
  const pieces: Chunk[] = [slots.head, 'wait', 'style', slots.bodyStart]
  for (const region of regions) {
    const places = slots[region]
    pieces.push(regionStart(region, regionKey(places, query)))
    pieces.push(...(region === 'main' ? withLink(places) : places))
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

/** The bytes of a chunk that is not a slot. `sent`: whether the page is sent whole, or streams. */
export function bytesOf(chunk: Exclude<Chunk, Slot>, style: PageStyle, sent: 'whole' | 'stream'): Uint8Array {
  if (chunk === 'style') return style.bytes
  if (chunk === 'further') return new Uint8Array()
  if (chunk !== 'wait') return chunk
  return sent === 'stream' ? constants.waitForHeader : constants.waitForMain
}

const endsElement = /<\/(?!x-island)[a-z][\w-]*>$/

const decoder = new TextDecoder()

/**
 * A fragment with the link to the site's sheet, if the page needs one: inside its last element, so that the fragment's elements stay
 * neighbours of the following ones, for sibling selectors. An island's markup is not changed.
 */
export function withFurtherStyles(bytes: Uint8Array, { isFirstPart }: PageStyle): Uint8Array[] {
  if (!isFirstPart) return [bytes]
  const end = bytes.lastIndexOf(0x3c)
  if (!endsElement.test(decoder.decode(bytes.subarray(end)))) return [bytes, constants.furtherStyles]
  return [bytes.subarray(0, end), constants.furtherStyles, bytes.subarray(end)]
}
