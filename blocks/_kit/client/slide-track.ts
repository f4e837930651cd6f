/** Scroll positions are fractions on some screens. */
const tolerance = 2

/** The slides of a scrolling row, without cells whose block was lost. */
export const slidesOf = (track: HTMLElement): readonly HTMLElement[] =>
  [...track.children].filter(
    (slide): slide is HTMLElement => slide instanceof HTMLElement && slide.childElementCount > 0,
  )

export interface TrackState {
  readonly count: number
  /** Whole slides in view, at least one. */
  readonly inView: number
  /** Index of the first slide in view. */
  readonly first: number
  readonly hasBehind: boolean
  readonly hasAhead: boolean
}

/** The start of each slide, as scroll position of the row. */
const startsOf = (slides: readonly HTMLElement[]): readonly number[] =>
  slides.map(slide => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0))

export function readTrack(track: HTMLElement): TrackState {
  const { scrollLeft, clientWidth, scrollWidth } = track
  const slides = slidesOf(track)
  const step = startsOf(slides)[1] || clientWidth || 1
  return {
    count: slides.length,
    inView: Math.min(slides.length, Math.max(1, Math.round(clientWidth / step))),
    first: Math.round(scrollLeft / step),
    hasBehind: scrollLeft > tolerance,
    hasAhead: scrollLeft + clientWidth < scrollWidth - tolerance,
  }
}

/** The scroll position at which a slide is the first in view. */
export const startOf = (track: HTMLElement, index: number): number => startsOf(slidesOf(track))[index] ?? 0

/** The position where the row comes to rest nearest to another one. */
export function nearestStart(track: HTMLElement, position: number): number {
  const most = track.scrollWidth - track.clientWidth
  const rests = startsOf(slidesOf(track)).map(start => Math.min(start, most))
  return rests.reduce(
    (best, start) => (Math.abs(start - position) < Math.abs(best - position) ? start : best),
    0,
  )
}
