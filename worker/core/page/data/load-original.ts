import { expired, validWith } from '../../base/caching/validity.ts'
import { within } from '../../base/http/deadline.ts'
import type { SpaceExperiment } from '../../content/stories/space-experiments.ts'
import type { Stories } from '../../content/stories/stories.ts'
import { exitLayerOf } from '../../content/stories/unit-settings.ts'
import { layoutOf } from '../../content/types/layout.ts'
import { originalSlug, type Story } from '../../content/types/story.ts'
import type { PlatformAnswer, PlatformCall } from '../../platform/call.ts'
import { call as footerCall } from '../../platform/calls/footer.ts'
import { call as headerCall } from '../../platform/calls/header.ts'
import type { CallOptions, CallPlatform } from '../../platform/platform.ts'
import type { Site } from '../../request/site/site.ts'
import { loadVariants } from './load-experiment.ts'
import { loadBubble } from './load-frame.ts'
import { loadEvents } from './load-from-index.ts'
import type { CallParameters, LoadFacts, OriginalContent } from './page-data.ts'

/** The parameters of a call that identify the original of a page, in the site's own language. */
type OriginalParameters = Readonly<Record<'slug' | 'language', string>>

/** The parameters of the call for the original of a page, so that both pages share one answer; undefined for a page in the site's own language. */
export const originalParametersOf = (
  story: Story,
  { site, language }: Pick<LoadFacts, 'site' | 'language'>,
): OriginalParameters | undefined =>
  language === site.defaultLanguage
    ? undefined
    : { slug: originalSlug(story).replace(/\/$/, ''), language: site.defaultLanguage }

/** An answer of a call, with the answer to the same call in the site's own language. */
export interface AnswerWithOriginal<A> extends PlatformAnswer<A> {
  readonly original?: A
}

interface Question {
  readonly callParameters: CallParameters
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
export function createCallForPage(callPlatform: CallPlatform, original: OriginalParameters | undefined) {
  return async function callForPage<Q extends object, A>(
    name: string,
    call: PlatformCall<Q, A>,
    { callParameters, own, how }: Question,
  ): Promise<AnswerWithOriginal<A>> {
    const shown = callPlatform(name, call, { ...callParameters, ...own }, how)
    if (!original || call.tellsLanguages) return shown
    const again = call.method === 'POST' ? { ...how, isLate: true } : how
    const beside = callPlatform(name, call, { ...callParameters, ...original, ...own }, again)
    const answer = await shown
    if (answer.fallback) return answer
    const other = await within(beside, PATIENCE, () => undefined)
    if (!other) return { ...answer, validity: expired, isForOnce: true }
    if (other.fallback) return answer
    return { ...answer, original: other.value, validity: validWith(answer.validity, other.validity) }
  }
}

export type CallForPage = ReturnType<typeof createCallForPage>

interface OriginalDependencies {
  readonly stories: Stories
  readonly running: readonly SpaceExperiment[]
  readonly callPlatform: CallPlatform
}

/** Sent with the parameters of the page in the default language, so that both share one answer. */
function callHeaderAndFooter(slug: string, story: Story, site: Site, { callPlatform }: OriginalDependencies) {
  if (layoutOf(story, site) === 'blank') return []
  const page = { unit: site.unit, slug, pageId: String(story.id), language: site.defaultLanguage }
  return [callPlatform('header', headerCall, page), callPlatform('footer', footerCall, page)]
}

type OriginalPlace = Pick<LoadFacts, 'site' | 'language' | 'parameter'> & {
  readonly callParameters: Promise<CallParameters>
}

/**
 * The page in the default language, with its answers; undefined for a page in that language. It only serves to mark
 * untranslated texts, so it never fails: missing content is not compared.
 */
export async function loadOriginal(
  translated: Story,
  { site, language, callParameters, parameter }: OriginalPlace,
  dependencies: OriginalDependencies,
) {
  const { stories } = dependencies
  const own = originalParametersOf(translated, { site, language })
  if (!own) return undefined
  const { slug } = own
  // After the calls for content that is shown.
  const around = callParameters.then(() =>
    Promise.all(callHeaderAndFooter(slug, translated, site, dependencies)),
  )
  const [story, variants, features, events, bubble, [header, footer]] = await Promise.all([
    // The reader has logged why.
    stories.bySlug(slug, site.defaultLanguage).catch(() => undefined),
    loadVariants(translated, site.defaultLanguage, dependencies).catch(() => undefined),
    stories.features(site.defaultLanguage).catch(() => undefined),
    loadEvents(translated, { language: site.defaultLanguage, parameter }, stories),
    // For the same visitor.
    loadBubble({
      callParameters: callParameters.then(visitor => ({ ...visitor, ...own })),
      callPlatform: dependencies.callPlatform,
      others: around,
    }),
    around,
  ])
  if (!story) return undefined
  const content: OriginalContent = {
    story: story.value,
    anchor: story.anchor,
    header: header?.value.content ?? undefined,
    footer: footer?.value.content ?? undefined,
    bubble: bubble.bubble,
    events: events.value,
    exitLayer: features && exitLayerOf(features.value, site.unit),
    experiment: variants?.experimentOf(story.value),
  }
  return {
    content,
    reads: [story, variants, features, events, bubble, header, footer].filter(read => read !== undefined),
  }
}
