import { expired, validWith } from '../../base/caching/validity.ts'
import { within } from '../../base/http/deadline.ts'
import { originalSlug, type Story } from '../../content/types/story.ts'
import type { PlatformAnswer, PlatformCall } from '../../platform/call.ts'
import type { CallOptions, CallPlatform } from '../../platform/platform.ts'
import type { Asker, LoadFacts } from './page-data.ts'

/** The parameters of a call that identify the original of a page, in the site's own language. */
export type OriginalAsker = Readonly<Record<'slug' | 'language', string>>

/** The parameters of the call for the original of a page, so that both pages share one answer; undefined for a page in the site's own language. */
export const originalAskerOf = (
  story: Story,
  { site, language }: Pick<LoadFacts, 'site' | 'language'>,
): OriginalAsker | undefined =>
  language === site.defaultLanguage
    ? undefined
    : { slug: originalSlug(story).replace(/\/$/, ''), language: site.defaultLanguage }

/** An answer of a call, with the answer to the same call in the site's own language. */
export interface AnswerWithOriginal<A> extends PlatformAnswer<A> {
  readonly original?: A
}

interface Question {
  readonly asker: Asker
  /** Parameters of the call beside those of page and visitor. */
  readonly own?: object
  readonly how?: CallOptions | undefined
}

/** Milliseconds that an answer waits for the original's. */
const PATIENCE = 50

/**
 * Sends a call for a page, and again for the page's original, if it has one, unless the answer itself marks its languages. A POST is not sent a
 * second time. The original's answer only serves to mark untranslated texts: a failed one is not compared, and a page shown before a late one arrives
 * is not cached.
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
