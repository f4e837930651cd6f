/** The promise, or what `late` returns (or throws) when it takes longer than `milliseconds`. By default rejects with a `TimeoutError`. */
export async function within<T>(
  promise: Promise<T>,
  milliseconds: number,
  late: () => T = () => {
    throw new DOMException(`no answer within ${milliseconds} ms`, 'TimeoutError')
  },
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>(resolve => {
    timer = setTimeout(resolve, milliseconds)
  })
  try {
    return await Promise.race([promise, timeout.then(late)])
  } finally {
    if (timer !== undefined) clearTimeout(timer)
  }
}

/**
 * Runs a function with a signal that aborts after `milliseconds`. Its timer is cleared when the function ends, unlike that of
 * `AbortSignal.timeout`.
 */
export async function abortedAfter<T>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
