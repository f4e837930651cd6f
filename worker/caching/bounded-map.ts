/** A map of at most so many entries. */
export interface BoundedMap<K, V> {
  get(key: K): V | undefined
  has(key: K): boolean
  /** Adds an entry as the newest; the oldest goes where there are too many. */
  set(key: K, value: V): void
  delete(key: K): void
}

/** A map that forgets its oldest entry when a new one is one too many: for keys that strangers may choose. */
export function createBoundedMap<K, V>(max: number): BoundedMap<K, V> {
  const entries = new Map<K, V>()
  return {
    get: key => entries.get(key),
    has: key => entries.has(key),
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size <= max) return
      // A map keeps the order of insertion.
      const [oldest] = entries.keys()
      entries.delete(oldest as K)
    },
    delete(key) {
      entries.delete(key)
    },
  }
}
