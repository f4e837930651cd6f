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
