import { bodyEnd, mainEnd, mainStart } from './document.ts'
import type { PageSlots, Slot } from './renderer.ts'
import { fillRendering, joinBytes, type Rendering } from './rendering.ts'
import { type createStyles, type PageStyle, styleKey } from './styles.ts'

/** A page ready to be sent: whole, with a tag for revalidation, or as a stream that has begun. */
export interface SentPage {
  readonly body: Uint8Array | ReadableStream<Uint8Array>
  /** The policy's source for the page's style element. */
  readonly styleHash: string
  /** Weak entity tag; only for a page that is sent whole. */
  readonly etag?: string
  /** Blocks served ready, and blocks in all. */
  readonly ready: number
  readonly total: number
}

export interface SendOptions {
  readonly styles: ReturnType<typeof createStyles>
  readonly theme: string
  readonly build: string
  /** The query of the address, without `?`. */
  readonly query: string
}

const encoder = new TextEncoder()
const constants = {
  mainStart: encoder.encode(mainStart),
  mainEnd: encoder.encode(mainEnd),
  bodyEnd: encoder.encode(bodyEnd),
}

type Piece = Slot | Uint8Array | 'style'

const inOrder = ({ head, bodyStart, header, main, footer }: PageSlots): Piece[] => [
  head,
  'style',
  bodyStart,
  ...header,
  constants.mainStart,
  ...main,
  constants.mainEnd,
  ...footer,
  constants.bodyEnd,
]

const isSlot = (piece: Piece): piece is Slot => typeof piece === 'object' && 'state' in piece

function wholePage(
  pieces: readonly Piece[],
  renderings: readonly Rendering[],
  style: PageStyle,
  { build, query }: SendOptions,
): Pick<SentPage, 'body' | 'etag'> {
  const parts: Uint8Array[] = []
  let next = 0
  for (const piece of pieces)
    parts.push(
      piece === 'style' ? style.bytes : isSlot(piece) ? fillRendering(renderings[next++]!, query) : piece,
    )
  const filled = renderings.some(rendering => rendering.segments) ? query : ''
  return { body: joinBytes(parts), etag: entityTag(build, renderings, filled) }
}

function entityTag(build: string, renderings: readonly Rendering[], filled: string): string {
  let [a, b] = [0x811c9dc5, 7]
  const mix = (value: number) => {
    a = Math.imul(a ^ value, 0x01000193)
    b = (Math.imul(b, 31) + value) | 0
  }
  for (const { tag } of renderings) mix(tag)
  for (let index = 0; index < filled.length; index++) mix(filled.charCodeAt(index))
  return `W/"${build}-${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}"`
}

/** Sends what is there, then waits for each late block in document order. Ends early when the visitor has gone. */
function streamPieces(pieces: readonly Piece[], style: PageStyle, query: string): ReadableStream<Uint8Array> {
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
              : fillRendering(
                  piece instanceof Promise
                    ? await piece
                    : (piece as Extract<Slot, { rendering: Rendering }>).rendering,
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
 * The page as one buffer when every block is there; otherwise the head and the blocks before the first late one go
 * at once, with the whole sheet, because the classes of late blocks are not known yet.
 */
export async function sendPage(slots: PageSlots, options: SendOptions): Promise<SentPage> {
  const pieces = inOrder(slots)
  const places = pieces.filter(isSlot)
  const counts = { ready: places.filter(slot => slot.state === 'kept').length, total: places.length }
  const renderings = places.flatMap(slot => (slot.state === 'late' ? [] : slot.rendering))
  if (renderings.length < places.length) {
    const style = await options.styles.whole()
    return { ...counts, body: streamPieces(pieces, style, options.query), styleHash: style.hash }
  }
  const sets = renderings.map(rendering => rendering.styles)
  const key = styleKey(sets, options.theme)
  const style = options.styles.known(key) ?? (await options.styles.of(key, sets, options.theme))
  return { ...counts, ...wholePage(pieces, renderings, style, options), styleHash: style.hash }
}
