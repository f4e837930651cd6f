/** Caches the result of a pure function of an object as long as the object lives: the same object is computed once. */
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
