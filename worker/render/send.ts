import { createBoundedMap } from '../caching/bounded-map.ts'
import type { Region } from '../page/model.ts'
import { bodyEnd, footerEnd, writeRegionStart } from './document.ts'
import { digestOf, type Fragment, fillFragment, joinBytes } from './fragment.ts'
import type { PageSlots, Slot } from './slots.ts'
import { type createStyles, type PageStyle, styleKey } from './styles.ts'

/** A page ready to be sent: whole, with a tag for revalidation, or as a stream that has begun. */
export interface SentPage {
  readonly body: Uint8Array | ReadableStream<Uint8Array>
  /** The policy's source for the page's style element. */
  readonly styleHash: string
  /** Weak entity tag; only for a page that is sent whole. */
  readonly etag?: string
  /** Epoch milliseconds until which the page may be sent again; 0 for a page that is valid for this request only. */
  readonly until: number
  /** Blocks served from the cache, and all blocks. */
  readonly ready: number
  readonly total: number
}

export interface SendOptions {
  readonly styles: ReturnType<typeof createStyles>
  readonly theme: string
  readonly build: string
  /** The query of the address, without `?`; read only where the page contains it. */
  readonly query: () => string
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const constants = { footerEnd: encoder.encode(footerEnd), bodyEnd: encoder.encode(bodyEnd) }

type Chunk = Slot | Uint8Array | 'style'

const regions = ['header', 'main', 'footer'] as const

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

function inOrder(slots: PageSlots, query: () => string): Chunk[] {
  const pieces: Chunk[] = [slots.head, 'style', slots.bodyStart]
  for (const region of regions) {
    const places = slots[region]
    pieces.push(regionStart(region, regionKey(places, query)), ...places)
  }
  const inspector = slots.inspector ? [slots.inspector] : []
  pieces.push(constants.footerEnd, slots.structuredData, ...inspector, constants.bodyEnd)
  return pieces
}

/** Stands for a region's bytes; undefined while some of them are missing. */
function regionKey(places: readonly Slot[], query: () => string): string | undefined {
  const fragments = places.flatMap(slot => (slot.state === 'late' ? [] : slot.fragment))
  return fragments.length === places.length ? digestOf(fragments, queryIn(fragments, query)) : undefined
}

/** The query, for fragments that contain it; otherwise empty, and the query is not read. */
const queryIn = (fragments: readonly Fragment[], query: () => string): string =>
  fragments.some(({ segments }) => segments) ? query() : ''

const isSlot = (piece: Chunk): piece is Slot => typeof piece === 'object' && 'state' in piece

function wholePage(
  pieces: readonly Chunk[],
  fragments: readonly Fragment[],
  style: PageStyle,
  options: SendOptions,
): Pick<SentPage, 'body' | 'etag' | 'until'> {
  const query = queryIn(fragments, options.query)
  const parts: Uint8Array[] = []
  let next = 0
  for (const piece of pieces)
    parts.push(
      piece === 'style' ? style.bytes : isSlot(piece) ? fillFragment(fragments[next++]!, query) : piece,
    )
  return {
    body: joinBytes(parts),
    etag: `W/"${options.build}-${digestOf(fragments, query)}"`,
    until: Math.min(...fragments.map(({ until }) => until)),
  }
}

/** A region by itself, for a visitor who has the rest of the document. */
export async function sendRegion(
  places: readonly Slot[],
  query: string,
): Promise<{ readonly key: string; readonly html: string }> {
  const fragments = await Promise.all(
    places.map(slot => (slot.state === 'late' ? slot.render() : slot.fragment)),
  )
  const bytes = joinBytes(fragments.map(fragment => fillFragment(fragment, query)))
  return { key: digestOf(fragments, query), html: decoder.decode(bytes) }
}

/** Sends the blocks that are ready, then waits for each late block in document order. Ends early when the visitor has gone. */
function streamPieces(pieces: readonly Chunk[], style: PageStyle, query: string): ReadableStream<Uint8Array> {
  // Started together, so that no block waits for the one before it.
  const started = pieces.map(piece => (isSlot(piece) && piece.state === 'late' ? piece.render() : piece))
  for (const promise of started) if (promise instanceof Promise) promise.catch(() => undefined)
  let next = 0
  return new ReadableStream({
    async pull(controller) {
      const ready: Uint8Array[] = []
      while (next < started.length) {
        const piece = started[next]!
        if (piece instanceof Promise && ready.length) break
        next++
        ready.push(
          piece === 'style'
            ? style.bytes
            : piece instanceof Uint8Array
              ? piece
              : fillFragment(
                  piece instanceof Promise
                    ? await piece
                    : (piece as Extract<Slot, { fragment: Fragment }>).fragment,
                  query,
                ),
        )
        if (piece instanceof Promise) break
      }
      if (ready.length) controller.enqueue(joinBytes(ready))
      if (next >= started.length) controller.close()
    },
  })
}

/**
 * The page as one buffer when every block is ready; otherwise the head and the blocks before the first late one go
 * at once, with the whole sheet, because the classes of late blocks are not known yet.
 */
export async function sendPage(slots: PageSlots, options: SendOptions): Promise<SentPage> {
  const pieces = inOrder(slots, options.query)
  const places = pieces.filter(isSlot)
  const counts = { ready: places.filter(slot => slot.state === 'kept').length, total: places.length }
  const fragments = places.flatMap(slot => (slot.state === 'late' ? [] : slot.fragment))
  if (fragments.length < places.length) {
    const style = await options.styles.whole()
    return { ...counts, body: streamPieces(pieces, style, options.query()), styleHash: style.hash, until: 0 }
  }
  const sets = fragments.map(fragment => fragment.styles)
  const key = styleKey(sets, options.theme)
  const style = options.styles.known(key) ?? (await options.styles.of(key, sets, options.theme))
  const whole = wholePage(pieces, fragments, style, options)
  // A fragment rendered just now may be made of data that is not cached.
  const until = counts.ready === counts.total ? whole.until : 0
  return { ...counts, ...whole, styleHash: style.hash, until }
}
