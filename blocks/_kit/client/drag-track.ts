import { nearestStart } from './slide-track.ts'

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
