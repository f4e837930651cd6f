/**
 * Replaces the current history entry, or adds one. Returns whether the browser accepted it: WebKit refuses after a hundred calls within
 * half a minute (`SecurityError`), and the page works without the entry.
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
