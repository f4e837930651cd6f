/** Stores a value that began with a revision, and gives the next revision. Throws where it was not stored. */
export type Store<T, Stored extends { readonly revision: string }> = (
  value: T,
  revision: string,
) => Promise<Stored>

export interface Saver<T> {
  /** Resolves when this value, or one that was given later, is stored; rejects where it was not. */
  readonly save: (value: T) => Promise<void>
}

interface SaverOptions<T, Stored extends { readonly revision: string }> {
  /** The revision that the editor has opened. */
  readonly revision: string
  readonly store: Store<T, Stored>
  /** Told after each save, with the value that was stored. */
  readonly onStored: (stored: Stored, value: T) => void
}

/**
 * Saves values one after the other: at most one save is under way, the next begins with the revision that it gave, and of values that
 * wait the latest alone is stored. A failed save fails what waits for it; the next call tries again with its own value.
 */
export function createSaver<T, Stored extends { readonly revision: string }>({
  revision: first,
  store,
  onStored,
}: SaverOptions<T, Stored>): Saver<T> {
  let revision = first
  let waiting: { readonly value: T } | undefined
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    try {
      while (waiting) {
        const { value } = waiting
        waiting = undefined
        const stored = await store(value, revision)
        revision = stored.revision
        onStored(stored, value)
      }
    } finally {
      waiting = undefined
      running = undefined
    }
  }

  return {
    save(value) {
      waiting = { value }
      running ??= run()
      return running
    },
  }
}
