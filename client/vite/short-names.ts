/** Not a part of a class name. */
const customProperty = /(?<![\w-])--[a-z][\w-]*/gi
const registered = /@property\s+(--[\w-]+)/g

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** One letter for the first 52, then two. */
export const shortName = (index: number): string =>
  index < letters.length
    ? letters[index]!
    : letters[Math.floor(index / letters.length) - 1]! + letters[index % letters.length]!

/**
 * The sheet with short names for its custom properties, the shortest for the most frequent ones. Registered ones keep their names,
 * which the browser tests read. No other file may name one.
 */
export function shortenNames(css: string): string {
  const kept = new Set([...css.matchAll(registered)].map(([, name]) => name!))
  const counts = new Map<string, number>()
  for (const [name] of css.matchAll(customProperty))
    if (!kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  const names = new Map(byCount.map(([name], index) => [name, `--${shortName(index)}`]))
  return css.replace(customProperty, name => names.get(name) ?? name)
}
