import { reveal } from '../../_kit/client/reveal.ts'
import { writeEntry } from '../../_kit/client/write-entry.ts'
import { layOutInTurn } from './lay-out-in-turn.ts'

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

/** Milliseconds (requirement jump-navigation/jump). */
const MODAL_DELAY = 500
const FOCUS_DELAY = 1000

/** The section that a link of the page points to. */
export const sectionOf = (link: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(decodeURIComponent(link.hash.slice(1)))

export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

function closeModals(): boolean {
  const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  for (const dialog of open) dialog.close()
  return open.length > 0
}

function focus(section: HTMLElement): void {
  if (!section.matches('a[href], button, input, select, textarea, [tabindex]')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}

/** Scrolls to the section of the chosen link. The room that the header and the bar take is the page's scroll padding. */
export async function jump(event: MouseEvent | KeyboardEvent): Promise<void> {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const section = link && sectionOf(link)
  if (!section) return
  event.preventDefault()
  writeEntry(history.state, link.hash)
  if (event.type === 'keydown') setTimeout(() => focus(section), FOCUS_DELAY)
  const closed = closeModals() && new Promise(resolve => setTimeout(resolve, MODAL_DELAY))
  // A smooth scroll ends where the section was when it began.
  await Promise.all([layOutInTurn(), closed])
  reveal(section, () => section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' }))
}
