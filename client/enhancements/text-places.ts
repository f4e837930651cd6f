/** The position of an element or a text in the viewport, and its size. */
interface Place {
  readonly left: number
  readonly top: number
  readonly bottom: number
  /** Width of all lines of a text together. */
  readonly width: number
  readonly lines: number
}

/** A node with its place before a change and after it. */
export interface Placed<N extends Element | Text = Element | Text> {
  readonly node: N
  readonly before: Place
  after: Place
}

const nowhere: Place = { left: 0, top: 0, bottom: 0, width: 0, lines: 0 }

/** CSS pixels. Browsers count shifts of three or more (Layout Instability API, section 2.2). */
export const leastMove = 2.5

const rectsOf = (node: Element | Text): readonly DOMRect[] => {
  if (node instanceof Element) return [node.getBoundingClientRect()]
  const range = document.createRange()
  range.selectNode(node)
  return [...range.getClientRects()]
}

function placeOf(node: Element | Text): Place {
  const rects = rectsOf(node)
  const [first, last] = [rects[0], rects.at(-1)]
  if (!first || !last) return nowhere
  const width = rects.reduce((sum, rect) => sum + rect.width, 0)
  return { left: first.left, top: first.top, bottom: last.bottom, width, lines: rects.length }
}

/**
 * All elements and texts in a block of the page that begin above a height of the viewport, and have a place. Elements inside one below it
 * are not measured.
 */
export function readPlaces(block: Element, limit: number): Placed[] {
  const places: Placed[] = []
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, node => {
    if (node instanceof SVGElement) return NodeFilter.FILTER_REJECT
    // The walker returns elements and texts only.
    const known = node as Element | Text
    if (known instanceof Text && !known.data.trim()) return NodeFilter.FILTER_REJECT
    const before = placeOf(known)
    // An element without a box of its own may contain some that have one.
    if (before.width === 0) return NodeFilter.FILTER_SKIP
    if (before.top >= limit) return NodeFilter.FILTER_REJECT
    places.push({ node: known, before, after: before })
    return NodeFilter.FILTER_ACCEPT
  })
  while (walker.nextNode());
  return places
}

/** Reads the places again. */
export function readAgain(places: readonly Placed[]): void {
  for (const place of places) place.after = placeOf(place.node)
}

export const isText = (place: Placed): place is Placed<Text> => place.node instanceof Text

/** The distance above and below the viewport that scrolling may reveal in the next frame (CSS pixels): half a screen. */
export const nearHeight = (): number => innerHeight / 2

/** Whether a box is visible, or may be in the next frame. */
const isNear = ({ top, bottom }: Pick<Place, 'top' | 'bottom'>): boolean =>
  bottom > -nearHeight() && top < innerHeight + nearHeight()

/** Whether a part of a box is visible now. */
export const isSeen = ({ top, bottom }: Pick<Place, 'top' | 'bottom'>): boolean =>
  bottom > 0 && top < innerHeight

const isElsewhere = ({ before, after }: Placed): boolean =>
  Math.max(Math.abs(after.left - before.left), Math.abs(after.top - before.top)) >= leastMove

/** Whether an element has moved where that may be visible in the next frame. */
export const hasMoved = (place: Placed): boolean =>
  (isNear(place.before) || isNear(place.after)) && isElsewhere(place)

/** Whether an element has moved where that is visible now. */
export const hasMovedInView = (place: Placed): boolean =>
  (isSeen(place.before) || isSeen(place.after)) && isElsewhere(place)
