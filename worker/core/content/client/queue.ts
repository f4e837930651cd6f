/** Runs a call when its turn comes; an aborted `signal` ends the waiting. */
export type Queue = <T>(run: () => Promise<T>, signal: AbortSignal) => Promise<T>

/** The runtime opens so many connections for one request (Workers, limits). */
export const CONNECTIONS = 6

/** The queue of a source by the source's name. */
export type Queues = (source: string) => Queue

/** The queues of one request: all its calls to one source share a queue, including those of an error page, a listing or a preview. */
export function createQueues(): Queues {
  const queues = new Map<string, Queue>()
  return source => {
    const queue = queues.get(source) ?? createQueue()
    queues.set(source, queue)
    return queue
  }
}

/**
 * Runs `most` calls at a time, the others in their order. For the calls of one request to one source: requests share no queue, because
 * a cancelled one would never free its place.
 */
export function createQueue(most = CONNECTIONS): Queue {
  let running = 0
  const waiting = new Set<() => void>()

  function leave(): void {
    const [next] = waiting
    if (!next) running--
    else {
      // The next call takes over the place, so that no later call can take it.
      waiting.delete(next)
      next()
    }
  }

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      waiting.add(resolve)
      signal.addEventListener('abort', () => {
        if (waiting.delete(resolve)) reject(signal.reason)
      })
    })

  return async (run, signal) => {
    signal.throwIfAborted()
    if (running < most) running++
    else await turn(signal)
    try {
      return await run()
    } finally {
      leave()
    }
  }
}
