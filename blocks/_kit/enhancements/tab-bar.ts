import { showPanel, type Tabs, tabsIn } from '../client/tab-panels.ts'
import { writeEntry } from '../client/write-entry.ts'

/** The index that each key moves to, from an index among so many tabs (ARIA Authoring Practices, tabs). */
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

/**
 * The panel that is or contains the target of the address, else the one that the visitor opened before this code ran, else the first.
 * The anchors of a page need no decoding.
 */
function firstShown({ tabs, panels }: Tabs): number {
  const target = document.getElementById(location.hash.slice(1))
  const addressed = target ? panels.findIndex(panel => panel?.contains(target)) : -1
  return addressed < 0 ? tabs.findIndex(tab => tab.hasAttribute('data-active')) : addressed
}

/** Makes a list of links to panels a list of tabs with one panel shown (requirements disclosures/tabs, disclosures/tabs-keyboard). */
export function enhance(bar: HTMLElement): void {
  const parts = bar.parentElement && tabsIn(bar.parentElement)
  if (!parts) return
  const { tabs } = parts
  const select = (index: number) => {
    showPanel(parts, index)
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
  showPanel(parts, firstShown(parts))
}
