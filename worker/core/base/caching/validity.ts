/** A value made once, with the text that identifies it in keys. */
export interface Revisioned<T> {
  readonly value: T
  readonly revision: string
}

/** Two 32-bit hashes of a text that differ in their factors: cyrb53 (public domain, bryc). */
export function hashPair(text: string): readonly [number, number] {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return [a >>> 0, b >>> 0]
}

/**
 * A short name for a text that changes with it: 53 bits of its hashes with the length. Made once for a body when it is parsed, and part of
 * the keys of fragments.
 */
export function revisionOf(text: string): string {
  const [a, b] = hashPair(text)
  const hash = 4294967296 * (2097151 & b) + a
  return `${hash.toString(36)}.${text.length.toString(36)}`
}

/**
 * Until when a value is valid that was read, or was made from values that were read. `until` (epoch milliseconds) may change: reading the same
 * value again renews it for everything made from it.
 */
export interface Validity {
  readonly until: number
}

/** Holds until a moment that is known from the beginning. */
export const endingAt = (until: number): Validity => ({ until })

/** Validity of values that do not expire. */
export const lasting: Validity = endingAt(Number.POSITIVE_INFINITY)

/** Validity of values for the request that read them only. */
export const expired: Validity = endingAt(0)

/** The validity of a value made from several parts: the earliest end of them. */
export const validWith = (...parts: readonly Validity[]): Validity => ({
  get until() {
    let until = Number.POSITIVE_INFINITY
    for (const part of parts) until = Math.min(until, part.until)
    return until
  },
})

interface Renewable {
  readonly revision: string
  readonly validity: { until: number }
}

/**
 * Gives a value that was read before with the same content the same validity, and renews it; changed content ends the validity of everything
 * made from the earlier content. `anchor` identifies the value through all its revisions.
 */
export function createValidities() {
  const known = new WeakMap<object, Renewable>()
  return (
    anchor: object,
    { revision, until }: { readonly revision: string; readonly until: number },
  ): Validity => {
    const before = known.get(anchor)
    if (before?.revision === revision) {
      before.validity.until = until
      return before.validity
    }
    if (before) before.validity.until = 0
    const validity = { until }
    known.set(anchor, { revision, validity })
    return validity
  }
}
