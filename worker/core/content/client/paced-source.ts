import type { PublishedSource } from './content-source.ts'
import type { Pace } from './pace.ts'
import type { Refusals } from './refusals.ts'

export interface PacingDependencies {
  readonly pace: Pace
  /** Counts the answers. */
  readonly refusals?: Pick<Refusals, 'note'>
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>
}

/** The seconds of a `Retry-After` header, in milliseconds (RFC 9110, section 10.2.3); its other form, a date, is ignored. */
function retryAfterOf(response: Response): number | undefined {
  const text = response.headers.get('retry-after') ?? ''
  return /^\d{1,5}$/.test(text) ? Number(text) * 1000 : undefined
}

/** Stands in for the refusal that the source would send if it were called. */
const busy = () => Response.json({ error: 'The source is asked too often.' }, { status: 429 })

/**
 * A source whose calls, retries included, all follow its pace (requirement content-source/pace). A call that would wait longer than its answer is
 * worth is refused without a request.
 */
export function paced(
  source: PublishedSource,
  { pace, refusals, wait }: PacingDependencies,
  isBackground = false,
): PublishedSource {
  return {
    ...source,
    async fetch(input, init) {
      let hasWaited = false
      do {
        const pause = pace.reserve(isBackground, hasWaited)
        if (pause === undefined) return busy()
        if (pause > 0) await wait(pause)
        if (init?.signal?.aborted) pace.giveUp()
        init?.signal?.throwIfAborted()
        hasWaited = true
      } while (pace.isClosed)
      const response = await source.fetch(input, init)
      refusals?.note(response.status === 429)
      if (response.status === 429) pace.refused(retryAfterOf(response))
      else pace.answered()
      return response
    },
  }
}
