/** Whether a text matches a pattern in which `*` matches any characters; linear, so that no pattern is slow. */
export function matchesWildcard(text: string, pattern: string): boolean {
  const [prefix = '', ...rest] = pattern.split('*')
  const suffix = rest.pop()
  if (suffix === undefined) return text === pattern
  if (!text.startsWith(prefix) || text.length < prefix.length + suffix.length) return false
  if (!text.endsWith(suffix)) return false
  const middle = text.slice(prefix.length, text.length - suffix.length)
  let position = 0
  for (const part of rest) {
    const found = middle.indexOf(part, position)
    if (found < 0) return false
    position = found + part.length
  }
  return true
}
