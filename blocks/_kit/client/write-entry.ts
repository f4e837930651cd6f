/**
 * Writes this entry of the history, or adds one. True where the browser took it: WebKit refuses after a hundred calls within half a minute
 * (`SecurityError`), and the page goes on without it.
 */
export function writeEntry(
  state: unknown,
  address?: string | URL,
  how: 'pushState' | 'replaceState' = 'replaceState',
): true | undefined {
  try {
    history[how](state, '', address)
    return true
  } catch {}
}
