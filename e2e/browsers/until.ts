const interval = 25
const patience = 10_000

const pause = () => new Promise(resolve => setTimeout(resolve, interval))

/**
 * Calls a function until its result is truthy, and returns it. An error counts as no result, because a changing page cannot be
 * read; after ten seconds the last error is the cause.
 */
export async function until<Answer>(
  what: string,
  read: () => Promise<Answer>,
): Promise<Exclude<Answer, undefined | null | false | 0 | ''>> {
  const end = performance.now() + patience
  let cause: unknown
  do {
    try {
      const answer = await read()
      // The type repeats the check before.
      if (answer) return answer as Exclude<Answer, undefined | null | false | 0 | ''>
      cause = undefined
    } catch (error) {
      cause = error
    }
    await pause()
  } while (performance.now() < end)
  throw new Error(`not within ${patience / 1000} seconds: ${what}`, { cause })
}
