import { passFocus } from '../client/pass-focus.ts'
import { writeEntry } from '../client/write-entry.ts'

type Panels = readonly (HTMLElement | null | undefined)[]

interface Tabs {
  readonly bar: HTMLElement
  readonly tabs: readonly HTMLAnchorElement[]
  readonly panels: Panels
}

/** Where each key leads from a place among so many (ARIA Authoring Practices, tabs). */
const moves: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  ' ': from => from,
}

function nameParts({ bar, tabs, panels }: Tabs): void {
  bar.setAttribute('role', 'tablist')
  for (const [index, tab] of tabs.entries()) {
    const anchor = tab.hash.slice(1)
    tab.id = `${anchor}-tab`
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', anchor)
    panels[index]?.setAttribute('role', 'tabpanel')
    panels[index]?.setAttribute('aria-labelledby', tab.id)
    panels[index]?.setAttribute('tabindex', '0')
  }
}

function show({ bar, tabs, panels }: Tabs, active: number): void {
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', String(index === active))
    tab.tabIndex = index === active ? 0 : -1
    tab.toggleAttribute('data-active', index === active)
  }
  const shown = panels[active]
  shown?.removeAttribute('hidden')
  for (const panel of panels) {
    if (!panel || panel === shown) continue
    passFocus(panel, shown)
    panel.setAttribute('hidden', '')
  }
  // Only now, or the style that hides the panels until here would show them for a moment.
  bar.closest('[data-tabs]')?.setAttribute('data-ready', '')
}

/** The element that the address names; the anchors of a page need no decoding. */
const target = () => document.getElementById(location.hash.slice(1))

/** The panel that is the target of the address or holds it; -1 for none. */
function addressed(panels: Panels): number {
  const element = target()
  return element ? panels.findIndex(panel => panel?.contains(element)) : -1
}

/** Follows the address, until the bar has left the page. */
function followAddress(parts: Tabs, gone: AbortSignal): void {
  const follow = () => {
    const named = addressed(parts.panels)
    if (named < 0) return
    show(parts, named)
    // When the browser tried, the panel was hidden: it could neither scroll to it nor focus it.
    target()?.scrollIntoView()
    if (document.activeElement === document.body) target()?.focus({ preventScroll: true })
  }
  addEventListener('hashchange', follow, { signal: gone })
}

/** Makes a list of links to panels a list of tabs with one panel shown (requirements disclosures/tabs, disclosures/tabs-keyboard). */
export function enhance(bar: HTMLElement, gone: AbortSignal): void {
  const block = bar.closest<HTMLElement>('[data-tabs]')
  const tabs = [...bar.querySelectorAll('a')]
  // Found inside the block, so that ids may repeat on a page.
  const panels = tabs.map(({ hash }) => block?.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`))
  const parts = { bar, tabs, panels }
  const select = (index: number) => {
    show(parts, index)
    writeEntry(history.state, tabs[index]!.hash)
  }
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      select(index)
    })
    tab.addEventListener('keydown', event => {
      const next = moves[event.key]?.(index, tabs.length)
      if (next === undefined) return
      event.preventDefault()
      select(next)
      tabs[next]!.focus()
      // A browser leaves a tab that is seen in part where it is, cut by the edge of the bar.
      tabs[next]!.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
  }
  nameParts(parts)
  show(parts, Math.max(0, addressed(panels)))
  followAddress(parts, gone)
}
