/** Values, and the names of those that were read. */
export interface Observed<T extends object> {
  /** The same values; each read of one is written down. */
  readonly facts: T
  readonly seen: ReadonlySet<keyof T>
}

/**
 * Hands out values and records which of them are read: a result made of them is found by those values, and by no others, when it is
 * cached (`observed-cache.ts`). Copying all values counts as reading all of them.
 */
export function observe<T extends object>(values: T): Observed<T> {
  const seen = new Set<keyof T>()
  const facts = new Proxy(values, {
    get(target, name) {
      // The proxy has the keys of its target and no others.
      seen.add(name as keyof T)
      return Reflect.get(target, name) as unknown
    },
    has(target, name) {
      seen.add(name as keyof T)
      return Reflect.has(target, name)
    },
  })
  return { facts, seen }
}
