import { layOutAll } from '../../blocks/_kit/client/lay-out.ts'
import { writeEntry } from '../../blocks/_kit/client/write-entry.ts'
import { showNamedPlace } from '../enhancements/dialog.ts'
import { startEnhancements } from '../enhancements/start-enhancements.ts'
import { onceIdle } from '../triggers.ts'
import { keepEntered } from './entered.ts'
import type { Found } from './find-page.ts'
import { pageKey } from './page-address.ts'
import { keepScroll, type ScrollKeeper, scrollToTarget } from './scroll.ts'
import { showPage } from './show-page.ts'
import { skipDistantParts, skipFooters } from './skip-distant-parts.ts'
import { adoptSheet } from './whole-sheet.ts'

/** A live region outside the page's regions that announces a new page to assistive technology. */
function createAnnouncer(): (text: string) => void {
  const announcer = document.createElement('p')
  announcer.className = 'visually-hidden'
  announcer.ariaLive = 'polite'
  // Below the last region it would make the page a pixel longer.
  announcer.style.top = '0'
  document.body.append(announcer)
  return text => {
    announcer.textContent = text
  }
}

/** Moves the focus to the beginning of the content, as after loading a document. */
function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}

declare global {
  interface DocumentEventMap {
    /** On the document: a soft navigation has shown another page. */
    'page-shown': Event
    /** Raised on the document: a tool requests another state of its page. The navigator cancels the event if it will deliver the state. */
    'page-wanted': CustomEvent<URL>
  }
  interface HTMLElementEventMap {
    /** On a tool: the HTML of the page's main region in another state. Cancelled where all tools of the page show it. */
    exchange: CustomEvent<string>
  }
}

/** How a page is reached: by a link, or by going through the history, where its entry is there already. */
export type Way = 'link' | 'history'

export type FoundPage = Extract<Found, { kind: 'page' }> & { readonly sheet: CSSStyleSheet }

/**
 * Gives the page its entry in the history; `shownKey` is the previous page's. Returns false if the browser refuses: the page is then loaded as a
 * document, with an entry of its own.
 */
function recordEntry(address: URL, way: Way, shownKey: string): boolean {
  // A redirect may have changed the address of an entry that is there already.
  if (way === 'history') {
    writeEntry(history.state, address)
    return true
  }
  if (writeEntry({}, address, pageKey(address) === shownKey ? 'replaceState' : 'pushState')) return true
  location.assign(address)
  return false
}

function scrollFor({ payload, address }: FoundPage, way: Way, scroll: ScrollKeeper): void {
  if (way === 'history' && scroll.restore()) return
  if (!payload.keepScroll || address.hash) scrollToTarget(address.hash)
  scroll.remember()
}

/** Whether the page is shown from its top. */
const beginsAtTop = ({ payload, address }: FoundPage, way: Way): boolean =>
  way === 'link' && !payload.keepScroll && !address.hash

/** A tool that shows other states of the page in its place. */
const tools = '[data-enhanced][data-enhance~="exchange"]'

/** Whether an event happened in a tool. */
export const isInTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(tools) !== null

/** Whether the tools of the shown page have taken over their parts of it in another state. */
function exchangeTools({ payload, sheet }: FoundPage): boolean {
  const tool = document.querySelector(tools)
  if (!tool) return false
  adoptSheet(sheet)
  const detail = payload.regions.main.html
  return !tool.dispatchEvent(new CustomEvent('exchange', { detail, cancelable: true }))
}

/** The page that is shown, beginning with the document's own. Calls `watch` with new parts, whose links may be prefetched. */
export function createShownPage(shown: string, watch: (parts: readonly ParentNode[]) => void) {
  const announce = createAnnouncer()
  const entered = keepEntered()
  let shownKey = pageKey(new URL(shown))
  const scroll = keepScroll(() => pageKey(location) === shownKey)
  const skipAgain = skipDistantParts(onceIdle)

  function record({ address }: FoundPage, way: Way): boolean {
    const isRecorded = recordEntry(address, way, shownKey)
    shownKey = pageKey(location)
    return isRecorded
  }

  function begin(parts: readonly ParentNode[]): void {
    for (const part of parts) startEnhancements(part)
    watch(parts)
    document.dispatchEvent(new Event('page-shown'))
  }

  /** Replaces the shown page. */
  function show(found: FoundPage, way: Way): void {
    const isAtTop = beginsAtTop(found, way)
    layOutAll(!isAtTop)
    // Before any change: a focused element that is removed, or loses the focus later, makes the browser recalculate all styles once more.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (way === 'history') entered.keep(shownKey)
    if (!record(found, way)) return
    adoptSheet(found.sheet)
    skipAgain()
    const parts = showPage(found.payload)
    if (isAtTop) skipFooters(parts)
    if (way === 'history') entered.restore(shownKey)
    focusContent()
    scrollFor(found, way, scroll)
    announce(found.payload.title)
    showNamedPlace()
    begin(parts)
  }

  /** Shows another state of the same page in its tools; the focus and the visitor's other changes stay. */
  function showInPlace(found: FoundPage, way: Way): boolean {
    if (found.address.pathname !== new URL(shownKey, location.href).pathname) return false
    if (!exchangeTools(found)) return false
    if (!record(found, way)) return true
    const parts = showPage(found.payload, 'main')
    if (way === 'link' || !scroll.restore()) scroll.remember()
    begin([...parts, document.getElementById('main') ?? document])
    return true
  }

  return { scroll, isShown: () => pageKey(location) === shownKey, show, showInPlace }
}
