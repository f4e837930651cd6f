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
