/**
 * Runs one call at a time, and after it only the newest of those that arrived meanwhile: while an editor types, intermediate versions are
 * not needed.
 */
export function latestOnly<T>(run: (value: T) => Promise<void>): (value: T) => void {
  let waiting: { readonly value: T } | undefined
  let isRunning = false

  async function drain(): Promise<void> {
    isRunning = true
    try {
      while (waiting) {
        const { value } = waiting
        waiting = undefined
        await run(value)
      }
    } finally {
      isRunning = false
    }
  }

  return value => {
    waiting = { value }
    if (!isRunning) drain().catch(error => reportError(error))
  }
}
