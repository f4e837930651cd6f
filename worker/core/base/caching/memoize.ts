/** A function that makes its value when it is first called, and returns the same one from then on. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** One level of cached results. Objects are referenced weakly, so that their results are garbage-collected with them. */
interface Level {
  readonly objects: WeakMap<object, unknown>
  readonly others: Map<unknown, unknown>
}

const newLevel = (): Level => ({ objects: new WeakMap(), others: new Map() })

const storeOf = ({ objects, others }: Level, argument: unknown) =>
  // A weak map takes every object, and a map everything else.
  (isObject(argument) ? objects : others) as Map<unknown, unknown>

/**
 * Caches the results of a pure function as long as the objects among its arguments live. Results are found by all arguments: objects by
 * identity, others by value. The result may depend on the arguments alone, so the key is always complete. The results are stored in a
 * `WeakMap` under the first argument; arguments that are not objects must have few values for each object (languages, units).
 */
export function memoize<A extends readonly [object, ...unknown[]], T>(
  make: (...given: A) => T,
): (...given: A) => T {
  const root = newLevel()
  return (...given) => {
    let level = root
    for (let index = 0; index < given.length - 1; index++) {
      const argument = given[index]
      const store = storeOf(level, argument)
      // Only levels are stored at this depth.
      const next = (store.get(argument) as Level | undefined) ?? newLevel()
      store.set(argument, next)
      level = next
    }
    const last = given.at(-1)
    const store = storeOf(level, last)
    // Only results are stored at this depth.
    const known = store.get(last) as T
    if (known !== undefined || store.has(last)) return known
    const made = make(...given)
    store.set(last, made)
    return made
  }
}
