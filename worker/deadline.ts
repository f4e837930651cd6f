/** The promise, or what `late` returns (or throws) when it takes longer than `milliseconds`. */
export async function within<T>(promise: Promise<T>, milliseconds: number, late: () => T): Promise<T> {
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
