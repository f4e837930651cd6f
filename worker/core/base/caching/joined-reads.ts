import { AsyncLocalStorage } from 'node:async_hooks'

/** The reads that run at the moment for one request, by their owner and key. */
type Running = WeakMap<object, Map<string, Promise<unknown>>>

const requests = new AsyncLocalStorage<Running>()

/** Runs the answer to a request; the reads that it starts, also after the answer, are joined. */
export const withJoinedReads = <T>(run: () => T): T => requests.run(new WeakMap(), run)

/**
 * Joins equal reads of a request that run at the same time: all get the result of the first. A read that has ended is not shared. No request waits for
 * the read of another one, whose end may leave it unsettled.
 */
export function joinRead<T>(owner: object, key: string, read: () => Promise<T>): Promise<T> {
  const running = requests.getStore()
  if (!running) return read()
  const own = running.get(owner) ?? new Map<string, Promise<unknown>>()
  running.set(owner, own)
  // A key of an owner names one read.
  const before = own.get(key) as Promise<T> | undefined
  if (before) return before
  const started = read().finally(() => own.delete(key))
  own.set(key, started)
  return started
}
