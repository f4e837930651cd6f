/**
 * Runs one thing at a time, and after it only the newest of those that came meanwhile: while someone types, what lies between is
 * of no interest.
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
