import { passFocus } from './pass-focus.ts'

/** A bar of tabs with the panels that its links point to. */
export interface Tabs {
  readonly bar: HTMLElement
  readonly tabs: readonly HTMLAnchorElement[]
  readonly panels: readonly (HTMLElement | null)[]
}

/** The tabs of an element with `data-tabs`. Undefined where it has one panel and no bar. */
export function tabsIn(block: Element): Tabs | undefined {
  const bar = block.querySelector<HTMLElement>(':scope > [data-enhance~="tab-bar"]')
  if (!bar) return undefined
  const tabs = [...bar.querySelectorAll('a')]
  // Found inside the block, so that ids may repeat on a page.
  const panels = tabs.map(({ hash }) => block.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`))
  return { bar, tabs, panels }
}

/** Shows one panel, also before the bar is a list of tabs. */
export function showPanel({ bar, tabs, panels }: Tabs, active: number): void {
  for (const [index, tab] of tabs.entries()) {
    if (tab.hasAttribute('role')) {
      tab.setAttribute('aria-selected', String(index === active))
      tab.tabIndex = index === active ? 0 : -1
    }
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
