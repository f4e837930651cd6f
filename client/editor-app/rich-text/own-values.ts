/**
 * Distinguishes the values that a control has passed to its form from those that the form has from elsewhere, such as an undo.
 */
export function createOwnValues(first: unknown) {
  let shown = first
  /** Given, and not yet seen in the form: it may show them late, and leave some out. */
  let given: unknown[] = []

  return {
    give(value: unknown): void {
      given.push(value)
    },
    /** Whether the form shows a value that the control must take over. */
    isForeign(value: unknown): boolean {
      const place = given.indexOf(value)
      if (place >= 0) given = given.slice(place + 1)
      else if (value !== shown) given = []
      const isForeign = place < 0 && value !== shown
      shown = value
      return isForeign
    },
  }
}
