/** A fact that takes an argument. The answer depends on the argument and on constant values only. */
type Question = (argument: string) => unknown

/** The name of a fact; of a question with its argument: `isBannerClosed:17`. */
export type FactName = string

/** Values, and the names of those that were read. */
interface Observed<T extends object> {
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

/** For each property, how it is read from the source object. */
type Readers<Source, Facts extends object> = {
  readonly [Name in keyof Facts]-?: (source: Source) => Facts[Name]
}

/**
 * Makes objects whose properties are read on each access. All objects share one set of getters: an object literal defines its getters
 * anew whenever it is evaluated, which took as long as the rest of an answer from the cache. The properties are inherited, so that a
 * copy (`{ ...facts }`) has none of them; `withFacts` changes some.
 */
export function lazyFacts<Source, Facts extends object>(
  readers: Readers<Source, Facts>,
): (source: Source) => Facts {
  const key = Symbol('source')
  const shared = {}
  // An object's keys are names of its properties.
  for (const name of Object.keys(readers) as (keyof Facts)[]) {
    const read = readers[name]
    Object.defineProperty(shared, name, {
      enumerable: true,
      get(this: { readonly [key]: Source }) {
        return read(this[key])
      },
    })
  }
  return source => {
    const facts = Object.create(shared)
    facts[key] = source
    // Each property of `Facts` has a reader.
    return facts as Facts
  }
}

/** The same facts with some of them replaced; the others are still read on access. */
export const withFacts = <Facts extends object, Own extends object>(facts: Facts, own: Own): Facts & Own =>
  // A copy would read every fact.
  Object.create(facts, Object.getOwnPropertyDescriptors(own)) as Facts & Own
