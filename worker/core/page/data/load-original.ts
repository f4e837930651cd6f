import type { SpaceExperiment } from '../../content/stories/space-experiments.ts'
import type { Stories } from '../../content/stories/stories.ts'
import { exitLayerOf } from '../../content/stories/unit-settings.ts'
import { layoutOf } from '../../content/types/layout.ts'
import type { Story } from '../../content/types/story.ts'
import { call as footerCall } from '../../platform/calls/footer.ts'
import { call as headerCall } from '../../platform/calls/header.ts'
import type { CallPlatform } from '../../platform/platform.ts'
import type { Site } from '../../request/site/site.ts'
import { originalAskerOf } from './ask-with-original.ts'
import { loadBubble } from './load-bubble.ts'
import { loadEvents } from './load-events.ts'
import { loadVariants } from './load-experiment.ts'
import type { Asker, LoadFacts, OriginalContent } from './page-data.ts'

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

type OriginalPlace = Pick<LoadFacts, 'site' | 'language' | 'parameter'> & { readonly asker: Promise<Asker> }

/**
 * The page in the default language, with its answers; undefined for a page in that language. It only serves to mark
 * untranslated texts, so it never fails: missing content is not compared.
 */
export async function loadOriginal(
  translated: Story,
  { site, language, asker, parameter }: OriginalPlace,
  dependencies: OriginalDependencies,
) {
  const { stories } = dependencies
  const own = originalAskerOf(translated, { site, language })
  if (!own) return undefined
  const { slug } = own
  // After the calls for content that is shown.
  const around = asker.then(() => Promise.all(callHeaderAndFooter(slug, translated, site, dependencies)))
  const [story, variants, features, events, bubble, [header, footer]] = await Promise.all([
    // The reader has logged why.
    stories.bySlug(slug, site.defaultLanguage).catch(() => undefined),
    loadVariants(translated, site.defaultLanguage, dependencies).catch(() => undefined),
    stories.features(site.defaultLanguage).catch(() => undefined),
    loadEvents(translated, { language: site.defaultLanguage, parameter }, stories),
    // For the same visitor.
    loadBubble({
      asker: asker.then(visitor => ({ ...visitor, ...own })),
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
