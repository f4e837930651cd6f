import { layOutAll } from '../../blocks/_kit/client/lay-out.ts'
import { idle } from '../triggers/idle.ts'
import { loaded } from '../triggers/loaded.ts'
import { isPagePath } from './is-page-path.ts'
import { reportFailure } from './leaving.ts'
import { copyTextFragment } from './text-fragment.ts'

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
    const { startNavigator } = await import('./navigator.ts')
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
  } else void loaded().then(() => idle(document.body, onSign, ''))
}
