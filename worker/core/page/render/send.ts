import { once } from '../../base/caching/memoize.ts'
import { joinBytes } from '../../base/http/read-body.ts'
import { bytesOf, type Chunk, inOrder, isSlot, queryIn, withFurtherStyles } from './chunks.ts'
import { digestOf, type Fragment, fillFragment } from './fragment.ts'
import type { PageSlots, Slot } from './render-job.ts'
import type { StyleSet } from './style-sets.ts'
import { type createStyles, type PageStyle, styleKey } from './styles.ts'

/** All of a page. */
export interface WholeBody {
  readonly kind: 'whole'
  /** Identifies all parts of the page: the same key means the same bytes. */
  readonly key: string
  readonly write: () => Uint8Array
  /** Weak entity tag. */
  readonly etag: string
}

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
  return joinBytes(pieces.map(piece => (isSlot(piece) ? filled[next++]! : bytesOf(piece, style, 'whole'))))
}

/** The weak entity tag for a build's output from the content with this digest. */
export const entityTag = (build: string, digest: string): string => `W/"${build}-${digest}"`

function wholeBody(page: WholePage, build: string): WholeBody {
  const etag = entityTag(build, digestOf(page.fragments, page.query))
  return { kind: 'whole', key: keyOf(page), write: once(() => writePage(page)), etag }
}

/**
 * Until when a page may be sent again: a fragment that was just rendered may be made from uncached data, and there are too many queries.
 */
function validUntil({ pieces, fragments, query }: WholePage): number {
  const isCached = pieces.every(piece => !isSlot(piece) || piece.state === 'kept')
  return isCached && !query ? Math.min(...fragments.map(({ until }) => until)) : 0
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
        if (piece instanceof Promise) ready.push(fillFragment(await piece, query))
        else if (!isSlot(piece)) ready.push(bytesOf(piece, style, 'stream'))
        else {
          const bytes = fillFragment((piece as Extract<Slot, { fragment: Fragment }>).fragment, query)
          ready.push(...(started[next] === 'further' ? withFurtherStyles(bytes, style) : [bytes]))
        }
        if (piece instanceof Promise) break
      }
      if (ready.length) controller.enqueue(joinBytes(ready))
      if (next >= started.length) controller.close()
    },
  })
}

/** A page that is sent as it is made. */
interface StreamedBody {
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
  /** A block read a parameter of the address, which makes the page show another list. */
  readonly hasFilters: boolean
}

interface SendOptions {
  readonly styles: ReturnType<typeof createStyles>
  readonly theme: string
  readonly build: string
  /** The query of the address, without `?`; read only where the page contains it. */
  readonly query: () => string
  /** The page contains the rules of all its blocks, because parts of it are swapped without a navigation. */
  readonly allStyles?: boolean
}

type Ready = Exclude<Slot, { state: 'late' }>

const isReady = (chunk: Chunk): chunk is Ready => isSlot(chunk) && chunk.state !== 'late'

const setsOf = (chunks: readonly Chunk[]): StyleSet[] =>
  chunks.flatMap(chunk => (isReady(chunk) ? chunk.fragment.styles : []))

/** The style element of a page. One with a late block in its first part has the whole sheet: the classes of that block are not known yet. */
async function styleOf(
  pieces: readonly Chunk[],
  { styles, theme, allStyles }: SendOptions,
): Promise<PageStyle> {
  const areReady = (part: readonly Chunk[]) => part.every(piece => !isSlot(piece) || isReady(piece))
  const isFirstPart = !areReady(pieces)
  const end = allStyles ? -1 : pieces.indexOf('further')
  const firstPart = end < 0 ? pieces : pieces.slice(0, end)
  if (isFirstPart && !areReady(firstPart)) return styles.whole()
  const sets = { ready: setsOf(isFirstPart ? firstPart : pieces), isFirstPart }
  const key = styleKey(sets, theme)
  return styles.known(key) ?? styles.of(key, sets, theme)
}

const decoder = new TextDecoder()

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

/**
 * The page as one buffer when every block is ready; otherwise the head and the blocks before the first late one are sent at once, with the
 * whole sheet, because the classes of late blocks are not known yet.
 */
export async function sendPage(slots: PageSlots, options: SendOptions): Promise<SentPage> {
  const pieces = inOrder(slots, options.query)
  const places = pieces.filter(isSlot)
  const ready = places.filter(slot => slot.state === 'kept').length
  const counts = { ready, total: places.length, hasFilters: slots.hasFilters }
  const fragments = places.flatMap(slot => (slot.state === 'late' ? [] : slot.fragment))
  const style = await styleOf(pieces, options)
  if (fragments.length < places.length) {
    const stream = streamPieces(pieces, style, options.query())
    return { ...counts, body: { kind: 'stream', stream }, styleHash: style.hash, until: 0 }
  }
  const page = { pieces, fragments, style, query: queryIn(fragments, options.query) }
  return {
    ...counts,
    body: wholeBody(page, options.build),
    styleHash: style.hash,
    until: validUntil(page),
  }
}
