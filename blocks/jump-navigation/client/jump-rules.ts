/** The positions that decide which section is active; pixels from the top of the viewport. */
interface Place {
  /** Upper edges of the sections, in the order of the items. */
  readonly tops: readonly number[]
  readonly viewportHeight: number
  /** How much of the viewport lies under the header and the bar. */
  readonly headerOffset: number
}

const viewportShare = 0.2
const firstMargin = 5

/**
 * The section that is being read, or -1 (requirement jump-navigation/active). None while the first one is still below the
 * header; else, of those that reach into the upper fifth below the header, the one whose edge is nearest to it, so that a
 * section is active after a jump to it.
 */
export function activeSection({ tops, viewportHeight, headerOffset }: Place): number {
  const [first] = tops
  if (first === undefined || first > headerOffset + firstMargin) return -1
  const limit = viewportHeight * viewportShare + headerOffset
  let active = -1
  let nearest = Number.POSITIVE_INFINITY
  for (const [index, top] of tops.entries()) {
    const distance = Math.abs(top - headerOffset)
    if (top >= limit || distance >= nearest) continue
    active = index
    nearest = distance
  }
  return active
}

interface Overflow {
  readonly scrollLeft: number
  readonly scrollWidth: number
  readonly clientWidth: number
}

// Browsers round scroll positions.
const rounding = 1

/** Which arrows can scroll: none without overflow, and not the one towards the current end. */
export function arrowsOf({ scrollLeft, scrollWidth, clientWidth }: Overflow) {
  const most = scrollWidth - clientWidth
  return { left: most > rounding && scrollLeft > rounding, right: most - scrollLeft > rounding }
}
