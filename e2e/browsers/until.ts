const interval = 25
const patience = 10_000

const pause = () => new Promise(resolve => setTimeout(resolve, interval))

/**
 * Asks until the answer is true-ish, and returns it. An error counts as no answer, because a page that is changing cannot be asked;
 * after ten seconds the last one is the cause.
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
): Promise<Exclude<Answer, undefined | null | false | 0 | ''>> {
  const end = performance.now() + patience
  let cause: unknown
  do {
    try {
      const answer = await ask()
      // The type says what has just been checked.
      if (answer) return answer as Exclude<Answer, undefined | null | false | 0 | ''>
      cause = undefined
    } catch (error) {
      cause = error
    }
    await pause()
  } while (performance.now() < end)
  throw new Error(`not within ${patience / 1000} seconds: ${what}`, { cause })
}
