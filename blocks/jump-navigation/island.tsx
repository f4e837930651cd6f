import { useEffect, useRef } from 'react'
import { activeSection, arrowsOf } from './rules.ts'

/** Milliseconds and pixels (blocks specification, section 9). */
const RESIZE_DEBOUNCE = 100
const MODAL_DELAY = 500
const FOCUS_DELAY = 1000
const ITEM_OFFSET = 36

interface Bar {
  readonly nav: HTMLElement
  readonly list: HTMLElement
  readonly links: readonly HTMLAnchorElement[]
  readonly arrows: Readonly<Record<'left' | 'right', HTMLElement | null>>
}

const sectionOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)))

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

function barAround(element: HTMLElement | null): Bar | undefined {
  const nav = element?.closest<HTMLElement>('[data-jump-navigation]')
  const list = nav?.querySelector<HTMLElement>('[data-jump-list]')
  if (!nav || !list) return undefined
  const arrow = (side: string) => nav.querySelector<HTMLElement>(`[data-jump-arrow="${side}"]`)
  return {
    nav,
    list,
    links: [...list.querySelectorAll('a')],
    arrows: { left: arrow('left'), right: arrow('right') },
  }
}

function showArrows({ list, arrows }: Bar): void {
  const shown = arrowsOf(list)
  arrows.left?.toggleAttribute('hidden', !shown.left)
  arrows.right?.toggleAttribute('hidden', !shown.right)
}

/** Marks the link of the active section, brought into view when it is a new one, and whether the bar is at its sticky place. */
function follow({ nav, list, links }: Bar): void {
  const stickyTop = Number.parseFloat(getComputedStyle(nav).top) || 0
  const edges = nav.getBoundingClientRect()
  nav.dataset.stuck = String(Math.round(edges.top) <= Math.round(stickyTop))
  const found = links.flatMap(link => {
    const section = sectionOf(link)
    return section ? [{ link, top: section.getBoundingClientRect().top }] : []
  })
  const active = activeSection({
    tops: found.map(({ top }) => top),
    viewportHeight: innerHeight,
    headerOffset: stickyTop + edges.height,
  })
  const current = found[active]?.link
  if (current?.hasAttribute('aria-current')) return
  for (const link of links) link.removeAttribute('aria-current')
  if (!current) return
  current.setAttribute('aria-current', 'location')
  list.scrollTo({ left: current.offsetLeft - ITEM_OFFSET, behavior: behavior() })
}

function closeModals(): boolean {
  const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  for (const dialog of open) dialog.close()
  return open.length > 0
}

/** Timeouts that end together. */
function createTimeouts() {
  const running = new Set<ReturnType<typeof setTimeout>>()
  return {
    later(act: () => void, delay: number) {
      running.add(setTimeout(act, delay))
    },
    clear() {
      for (const timeout of running) clearTimeout(timeout)
      running.clear()
    },
  }
}

type Later = ReturnType<typeof createTimeouts>['later']

function focus(section: HTMLElement): void {
  if (!section.matches('a[href], button, input, select, textarea, [tabindex]')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}

/** Scrolls to the section of a link. The room that the header and the bar take is the page's scroll padding. */
function jump(event: MouseEvent | KeyboardEvent, later: Later): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const section = link && sectionOf(link)
  if (!section) return
  event.preventDefault()
  history.replaceState(history.state, '', link.hash)
  const scroll = () => section.scrollIntoView({ behavior: behavior(), block: 'start' })
  if (closeModals()) later(scroll, MODAL_DELAY)
  else scroll()
  if (event.type === 'keydown') later(() => focus(section), FOCUS_DELAY)
}

/** Lets the links jump and the arrows turn. */
function listenToBar({ list, arrows }: Bar, signal: AbortSignal, later: Later): void {
  list.addEventListener('click', event => jump(event, later), { signal })
  list.addEventListener('keydown', event => event.key === 'Enter' && jump(event, later), { signal })
  const turn = (direction: 1 | -1) =>
    list.scrollBy({ left: (direction * innerWidth) / 2, behavior: behavior() })
  arrows.left?.addEventListener('click', () => turn(-1), { signal })
  arrows.right?.addEventListener('click', () => turn(1), { signal })
}

/** Keeps the bar up to date. */
function listenToPage(bar: Bar, signal: AbortSignal): void {
  const resized = createTimeouts()
  let frame = 0
  const update = () => {
    showArrows(bar)
    follow(bar)
  }
  const onResize = () => {
    resized.clear()
    resized.later(update, RESIZE_DEBOUNCE)
  }
  const onScroll = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      follow(bar)
    })
  }
  addEventListener('scroll', onScroll, { signal, passive: true })
  addEventListener('resize', onResize, { signal })
  bar.list.addEventListener('scroll', () => showArrows(bar), { signal, passive: true })
  signal.addEventListener('abort', () => {
    resized.clear()
    cancelAnimationFrame(frame)
  })
  update()
}

/** Makes the bar around it follow the page. Draws nothing: the links are there without it. */
export function Island() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const bar = barAround(place.current)
    if (!bar) return
    const stopped = new AbortController()
    const jumps = createTimeouts()
    listenToBar(bar, stopped.signal, jumps.later)
    listenToPage(bar, stopped.signal)
    return () => {
      stopped.abort()
      jumps.clear()
    }
  }, [])
  return <span ref={place} hidden />
}
