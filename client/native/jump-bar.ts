import { jump, scrollBehavior, sectionOf } from './jump.ts'
import { activeSection, arrowsOf } from './jump-rules.ts'

/** Milliseconds and pixels (blocks specification, section 9). */
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
function listenToPage(bar: Bar): void {
  const gone = new AbortController()
  const { signal } = gone
  const whilePresent = (act: () => void) => () => (bar.nav.isConnected ? act() : gone.abort())
  const update = whilePresent(() => {
    showArrows(bar)
    follow(bar)
  })
  const followOnce = whilePresent(() => follow(bar))
  let isFrameDue = false
  let resized: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    if (isFrameDue) return
    isFrameDue = true
    requestAnimationFrame(() => {
      isFrameDue = false
      followOnce()
    })
  }
  const onResize = () => {
    clearTimeout(resized)
    resized = setTimeout(update, RESIZE_DEBOUNCE)
  }
  addEventListener('scroll', onScroll, { signal, passive: true })
  addEventListener('resize', onResize, { signal })
  bar.list.addEventListener('scroll', () => showArrows(bar), { passive: true })
  update()
}

/** Makes jump navigations follow their page (blocks specification, section 4). Their links are there without it. */
export function followPage(navigations: Iterable<HTMLElement>): void {
  for (const nav of navigations) {
    const bar = barOf(nav)
    if (!bar) continue
    listenToBar(bar)
    listenToPage(bar)
  }
}
