import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { smallSpace } from './small-space.ts'
import { type StoryDraft, storyLink, storyOf, uuidOf } from './story.ts'
import { t } from './text.ts'

export const products = 'products/bwl'

const advice = 'contacts/sofia'

export const programme = {
  component: 'variant',
  subline: t('In drei Jahren', 'In three years'),
  image: { filename: '/pictures/business-administration.svg', alt: 'Zwei am Tisch' },
  ctaLabel: t('Bewerben', 'Apply'),
  ctaLink: storyLink('home'),
  product: uuidOf(products),
  contact: uuidOf(advice),
  geoRestrictedUsps: [
    { component: 'geo-restricted-usps', countryGroup: 'union', usps: [{ text: 'In der EU' }] },
    { component: 'geo-restricted-usps', countryGroup: 'alps', usps: [{ text: 'In den Alpen' }] },
    { component: 'geo-restricted-usps', countries: 'CH', usps: [{ text: 'Anerkannt' }] },
  ],
  factSet: [{ component: 'fact-set', facts: [{ component: 'fact', title: t('36 Monate', '36 months') }] }],
  body: [{ component: 'headline', _uid: 'free', text: t('Frei', 'Free') }],
} as const

const drafts: readonly StoryDraft[] = [
  { slug: 'bwl', name: t('BWL', 'Business'), content: programme },
  { slug: 'lp/bwl', name: 'BWL', content: { ...programme, component: 'lp-variant' } },
  {
    slug: 'bwl-alle',
    name: 'Alle Modelle',
    content: { component: 'variant-grouping', products: [uuidOf(products), uuidOf('nothing')] },
  },
  { slug: 'selbst', name: 'Selbst', content: { component: 'variant', product: uuidOf('selbst') } },
  {
    slug: products,
    name: t('Betriebswirtschaft', 'Business Administration'),
    content: {
      component: 'product',
      careId: 'TEST-BWL',
      degree: t('Bachelor of Arts', 'Bachelor of Arts degree'),
      pricemodels: [{ component: 'price-box', timeModel: t('Vollzeit', 'Full time'), price: '300' }],
      link: storyLink('bwl'),
    },
  },
  {
    slug: 'settings/groups',
    name: 'Groups',
    content: {
      component: 'country-groups-prioritization',
      groups: [
        { component: 'country-group', uuid: 'alps', countries: 'AT,CH,LI' },
        { component: 'country-group', uuid: 'union', countries: 'AT,BE,DE,FR' },
      ],
    },
  },
  {
    slug: advice,
    name: 'Sofia Brandt',
    content: { component: 'contact-person', email: 'a@tannhagen.example', emailLabel: 'Schreiben' },
  },
]

export function space(): SpaceSeed {
  const small = smallSpace()
  const stories = drafts.map((draft, index) => storyOf(draft, small.stories.length + index))
  return {
    ...small,
    stories: [...small.stories, ...stories.map(story => ({ draft: story, published: story }))],
  }
}
