import { createBoundedMap } from '../caching/bounded-map.ts'
import { once } from '../caching/once.ts'
import type { Region } from '../page/model.ts'
import { asideEnd, bodyEnd, writeRegionStart, writeWaitFor } from './document.ts'
import { digestOf, type Fragment, fillFragment, joinBytes } from './fragment.ts'
import type { PageSlots, Slot } from './slots.ts'
import { type createStyles, type PageStyle, styleKey } from './styles.ts'

/** All of a page. */
export interface WholeBody {
  readonly kind: 'whole'
  /** Names all that the page is made of: the same key is the same bytes. */
  readonly key: string
  readonly write: () => Uint8Array
  /** Weak entity tag. */
  readonly etag: string
}

/** A page that is sent as it is made. */
export interface StreamedBody {
  readonly kind: 'stream'
  readonly stream: ReadableStream<Uint8Array>
}

/** A page ready to be sent: whole, with a tag for revalidation, or as a stream that has begun. */
export interface SentPage {
  readonly body: WholeBody | StreamedBody
  /** The policy's source for the page's style element. */
  readonly styleHash: string
  /** Epoch milliseconds until which the page may be sent again; 0 for a page that is valid for this request only. */
  readonly until: number
  /** Blocks served from the cache, and all blocks. */
  readonly ready: number
  readonly total: number
  /** A block read a parameter of the address, which makes another list of what the page shows. */
  readonly hasFilters: boolean
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
const constants = {
  asideEnd: encoder.encode(asideEnd),
  bodyEnd: encoder.encode(bodyEnd),
  /** A page that is sent whole is painted when its content has been parsed: nothing of it moves, and its layout is one piece of work. */
  waitForMain: encoder.encode(writeWaitFor('main')),
  /** A page that streams is painted when its header has arrived. */
  waitForHeader: encoder.encode(writeWaitFor('page-start')),
}

type Chunk = Slot | Uint8Array | 'wait' | 'style'

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

function inOrder(slots: PageSlots, query: () => string): Chunk[] {
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
const queryIn = (fragments: readonly Fragment[], query: () => string): string =>
  fragments.some(({ segments }) => segments) ? query() : ''

const isSlot = (piece: Chunk): piece is Slot => typeof piece === 'object' && 'state' in piece

interface WholePage {
  readonly pieces: readonly Chunk[]
  readonly fragments: readonly Fragment[]
  readonly style: PageStyle
  readonly query: string
}

/** The ids of the fragments in their order, with the style, the bounds of the regions, and the query where the page contains it. */
function keyOf({ pieces, style, query }: WholePage): string {
  let key = style.hash
  for (const piece of pieces)
    key += isSlot(piece) ? ` ${(piece as Extract<Slot, { fragment: Fragment }>).fragment.id}` : ';'
  return query ? `${key}?${query}` : key
}

function writePage({ pieces, fragments, style, query }: WholePage): Uint8Array {
  const filled = fragments.map(fragment => fillFragment(fragment, query))
  let next = 0
  return joinBytes(
    pieces.map(piece => {
      if (piece === 'wait') return constants.waitForMain
      if (piece === 'style') return style.bytes
      return isSlot(piece) ? filled[next++]! : piece
    }),
  )
}

function wholeBody(page: WholePage, build: string): WholeBody {
  const etag = `W/"${build}-${digestOf(page.fragments, page.query)}"`
  return { kind: 'whole', key: keyOf(page), write: once(() => writePage(page)), etag }
}

/** Until when a page may be sent again: a fragment rendered just now may be made of data that is not cached, and queries are too many. */
function validUntil({ pieces, fragments, query }: WholePage): number {
  const isCached = pieces.every(piece => !isSlot(piece) || piece.state === 'kept')
  return isCached && !query ? Math.min(...fragments.map(({ until }) => until)) : 0
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
          piece === 'wait'
            ? constants.waitForHeader
            : piece === 'style'
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
  const ready = places.filter(slot => slot.state === 'kept').length
  const counts = { ready, total: places.length, hasFilters: slots.hasFilters }
  const fragments = places.flatMap(slot => (slot.state === 'late' ? [] : slot.fragment))
  if (fragments.length < places.length) {
    const style = await options.styles.whole()
    const stream = streamPieces(pieces, style, options.query())
    return { ...counts, body: { kind: 'stream', stream }, styleHash: style.hash, until: 0 }
  }
  const sets = fragments.map(fragment => fragment.styles)
  const key = styleKey(sets, options.theme)
  const style = options.styles.known(key) ?? (await options.styles.of(key, sets, options.theme))
  const page = { pieces, fragments, style, query: queryIn(fragments, options.query) }
  return {
    ...counts,
    body: wholeBody(page, options.build),
    styleHash: style.hash,
    until: validUntil(page),
  }
}
