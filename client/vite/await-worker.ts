import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'

const latestBuild = v.object({ id: v.string() })

const PAUSE = 25
const ATTEMPT = 2_000
/** Maximum wait (ms): a worker with broken code never takes over, and its error is in the terminal. */
const MOST = 10_000

export interface WorkerDependencies {
  /** Address of the development server, with a slash at its end; undefined until it listens. */
  readonly origin: () => string | undefined
  /** The id of the sources as they are now. */
  readonly currentId: () => string
  readonly fetch: typeof fetch
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** The id of the sources that the worker runs; undefined if it does not answer. */
async function runningId({ origin, fetch }: WorkerDependencies): Promise<string | undefined> {
  const base = origin()
  if (!base) return undefined
  try {
    const answer = await fetch(new URL('builds/latest.json', base), { signal: AbortSignal.timeout(ATTEMPT) })
    return v.parse(latestBuild, await answer.json()).id
  } catch {
    return undefined
  }
}

/**
 * Waits until the worker of the development server runs the current sources: an earlier page would have the old sheet. Resolves to false
 * if that takes more than ten seconds.
 */
export async function awaitWorker(dependencies: WorkerDependencies): Promise<boolean> {
  const { currentId, now } = dependencies
  const id = currentId()
  const began = now()
  while (now() - began < MOST) {
    if ((await runningId(dependencies)) === id) return true
    await pause(PAUSE)
  }
  return false
}
