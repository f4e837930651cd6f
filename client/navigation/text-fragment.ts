import { layOutAll } from '../../blocks/_kit/client/lay-out.ts'
import { writeEntry } from '../../blocks/_kit/client/write-entry.ts'

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
