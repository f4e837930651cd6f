/** A fact that takes an argument. The answer depends on the argument and on constant values only. */
type Question = (argument: string) => unknown

/** The name of a fact; of a question with its argument: `isBannerClosed:17`. */
export type FactName = string

/** Values, and the names of those that were read. */
export interface Observed<T extends object> {
  /** The same values; each read of one is written down. */
  readonly facts: T
  readonly seen: ReadonlySet<FactName>
}

/**
 * Hands out values and records which of them are read, so that a result made from them is cached under exactly those values
 * (`observed-cache.ts`). Copying all values counts as reading all of them. A value that is a function takes one text; each call is recorded
 * with its answer, so that the cache compares answers (`isBannerClosed:17` is false) and not the values they were computed from.
 */
export function observe<T extends object>(values: T): Observed<T> {
  const seen = new Set<FactName>()
  const facts = new Proxy(values, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      // The proxy has the keys of its target and no others.
      if (typeof value !== 'function') {
        seen.add(name as string)
        return value
      }
      return (argument: string) => {
        seen.add(`${name as string}:${argument}`)
        return (value as Question)(argument)
      }
    },
    has(target, name) {
      seen.add(name as string)
      return Reflect.has(target, name)
    },
  })
  return { facts, seen }
}

/** Reads the value of a fact by the name that `observe` recorded; the name is parsed once. */
export function factReader<T extends object>(name: FactName): (facts: T) => unknown {
  const colon = name.indexOf(':')
  // The name comes from `observe`, which recorded a key of the facts.
  if (colon < 0) return facts => facts[name as keyof T]
  const [question, argument] = [name.slice(0, colon) as keyof T, name.slice(colon + 1)]
  return facts => (facts[question] as Question)(argument)
}
