import type { SpaceSeed } from '../worker/tools/content-api/space.ts'
import { exchangeRates } from './exchange-rates.ts'
import { withQueryLinks } from './query-links.ts'
import { demoRedirects, redirectsOf } from './redirects.ts'
import { stories as academy } from './stories/academy/academy.ts'
import { stories as campaigns } from './stories/campaigns.ts'
import { stories as consent } from './stories/consent/consent.ts'
import { stories as dual } from './stories/dual/dual.ts'
import { stories as exitLayers } from './stories/exit-layers.ts'
import { forms } from './stories/forms/forms.ts'
import { stories as legal } from './stories/legal/units.ts'
import { stories as london } from './stories/london/london.ts'
import { stories as pages } from './stories/pages.ts'
import { stories as platform } from './stories/platform.ts'
import { stories as searchPages } from './stories/search-pages.ts'
import { stories as settings } from './stories/settings.ts'
import { withBoundNumbers } from './stories/typography.ts'
import { type StoryDraft, storyOf } from './story.ts'
import { catalogues, everyLanguage } from './translations/catalogues.ts'
import { withTranslations } from './translations/translate.ts'

/** All stories as their authors wrote them. */
export const drafts: readonly StoryDraft[] = withQueryLinks([
  ...pages,
  ...searchPages,
  ...forms,
  ...settings,
  ...consent,
  ...exitLayers,
  ...legal,
  ...campaigns,
  ...dual,
  ...academy,
  ...london,
  ...platform,
])

const translated = withBoundNumbers(withTranslations(drafts, catalogues))

/** Version of the demonstration content; raised by the embedded editor, not here. */
const version = 1_760_000_000

function recordsOf(all: readonly StoryDraft[]): SpaceSeed['stories'] {
  const slugs = new Set<string>()
  return all.map((draft, index) => {
    if (slugs.has(draft.slug)) throw new Error(`two stories at ${draft.slug}`)
    slugs.add(draft.slug)
    const story = storyOf(draft, index)
    return { draft: story, published: story }
  })
}

/** The main space of the demonstration site. */
export function mainSpace(): SpaceSeed {
  return {
    id: 1000,
    name: 'Hochschule Tannhagen',
    domain: 'http://127.0.0.1:8787/',
    version,
    // German is the default language of most stories, and a translation of those in London.
    language_codes: ['de', ...everyLanguage],
    tokens: { public: 'embedded-public', preview: 'embedded-preview' },
    stories: recordsOf(translated),
    datasources: [
      {
        id: 1,
        name: 'Exchange rates',
        slug: 'exchange-rates',
        entries: exchangeRates.map(([name, value], index) => ({ id: index + 1, name, value })),
      },
      redirectsOf(demoRedirects),
    ],
  }
}

/** The global space, shared by all sites; empty on the demonstration site. */
export function globalSpace(): SpaceSeed {
  return {
    id: 1001,
    name: 'Tannhagen global',
    domain: 'http://127.0.0.1:8787/',
    version,
    language_codes: [],
    tokens: { public: 'embedded-global-public', preview: 'embedded-global-preview' },
    stories: [],
    datasources: [],
  }
}
