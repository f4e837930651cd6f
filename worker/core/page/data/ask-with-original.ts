import { expired, validWith } from '../../base/caching/validity.ts'
import { within } from '../../base/http/deadline.ts'
import { originalSlug, type Story } from '../../content/types/story.ts'
import type { PlatformAnswer, PlatformCall } from '../../platform/call.ts'
import type { CallOptions, CallPlatform } from '../../platform/platform.ts'
import type { Asker, LoadFacts } from './page-data.ts'

/** The parameters of a call that name the original of a page, in the site's own language. */
export type OriginalAsker = Readonly<Record<'slug' | 'language', string>>

/** How the original of a page asks, so that both share one answer; undefined for a page in the site's own language. */
export const originalAskerOf = (
  story: Story,
  { site, language }: Pick<LoadFacts, 'site' | 'language'>,
): OriginalAsker | undefined =>
  language === site.defaultLanguage
    ? undefined
    : { slug: originalSlug(story).replace(/\/$/, ''), language: site.defaultLanguage }

/** An answer of a call beside the same one in the site's own language. */
export interface AnswerWithOriginal<A> extends PlatformAnswer<A> {
  readonly original?: A
}

interface Question {
  readonly asker: Asker
  /** Parameters beside those of page and visitor. */
  readonly own?: object
  readonly how?: CallOptions | undefined
}

/** Milliseconds for which an answer that is there waits for the original's. */
const PATIENCE = 50

/**
 * Asks a call for a page, and for one that has an original for that too, unless the answer tells its languages itself. A POST is not sent a second time. The
 * original's answer serves only to mark what is not translated: one that fails is not compared, and what is shown before one that is late is not kept.
 */
export function createAsk(callPlatform: CallPlatform, original: OriginalAsker | undefined) {
  return async function ask<Q extends object, A>(
    name: string,
    call: PlatformCall<Q, A>,
    { asker, own, how }: Question,
  ): Promise<AnswerWithOriginal<A>> {
    const asked = callPlatform(name, call, { ...asker, ...own }, how)
    if (!original || call.tellsLanguages) return asked
    const again = call.method === 'POST' ? { ...how, isLate: true } : how
    const beside = callPlatform(name, call, { ...asker, ...original, ...own }, again)
    const answer = await asked
    if (answer.fallback) return answer
    const other = await within(beside, PATIENCE, () => undefined)
    if (!other) return { ...answer, validity: expired, isForOnce: true }
    if (other.fallback) return answer
    return { ...answer, original: other.value, validity: validWith(answer.validity, other.validity) }
  }
}

export type Ask = ReturnType<typeof createAsk>
