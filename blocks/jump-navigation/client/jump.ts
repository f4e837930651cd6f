import { layOutAll } from '../../_kit/client/lay-out.ts'
import { reveal } from '../../_kit/client/reveal.ts'
import { writeEntry } from '../../_kit/client/write-entry.ts'

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
export function jump(event: MouseEvent | KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const section = link && sectionOf(link)
  if (!section) return
  event.preventDefault()
  writeEntry(history.state, link.hash)
  // A smooth scroll ends where the section was when it began.
  layOutAll()
  const scroll = () =>
    reveal(section, () => section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' }))
  if (closeModals()) setTimeout(scroll, MODAL_DELAY)
  else scroll()
  if (event.type === 'keydown') setTimeout(() => focus(section), FOCUS_DELAY)
}
