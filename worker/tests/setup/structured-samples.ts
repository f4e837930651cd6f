import type { PriceTerms } from '../../../blocks/_kit/price.ts'
import { parseStory, type Story } from '../../core/content/types/story.ts'
import { courseOf, courseSubject } from '../../core/page/subject/course.ts'
import { eventOf, eventSubject } from '../../core/page/subject/event.ts'
import { rich } from './text.ts'

export const origin = 'https://www.tannhagen.example'

export const site = {
  name: 'Hochschule Tannhagen',
  shortName: 'Tannhagen',
  description: 'Staatlich anerkannt.',
  profiles: ['https://www.instagram.com/tannhagen.example'],
  logo: '/favicons/iu/favicon.svg',
}

export const page = {
  site,
  origin,
  name: 'BWL im Fernstudium',
  description: 'In drei Jahren zum Bachelor.',
  url: `${origin}/bwl/`,
  image: `${origin}/pictures/default/share/business-administration.png`,
}

export const storyOf = (content: object, name = 'Ein Name'): Story =>
  parseStory({ story: { id: 1, uuid: 'u', name, full_slug: 'a', content } })

export const article: Story = {
  ...storyOf({ component: 'page', topic: 'advice', publishedOn: '2026-11-12 08:00', author: 'Sofia Brandt' }),
  published_at: '2026-11-14T08:00:00.000Z',
}

export const related = (component: string, content: object) => ({
  uuid: 'r',
  full_slug: 'r',
  name: 'Verwandt',
  content: { component, ...content },
})

export const box = (timeModel: string, fields: object) => ({ component: 'price-box', timeModel, ...fields })

export const product = related('product', {
  careId: 'BABWL-FS',
  unit: [{ component: 'product-unit', name: 'Fernstudium', abbreviation: 'fs', courseMode: 'online' }],
  degree: 'Bachelor of Arts (B.A.)',
  credits: '180',
  creditHours: '25',
  totalPrice: '14955',
  languages: ['de', 'en'],
  admissionRequirementsItems: [{ component: 'admission-requirement', title: 'Abitur' }],
  pricemodels: [
    box('Voll\u00adzeit', { durationNumeric: '36', price: '396', priceFrequency: 'im\u00a0Monat' }),
    box('Teilzeit', { durationNumeric: '72', price: '198', priceFrequency: 'im Monat' }),
    box('Teilzeit, jährlich', {
      durationNumeric: '72',
      price: '2178',
      priceFrequency: 'im Jahr',
      totalPrice: '13767',
    }),
    box('Probe', { price: '0' }),
  ],
})

const programme = storyOf({ component: 'variant', product })

export const euros: PriceTerms = { currency: undefined, campaign: undefined }

export const course = (terms: PriceTerms) => courseOf({ ...page, course: courseSubject(programme)!, terms })

export const evening = {
  component: 'event',
  title: 'Infoabend BWL',
  description: rich('Wir zeigen dir alles.'),
  image: { filename: '/pictures/live-class.svg' },
  startsAt: '2026-12-03 17:00',
  endsAt: '2026-12-03 18:30',
}

export const onSite = { links: { languages: ['de'], folder: '' }, theme: 'default' }

export const campus = related('location', { street: 'Am Kai 4', postalCode: '10178', city: 'Berlin' })

export function event(fields: object) {
  const subject = eventSubject(storyOf({ ...evening, ...fields }), onSite)
  return subject && eventOf({ ...page, event: subject })
}

export const question = { component: 'faq-item', question: 'Brauche ich Abitur?', answer: rich('Nein.') }

export const at = (thing: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], thing)
