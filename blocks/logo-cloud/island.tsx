import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Labels {
  readonly previous: string
  readonly next: string
}

/** Scroll positions are fractions on some screens. */
const tolerance = 2

/** Which way there is more, in a row that scrolls. */
function moreOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  return {
    behind: scrollLeft > tolerance,
    ahead: scrollLeft + clientWidth < scrollWidth - tolerance,
  }
}

/** As far as whole slides are in view, at least one. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.querySelectorAll('li')
  if (!first || !second) return track.clientWidth
  const slide = second.offsetLeft - first.offsetLeft
  return slide * Math.max(1, Math.round(track.clientWidth / slide))
}

/** A button that disappears while it has the focus hands it to the other one; where both do, to the row. */
function keepFocus(control: HTMLElement | null, track: HTMLElement | null): void {
  const focused = control?.contains(document.activeElement) ? document.activeElement : undefined
  if (focused && !focused.hasAttribute('hidden')) return
  const heir = control?.querySelector<HTMLElement>('button:not([hidden])') ?? track
  heir?.focus({ preventScroll: true })
}

function useMore(control: RefObject<HTMLElement | null>) {
  const track = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  const [more, setMore] = useState({ behind: false, ahead: false })
  useEffect(() => {
    const element = control.current?.closest('[data-slider]')?.querySelector<HTMLElement>('[data-slides]')
    if (!element) return
    track.current = element
    const update = () => {
      // Read before buttons are hidden, because browsers drop the focus of a hidden element.
      hadFocus.current = control.current?.contains(document.activeElement) ?? false
      setMore(moreOf(element))
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    update()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [control])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the remaining slides decide which button is hidden
  useLayoutEffect(() => {
    if (hadFocus.current) keepFocus(control.current, track.current)
    hadFocus.current = false
  }, [control, more])
  return { track, more }
}

/**
 * The buttons of the row beside it: each shows only when there are slides behind or ahead
 * (requirement layout-blocks/slider).
 */
export function Island({ previous, next }: Labels) {
  const control = useRef<HTMLDivElement>(null)
  const { track, more } = useMore(control)
  const move = (direction: 1 | -1) => {
    if (track.current) track.current.scrollBy({ left: direction * stepOf(track.current) })
  }
  const buttons = [
    { label: previous, isShown: more.behind, direction: -1, shape: 'M20 12H4M11 5l-7 7 7 7' },
    { label: next, isShown: more.ahead, direction: 1, shape: 'M4 12h16M13 5l7 7-7 7' },
  ] as const

  return (
    <div ref={control} className="logo-cloud-arrows">
      {buttons.map(({ label, isShown, direction, shape }) => (
        <button
          key={direction}
          type="button"
          className="logo-cloud-arrow"
          aria-label={label}
          hidden={!isShown}
          onClick={() => move(direction)}
        >
          <svg className="logo-cloud-arrow-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={shape} />
          </svg>
        </button>
      ))}
    </div>
  )
}
