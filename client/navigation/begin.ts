import { layOutAll } from '../../blocks/_kit/client/lay-out.ts'
import { writeEntry } from '../../blocks/_kit/client/write-entry.ts'
import { loaded, onceIdle } from '../triggers.ts'
import { isPagePath } from './is-page-path.ts'
import { reportFailure } from './leaving.ts'

const parameter = ':~:text'

/**
 * Copies the text fragment of the loaded address (WICG, scroll to text fragment) into a query parameter, in the place of an earlier one, without a
 * reload. Browsers hide it from `location`, but not from the navigation's timing. Returns whether the address is another now.
 */
export function copyTextFragment(): boolean {
  const loaded = performance.getEntriesByType('navigation')[0]?.name ?? ''
  const directive = loaded.split('#')[1]?.split(':~:')[1]
  if (!directive || new URL(loaded).pathname !== location.pathname) return false
  // The browser scrolls to the text.
  layOutAll()
  const url = new URL(location.href)
  const texts = new URLSearchParams(directive).getAll('text')
  // The rest of the query is unchanged.
  const rest = url.search.split(/[?&]/).filter(part => part && !part.startsWith(parameter))
  url.search = [...rest, ...texts.map(text => `${parameter}=${encodeURIComponent(text)}`)].join('&')
  return texts.length > 0 && url.href !== location.href && writeEntry(history.state, url) === true
}

const signs = ['pointerover', 'touchstart', 'keydown', 'popstate'] as const

/**
 * Loads the navigator when the page is loaded and the browser idle, or at the visitor's first input. Until then, and
 * without it, links are plain links.
 */
export function beginNavigation(): void {
  copyTextFragment()
  // A soft navigation delivers published pages without inspector, so drafts and pages with the inspector load
  // documents.
  const { draft, inspected } = document.documentElement.dataset
  if (!isPagePath(location.pathname) || draft !== undefined || inspected !== undefined)
    return void loaded().then(copyTextFragment)
  let shown = location.href

  async function begin(): Promise<void> {
    // Checked again, because some browsers know the address only later.
    if (copyTextFragment()) shown = location.href
    const { startNavigator } = await import('../when-idle.ts')
    startNavigator(shown)
  }
  let begun = false
  function onSign(): void {
    if (!begun) begin().catch(reportFailure)
    begun = true
  }
  for (const sign of signs) addEventListener(sign, onSign, { passive: true })
  // An entry of the navigator's own: its position is to be restored.
  if (history.state) {
    layOutAll()
    onSign()
  } else onceIdle(onSign)
}
