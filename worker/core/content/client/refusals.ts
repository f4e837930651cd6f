/** Milliseconds that are looked back on, counted in parts. */
const WINDOW = 60_000
const PART = 10_000

/** The answers of a source in the last minute, and how many of them were rate-limit refusals (429). */
export interface Refusals {
  note(isRefused: boolean): void
  readonly lately: { readonly answers: number; readonly refused: number }
}

export function createRefusals(now: () => number): Refusals {
  let parts: readonly { readonly since: number; readonly answers: number; readonly refused: number }[] = []
  const current = () => parts.filter(({ since }) => now() - since < WINDOW)
  return {
    note(isRefused) {
      const since = now() - (now() % PART)
      const before = current()
      const { answers = 0, refused = 0 } = before.find(part => part.since === since) ?? {}
      const part = { since, answers: answers + 1, refused: refused + Number(isRefused) }
      parts = [...before.filter(other => other.since !== since), part]
    },
    get lately() {
      const sum = (name: 'answers' | 'refused') => current().reduce((total, part) => total + part[name], 0)
      return { answers: sum('answers'), refused: sum('refused') }
    },
  }
}
