import exchangeRates from '../../../kv-seed/main/datasources/exchange-rates.json' with { type: 'json' }
import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { type StoryDraft, storyLink, storyOf } from './story.ts'
import { t } from './text.ts'

const navigationItem = (slug: string) => ({
  component: 'header-navigation-item',
  title: t(`nach ${slug}`, `to ${slug}`),
  link: storyLink(slug),
})

const campaign = (country: string, discountValue: number): StoryDraft => ({
  slug: `settings/campaigns/${country.toLowerCase()}`,
  name: `Angebot ${country}`,
  content: {
    component: 'campaign',
    placements: ['header', 'price'],
    countries: country,
    titleDesktop: `Nur in ${country}`,
    discountType: 'percent',
    discountValue,
  },
})

const drafts: readonly StoryDraft[] = [
  {
    slug: 'home',
    name: 'Home',
    content: {
      component: 'page',
      body: [
        { component: 'headline', _uid: 'title', text: t('Willkommen', 'Welcome'), level: 'h1' },
        {
          component: 'price-boxes',
          _uid: 'prices',
          items: [{ component: 'price-box', timeModel: 'Vollzeit', price: '300' }],
        },
        { component: 'headline', _uid: 'closing', text: t('Bis bald', 'See you'), level: 'h2' },
      ],
    },
  },
  {
    slug: 'bachelor',
    name: 'Bachelor',
    content: {
      component: 'page',
      body: [{ component: 'headline', _uid: 'b', text: 'Bachelor', level: 'h1' }],
    },
  },
  {
    slug: 'error/404',
    name: 'Nicht gefunden',
    content: {
      component: 'page',
      noindex: true,
      body: [{ component: 'headline', _uid: 'e', text: t('Hier ist nichts', 'Nothing here'), level: 'h1' }],
    },
  },
  { slug: 'settings/defaults', name: 'Defaults', content: { component: 'defaults', siteName: 'Klein' } },
  {
    slug: 'settings/dach/header',
    name: 'Header',
    content: {
      component: 'header',
      _uid: 'header',
      name: 'Klein',
      navigation: [navigationItem('home'), navigationItem('bachelor')],
    },
  },
  {
    slug: 'settings/dach/footer',
    name: 'Footer',
    content: { component: 'footer', _uid: 'footer', copyrightText: 'Klein' },
  },
  campaign('DE', 10),
  campaign('CH', 20),
  campaign('GB', 30),
]

/** A site of two pages for tests that change its content. */
export function smallSpace(): SpaceSeed {
  return {
    id: 1000,
    name: 'Small',
    domain: 'http://127.0.0.1/',
    version: 1,
    language_codes: ['en'],
    tokens: { public: 'embedded-public', preview: 'embedded-preview' },
    stories: drafts.map((draft, index) => {
      const story = storyOf(draft, index)
      return { draft: story, published: story }
    }),
    datasources: [exchangeRates],
  }
}
