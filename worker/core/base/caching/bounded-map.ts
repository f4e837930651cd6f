/** A map with a maximum number of entries. */
export interface BoundedMap<K, V> {
  get(key: K): V | undefined
  has(key: K): boolean
  /** Adds an entry as the newest; removes the oldest where there are too many. */
  set(key: K, value: V): void
  delete(key: K): void
}

/** A map that removes its oldest entry when a new one exceeds the maximum: for keys that clients may choose. */
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
