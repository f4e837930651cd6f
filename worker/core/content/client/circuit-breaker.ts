/** Runs calls to one source, and refuses them for a while after several failures in a row. */
export interface Breaker {
  /**
   * Runs the call, or throws `BrokenCircuit` at once. `isOutage` distinguishes failures of the source from its
   * answers.
   */
  run<T>(call: () => Promise<T>): Promise<T>
  /** Epoch milliseconds at which the circuit opened; undefined while it is closed. */
  readonly openSince: number | undefined
}

export class BrokenCircuit extends Error {}

interface BreakerOptions {
  readonly name: string
  readonly now: () => number
  readonly isOutage: (error: unknown) => boolean
  /** Whether an error is no evidence about the source: it neither opens the circuit nor closes it. */
  readonly isSilent?: (error: unknown) => boolean
}

/**
 * Number of consecutive failures that open the circuit, and for how long (ms); then as many calls as a page makes may
 * try.
 */
const FAILURES = 5
const PAUSE = 5_000
const TRIALS = 10

/** Makes a circuit breaker, so that requests do not wait for a source that is down. */
export function createBreaker({ name, now, isOutage, isSilent = () => false }: BreakerOptions): Breaker {
  let failures = 0
  let retryAt = 0
  let openSince: number | undefined
  let trials = 0
  const isOpen = () => failures >= FAILURES
  const close = () => {
    failures = 0
    openSince = undefined
  }

  function pause(): void {
    retryAt = now() + PAUSE
    trials = 0
  }

  return {
    get openSince() {
      return openSince
    },
    async run(call) {
      if (isOpen()) {
        if (now() < retryAt) throw new BrokenCircuit(`${name} does not answer; called again in a moment`)
        // If none of the trial calls ever ends, the next ones try after the same pause.
        if (++trials >= TRIALS) pause()
      }
      try {
        const answer = await call()
        close()
        return answer
      } catch (error) {
        if (isSilent(error)) throw error
        if (!isOutage(error)) close()
        else if (++failures >= FAILURES) {
          openSince ??= now()
          pause()
        }
        throw error
      }
    },
  }
}
