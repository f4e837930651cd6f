import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { parseStory, type Story } from '../../core/content/types/story.ts'

export const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const related = (name: string, content: object) => ({ uuid: name, full_slug: `x/${name}`, name, content })

const picture = { filename: '/pictures/business-administration.svg', alt: 'Zwei am Tisch' }

export const link = { linktype: 'story', cached_url: 'bewerbung' }

const fact = (uid: string) => ({ component: 'fact', _uid: uid, title: uid, hint: doc('Hinweis') })

export const product = related('BWL', {
  component: 'product',
  unit: [{ name: 'Fernstudium', abbreviation: 'fs' }],
  cluster: 'Wirtschaft',
  degree: 'Bachelor of Arts (B.A.)',
  ects: '180 ECTS',
  pricemodels: [{ component: 'price-box', _uid: 'full-time', timeModel: 'Vollzeit', price: '396' }],
  admissionRequirementsItems: [{ title: 'Abitur', content: doc('Oder Fachabitur') }, { title: 'Kein NC' }],
  teaser: 'Verstehen, wie ein Betrieb Geld verdient.',
  link,
  linkLabel: 'Ansehen',
})

export const contact = related('Sofia Brandt', {
  component: 'contact-person',
  role: 'Studienberatung',
  photo: picture,
  phone: '+49 (0)30 23125 140',
  phoneLabel: 'Anrufen',
  email: 'studienberatung@tannhagen.example',
})

const costs = related('Kosten', {
  component: 'additional-costs',
  headline: 'Was sonst noch anfällt',
  content: doc('Einmalig'),
  costs: [{ title: 'Prüfungsgebühr', amount: '699 €', note: 'einmalig' }, { title: 'Porto' }],
})

export const free = { component: 'headline', _uid: 'free', text: 'Frei' }

export const alike = {
  headline: 'BWL',
  image: picture,
  ctaLabel: 'Jetzt bewerben',
  ctaLink: link,
  contact,
  usps: [{ text: 'Start jederzeit' }],
  factSet: [{ facts: [fact('36 Monate')] }],
  careerPaths: [
    { title: 'Controlling', content: doc('Zahlen'), link },
    { title: 'Vertrieb', image: picture },
  ],
  additionalCostsContent: costs,
  benefitSet: [{ headline: 'Warum wir', benefits: [fact('Flexibel')] }],
  body: [free],
}

export const full: Readonly<Record<string, RawBlock>> = {
  variant: {
    component: 'variant',
    ...alike,
    product,
    geoRestrictedUsps: [{ countries: 'CH', usps: [{ text: 'Anerkannt' }] }],
    advantageCommunicationFacts: [fact('Viele')],
    feesDescription: doc('Jederzeit wechselbar'),
  },
  'variant-grouping': {
    component: 'variant-grouping',
    ...alike,
    products: [product, product],
    recognitionOfAchievements: doc('Bis zu zwei Drittel'),
  },
  'individual-grouping': {
    component: 'individual-grouping',
    ...alike,
    products: [product],
    cards: [{ component: 'card', _uid: 'own-card', title: 'Alle' }],
  },
  location: {
    component: 'location',
    street: 'Am Ufer 5',
    postalCode: '10179',
    city: 'Berlin',
    openingHours: [{ days: 'Mo bis Fr', hours: '8 bis 20 Uhr' }],
    phone: '030 23125 140',
    email: 'berlin@tannhagen.example',
    directions: doc('Mit der U8'),
    mapImage: picture,
    mapLink: { linktype: 'url', url: 'https://maps.example/' },
    mapLinkLabel: 'Route planen',
    contact,
    body: [free],
  },
  person: {
    component: 'person',
    role: 'Professorin',
    photo: picture,
    biography: doc('Lehrt seit 2011'),
    office: 'Raum 5',
    phone: '030 23125 141',
    email: 'lehre@tannhagen.example',
    linkedIn: { linktype: 'url', url: 'https://linkedin.example/a' },
    subjects: [{ title: 'Statistik' }],
    contact,
    body: [free],
  },
}

export const storyOf = (content: object, fields: object = {}): Story =>
  parseStory({
    story: { id: 1, uuid: 'story-1', name: 'Der Name', full_slug: 'a', slug: 'a', content, ...fields },
  })

/** The same content as another type. */
export const as = (component: string, content: RawBlock) => ({ ...content, component })

export type Raw = Readonly<Record<string, unknown>>

const objectsIn = (value: unknown): Raw[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Raw, ...Object.values(value).flatMap(objectsIn)]
}

export const blocksIn = (value: unknown) =>
  objectsIn(value).filter((block): block is RawBlock => typeof block.component === 'string')

export const componentsOf = (body: readonly RawBlock[]) => body.map(({ component }) => component)
