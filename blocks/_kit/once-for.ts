/** A pure function of an object, whose result is kept as long as the object: called again with the same one, it computes nothing. */
export function onceFor<K extends object, T extends object>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>()
  return key => {
    const before = made.get(key)
    if (before) return before
    const result = make(key)
    made.set(key, result)
    return result
  }
}
