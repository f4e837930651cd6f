import { once } from '../../base/caching/memoize.ts'
import { joinBytes } from '../../base/http/read-body.ts'
import { bytesOf, type Chunk, isSlot, withFurtherStyles } from './chunks.ts'
import { digestOf, type Fragment, fillFragment } from './fragment.ts'
import type { Slot } from './slots.ts'
import type { PageStyle } from './styles.ts'

/** All of a page. */
export interface WholeBody {
  readonly kind: 'whole'
  /** Identifies all parts of the page: the same key means the same bytes. */
  readonly key: string
  readonly write: () => Uint8Array
  /** Weak entity tag. */
  readonly etag: string
}

export interface WholePage {
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
    pieces.flatMap((piece, index) => {
      if (!isSlot(piece)) return bytesOf(piece, style, 'whole')
      const bytes = filled[next++]!
      return pieces[index + 1] === 'further' ? withFurtherStyles(bytes, style) : bytes
    }),
  )
}

/** The weak entity tag for a build's output from the content with this digest. */
export const entityTag = (build: string, digest: string): string => `W/"${build}-${digest}"`

export function wholeBody(page: WholePage, build: string): WholeBody {
  const etag = entityTag(build, digestOf(page.fragments, page.query))
  return { kind: 'whole', key: keyOf(page), write: once(() => writePage(page)), etag }
}

/**
 * Until when a page may be sent again: a fragment that was just rendered may be made from uncached data, and there are too many queries.
 */
export function validUntil({ pieces, fragments, query }: WholePage): number {
  const isCached = pieces.every(piece => !isSlot(piece) || piece.state === 'kept')
  return isCached && !query ? Math.min(...fragments.map(({ until }) => until)) : 0
}
