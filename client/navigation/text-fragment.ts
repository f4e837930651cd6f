import { layOutAll } from '../../blocks/_kit/client/lay-out.ts'

const parameter = ':~:text'

/**
 * Copies the text fragment of the loaded address (WICG, scroll to text fragment) into a query parameter, without a reload.
 * Browsers hide it from `location`, but not from the navigation's timing. Returns whether there was a text fragment.
 */
export function copyTextFragment(): boolean {
  const loaded = performance.getEntriesByType('navigation')[0]?.name ?? ''
  const [address = '', directive] = loaded.split(':~:')
  if (!directive || !URL.canParse(address) || new URL(address).pathname !== location.pathname) return false
  // The browser scrolls to the text.
  layOutAll()
  const url = new URL(location.href)
  if (url.searchParams.has(parameter)) return false
  const texts = new URLSearchParams(directive).getAll('text')
  // The rest of the query is unchanged.
  for (const text of texts) url.search += `${url.search ? '&' : '?'}${parameter}=${encodeURIComponent(text)}`
  history.replaceState(history.state, '', url)
  return texts.length > 0
}
