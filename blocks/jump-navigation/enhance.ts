import { passFocus } from '../_kit/client/pass-focus.ts'
import { activeSection, arrowsOf, jump, scrollBehavior, sectionOf } from './client/jump.ts'

/** Milliseconds and pixels (requirements jump-navigation/arrows, jump-navigation/active-in-view). */
const RESIZE_DEBOUNCE = 100
const ITEM_OFFSET = 36

interface Bar {
  readonly nav: HTMLElement
  readonly list: HTMLElement
  readonly links: readonly HTMLAnchorElement[]
  readonly arrows: Readonly<Record<'left' | 'right', HTMLElement | null>>
}

function barOf(nav: HTMLElement): Bar | undefined {
  const list = nav.querySelector<HTMLElement>('[data-jump-list]')
  if (!list) return undefined
  const arrow = (side: string) => nav.querySelector<HTMLElement>(`[data-jump-arrow="${side}"]`)
  const arrows = { left: arrow('left'), right: arrow('right') }
  return { nav, list, links: [...list.querySelectorAll('a')], arrows }
}

/** Shows the arrows that can scroll. If a focused arrow is hidden, the other arrow gets the focus, or the link at its end. */
function showArrows({ list, links, arrows: { left, right } }: Bar): void {
  const shown = arrowsOf(list)
  // Shows arrows first, because a hidden one cannot take the focus.
  if (shown.left) left?.removeAttribute('hidden')
  if (shown.right) right?.removeAttribute('hidden')
  if (left && !shown.left) passFocus(left, shown.right ? right : links[0])
  if (right && !shown.right) passFocus(right, shown.left ? left : links.at(-1))
  left?.toggleAttribute('hidden', !shown.left)
  right?.toggleAttribute('hidden', !shown.right)
}

const pixels = (length: string): number => Number.parseFloat(length) || 0

/**
 * The position at which a jump ends, and from which a section counts as being read: the page's scroll padding, which its styles
 * compute from the header and the bar.
 */
const landing = (): number => pixels(getComputedStyle(document.documentElement).scrollPaddingTop)

/** The upper edge of a section, with its scroll margin. */
const topOf = (section: HTMLElement): number =>
  section.getBoundingClientRect().top - pixels(getComputedStyle(section).scrollMarginTop)

/** Marks the link of the active section, brought into view when it is a new one, and whether the bar is at its sticky place. */
function follow({ nav, list, links }: Bar): void {
  const stickyTop = pixels(getComputedStyle(nav).top)
  nav.dataset.stuck = String(Math.round(nav.getBoundingClientRect().top) <= Math.round(stickyTop))
  const found = links.flatMap(link => {
    const section = sectionOf(link)
    return section ? [{ link, top: topOf(section) }] : []
  })
  const active = activeSection({
    tops: found.map(({ top }) => top),
    viewportHeight: innerHeight,
    headerOffset: landing(),
  })
  const current = found[active]?.link
  if (current?.hasAttribute('aria-current')) return
  for (const link of links) link.removeAttribute('aria-current')
  if (!current) return
  current.setAttribute('aria-current', 'location')
  list.scrollTo({ left: current.offsetLeft - ITEM_OFFSET, behavior: scrollBehavior() })
}

/** Lets the links jump and the arrows turn. */
function listenToBar({ list, arrows }: Bar): void {
  list.addEventListener('click', jump)
  list.addEventListener('keydown', event => event.key === 'Enter' && jump(event))
  const turn = (direction: 1 | -1) =>
    list.scrollBy({ left: (direction * innerWidth) / 2, behavior: scrollBehavior() })
  arrows.left?.addEventListener('click', () => turn(-1))
  arrows.right?.addEventListener('click', () => turn(1))
}

/** Keeps the bar up to date for as long as the page has it. */
function listenToPage(bar: Bar, gone: AbortSignal): void {
  const update = () => {
    showArrows(bar)
    follow(bar)
  }
  let isFrameDue = false
  let resized: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    if (isFrameDue) return
    isFrameDue = true
    requestAnimationFrame(() => {
      isFrameDue = false
      if (!gone.aborted) follow(bar)
    })
  }
  const onResize = () => {
    clearTimeout(resized)
    resized = setTimeout(() => gone.aborted || update(), RESIZE_DEBOUNCE)
  }
  addEventListener('scroll', onScroll, { signal: gone, passive: true })
  addEventListener('resize', onResize, { signal: gone })
  bar.list.addEventListener('scroll', () => showArrows(bar), { passive: true })
  update()
}

/** Makes a jump navigation follow its page (requirement jump-navigation/active). Its links are there without it. */
export function enhance(nav: HTMLElement, gone: AbortSignal): void {
  const bar = barOf(nav)
  if (!bar) return
  listenToBar(bar)
  listenToPage(bar, gone)
}
