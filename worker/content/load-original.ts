import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'
import { experimentOf, type PageExperiment, testOf } from '../page/experiment.ts'
import { call as footerCall } from '../platform/calls/footer.ts'
import { call as headerCall } from '../platform/calls/header.ts'
import type { CallPlatform } from '../platform/platform.ts'
import { isForms } from '../routing/slug.ts'
import type { Site } from '../visitor/site.ts'
import type { Stories } from './stories.ts'
import { originalSlug, type Story } from './types/story.ts'

/** What a page in another language than the default one was translated from. */
export interface OriginalContent {
  readonly story: Story
  readonly header: RawBlock | undefined
  readonly footer: RawBlock | undefined
  /** What is tested on the page, as its variants were before they were translated. */
  readonly experiment: PageExperiment | undefined
}

interface OriginalPorts {
  readonly stories: Stories
  readonly callPlatform: CallPlatform
  readonly site: Site
}

/** Asked for as the page in the default language asks, so that both share one answer. */
function loadChrome(slug: string, { id }: Story, { callPlatform, site }: OriginalPorts) {
  if (isForms(slug, site)) return []
  const page = { unit: site.unit, slug, pageId: String(id), language: site.defaultLanguage }
  return [callPlatform('header', headerCall, page), callPlatform('footer', footerCall, page)]
}

/** The variants of what is tested on the page. */
async function loadVariants(translated: Story, { stories, site }: OriginalPorts) {
  const test = testOf(translated)
  return test && stories.ofExperiment(test.experimentId, site.defaultLanguage)
}

/**
 * The page in the default language, and what was read for it; nothing for a page that is in that language. Only what is marked as
 * untranslated hangs on it, so that it never fails: what is not there is not compared.
 */
export async function loadOriginal(translated: Story, language: string, ports: OriginalPorts) {
  const { stories, site } = ports
  if (language === site.defaultLanguage) return undefined
  const slug = originalSlug(translated).replace(/\/$/, '')
  const [story, variants, header, footer] = await Promise.all([
    // The reader has logged why.
    stories.bySlug(slug, site.defaultLanguage).catch(() => undefined),
    loadVariants(translated, ports).catch(() => undefined),
    ...loadChrome(slug, translated, ports),
  ])
  if (!story) return undefined
  const content: OriginalContent = {
    story: story.value,
    header: header?.value.content ?? undefined,
    footer: footer?.value.content ?? undefined,
    experiment: variants && experimentOf(story.value, variants.value),
  }
  return { content, reads: [story, variants, header, footer].filter(read => read !== undefined) }
}
