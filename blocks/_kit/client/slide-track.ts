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

/** Pixels that a mouse moves before it drags; less is a click (requirement layout-blocks/slider-library). */
const threshold = 5

/** Ends the drag where a slide begins; the style sheet lets the row snap again only when it is there. */
function settle(track: HTMLElement): void {
  const target = nearestStart(track, track.scrollLeft)
  const release = () => track.removeAttribute('data-dragged')
  if (!('onscrollend' in track) || Math.abs(target - track.scrollLeft) < 1) {
    release()
    return
  }
  track.addEventListener('scrollend', release, { once: true })
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollTo({ left: target, behavior: isReduced ? 'instant' : 'smooth' })
}

/** Swallows the click that follows a drag on the link below the pointer: the visitor did not mean that link. */
const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Lets a mouse drag a row that scrolls. Fingers and pens scroll it by themselves. */
export function dragTrack(track: HTMLElement): void {
  let from: { readonly x: number; readonly left: number } | undefined
  const move = ({ clientX, pointerId }: PointerEvent) => {
    if (!from) return
    const distance = clientX - from.x
    if (!track.hasAttribute('data-dragged')) {
      if (Math.abs(distance) <= threshold) return
      track.setAttribute('data-dragged', '')
      track.setPointerCapture(pointerId)
    }
    track.scrollLeft = from.left - distance
  }
  const end = ({ type }: PointerEvent) => {
    if (from && track.hasAttribute('data-dragged')) {
      if (type === 'pointerup') {
        addEventListener('click', swallow, { capture: true, once: true })
        // A release outside of the row makes no click.
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      }
      settle(track)
    }
    from = undefined
  }
  track.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    const canScroll = track.scrollWidth > track.clientWidth
    if (pointerType === 'mouse' && button === 0 && canScroll) from = { x: clientX, left: track.scrollLeft }
  })
  track.addEventListener('pointermove', move)
  track.addEventListener('pointerup', end)
  track.addEventListener('pointercancel', end)
  // Before the row has captured the mouse, it may be released elsewhere.
  track.addEventListener('pointerleave', event => {
    if (!track.hasAttribute('data-dragged')) end(event)
  })
  // Disables the browser's own dragging of links and pictures.
  track.addEventListener('dragstart', event => event.preventDefault())
}
