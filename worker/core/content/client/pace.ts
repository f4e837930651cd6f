import type { PublishedSource } from './content-source.ts'

/** The rate at which a source is called: as fast as it answers, and slower after it refuses a call because of its rate limit (429). */
interface Pace {
  /**
   * Reserves a slot for a call, and returns how many milliseconds the call has to wait; undefined where that would be too long, and no slot is
   * reserved. Background calls leave half of the rate to visitors. A call that waited while the source began to refuse calls comes before new calls.
   */
  reserve(isBackground?: boolean, hasWaited?: boolean): number | undefined
  /** Releases the slot of a call that is not sent. */
  giveUp(): void
  /** Whether a call would have to wait now. */
  readonly isBusy: boolean
  /** Whether the source recently refused calls because of its rate limit. */
  readonly isLowered: boolean
  /** Whether the source currently refuses calls: it may have begun to while a call waited. */
  readonly isClosed: boolean
  /** The source refused a call; `retryAfter` are the milliseconds that it names. */
  refused(retryAfter?: number): void
  /** The source answered a call. */
  answered(): void
}

interface PaceOptions {
  readonly now: () => number
  /** Calls a second, at most; as many may come at once. */
  readonly perSecond?: number
}

/** Storyblok's limit for answers that its network does not have yet: https://www.storyblok.com/docs/api/content-delivery/v2/getting-started/rate-limit */
const PER_SECOND = 50
const SLOWEST = 1
/** Milliseconds: a load may take two seconds, and a call that waited has to be answered within them. */
const LONGEST = 1_500
/** Pause after a refusal without `Retry-After` (ms). */
const PAUSE = 300
const SECOND = 1_000
/** Milliseconds after a refusal during which calls may have to wait for each other. */
const LOWERED = 5_000
/** Share of the rate that is left after a refusal. */
const FALL = 0.5
/** Calls a second that each source is trusted with, however few calls it answered before it refused one. */
const FEW = 4
/** How much the rate rises per second of answers (calls per second): slowly, because a source that was overloaded soon is again. */
const RISE = 0.25
/** After this time without a refusal (ms) the rate rises faster: the refusal was then due to a short burst, not to a limit near the rate. */
const CLEAN = 10_000
/** Calls a second by which the rate then rises with each answer. */
const CLEAN_RISE = 0.5

/**
 * Makes the pace of one source for all requests of an isolate, as a generic cell rate algorithm. A refusal lowers the rate to the number of answers
 * in the second before, and answers raise it. Each call waits by itself: no request waits for a promise of another one.
 */
export function createPace({ now, perSecond = PER_SECOND }: PaceOptions): Pace {
  let rate = perSecond
  let loweredAt = Number.NEGATIVE_INFINITY
  /** When the next call is due, where calls come at equal distances. */
  let due = 0
  /** When the next slot is due for calls that have to wait again. */
  let dueAgain = 0
  /** When the calls that wait are to be sent. */
  let places: readonly number[] = []
  let closedUntil = 0
  /** When calls were answered in the last second. */
  let answeredAt: readonly number[] = []
  const lately = () => answeredAt.filter(at => now() - at < SECOND)

  /** Milliseconds until a call may be sent that is due then; calls that were saved up within the share of a second go at once. */
  function waitFor(share: number, dueAt = due): number {
    const saved = (SECOND - SECOND / rate) * share
    return Math.max(0, closedUntil - now(), Math.max(dueAt, now()) - saved - now())
  }

  /** Calls that wait lose their places, and have the first ones after the refusal. */
  function closeFor(retryAfter: number): void {
    closedUntil = Math.max(closedUntil, now() + retryAfter)
    const interval = SECOND / rate
    // After a second without calls, a second's worth of calls may be sent at once; after a shorter pause they may not.
    dueAgain = retryAfter < SECOND ? Math.max(dueAgain, closedUntil + SECOND - interval) : closedUntil
    const waiting = places.filter(at => at > now()).length
    due = dueAgain + Math.min(waiting, Math.floor(LONGEST / interval)) * interval
  }

  return {
    reserve(isBackground = false, hasWaited = false) {
      const wait = waitFor(isBackground ? 0.5 : 1, hasWaited ? dueAgain : due)
      if (wait > LONGEST) return undefined
      if (hasWaited) dueAgain = Math.max(dueAgain, now()) + SECOND / rate
      else due = Math.max(due, now()) + SECOND / rate
      places = [...places.filter(at => at > now()), now() + wait]
      return wait
    },
    giveUp() {
      due -= SECOND / rate
    },
    get isBusy() {
      return waitFor(1) > 0
    },
    get isLowered() {
      return now() - loweredAt < LOWERED
    },
    get isClosed() {
      return now() < closedUntil
    },
    refused(retryAfter = PAUSE) {
      // Refusals that come together are answers to calls of one rate.
      if (now() - loweredAt >= SECOND) {
        const lowered = Math.min(rate * FALL, Math.max(FEW, lately().length))
        rate = Math.max(rate > FEW ? FEW : SLOWEST, lowered)
        loweredAt = now()
      }
      closeFor(retryAfter)
    },
    answered() {
      answeredAt = [...lately(), now()]
      const isClean = now() - loweredAt >= CLEAN
      rate = Math.min(perSecond, rate + (isClean ? CLEAN_RISE : RISE / rate))
    },
  }
}

/** Milliseconds that are looked back on, counted in parts. */
const WINDOW = 60_000
const PART = 10_000

/** The answers of a source in the last minute, and how many of them were rate-limit refusals (429). */
export interface Refusals {
  note(isRefused: boolean): void
  readonly lately: { readonly answers: number; readonly refused: number }
}

export function createRefusals(now: () => number): Refusals {
  let parts: readonly { readonly since: number; readonly answers: number; readonly refused: number }[] = []
  const current = () => parts.filter(({ since }) => now() - since < WINDOW)
  return {
    note(isRefused) {
      const since = now() - (now() % PART)
      const before = current()
      const { answers = 0, refused = 0 } = before.find(part => part.since === since) ?? {}
      const part = { since, answers: answers + 1, refused: refused + Number(isRefused) }
      parts = [...before.filter(other => other.since !== since), part]
    },
    get lately() {
      const sum = (name: 'answers' | 'refused') => current().reduce((total, part) => total + part[name], 0)
      return { answers: sum('answers'), refused: sum('refused') }
    },
  }
}

interface PacingDependencies {
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
const busy = () => Response.json({ error: 'The source is called too often.' }, { status: 429 })

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
