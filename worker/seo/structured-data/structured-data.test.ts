import { describe, expect, it } from 'vitest'
import type { PriceTerms } from '../../../blocks/_kit/price.ts'
import { rich } from '../../../kv-seed/text.ts'
import { parseStory, type Story } from '../../content/types/story.ts'
import { articleSubject, newsArticleOf } from '../../page/subject/article.ts'
import { courseOf, courseSubject } from '../../page/subject/course.ts'
import { courseListOf, listParametersIn } from '../../page/subject/course-list.ts'
import { eventOf, eventSubject } from '../../page/subject/event.ts'
import { faqOf, questionsIn } from '../../page/subject/faq.ts'
import { organizationOf, webSiteOf } from '../../page/subject/organization.ts'
import { personOf, personSubject } from '../../page/subject/person.ts'
import { breadcrumbOf } from './breadcrumb.ts'
import { writeStructuredData } from './write.ts'

const origin = 'https://www.tannhagen.example'
const site = {
  name: 'Hochschule Tannhagen',
  shortName: 'Tannhagen',
  description: 'Staatlich anerkannt.',
  profiles: ['https://www.instagram.com/tannhagen.example'],
  logo: '/favicons/iu/favicon.svg',
}
const page = {
  site,
  origin,
  name: 'BWL im Fernstudium',
  description: 'In drei Jahren zum Bachelor.',
  url: `${origin}/bwl/`,
  image: `${origin}/pictures/default/share/business-administration.png`,
}

const storyOf = (content: object, name = 'Ein Name'): Story =>
  parseStory({ story: { id: 1, uuid: 'u', name, full_slug: 'a', content } })
const article: Story = {
  ...storyOf({ component: 'page', topic: 'advice', publishedOn: '2026-11-12 09:00', author: 'Sofia Brandt' }),
  published_at: '2026-11-14T08:00:00.000Z',
}
const related = (component: string, content: object) => ({
  uuid: 'r',
  full_slug: 'r',
  name: 'Verwandt',
  content: { component, ...content },
})
const link = (url: string) => ({ linktype: 'url', url })

const box = (timeModel: string, fields: object) => ({ component: 'price-box', timeModel, ...fields })
const product = related('product', {
  careId: 'BABWL-FS',
  unit: [{ component: 'product-unit', name: 'Fernstudium', abbreviation: 'fs' }],
  degree: 'Bachelor of Arts (B.A.)',
  credits: '180',
  languages: ['de', 'en'],
  admissionRequirementsItems: [{ component: 'admission-requirement', title: 'Abitur' }],
  pricemodels: [
    box('Voll\u00adzeit', { durationNumeric: '36', price: '396', priceFrequency: 'im\u00a0Monat' }),
    box('Teilzeit', { durationNumeric: '72', price: '198', priceFrequency: 'im Monat' }),
    box('Teilzeit, jährlich', { durationNumeric: '72', price: '2178', priceFrequency: 'im Jahr' }),
    box('Probe', { price: '0' }),
  ],
})
const programme = storyOf({ component: 'variant', product })
const francs = {
  baseCurrency: 'EUR',
  exchangeRate: 0.9312,
  format: {
    currency: 'CHF',
    symbol: 'CHF',
    pattern: '{symbol} {amount}',
    grouping: 3,
    thousand: '’',
    decimal: '.',
    decimals: 2,
  },
}
const tenPercent = {
  storyId: '1',
  storyName: 'a',
  uuid: 'a',
  titleDesktop: 'a',
  discountType: 'percent' as const,
  discountValue: 10,
}
const euros: PriceTerms = { currency: undefined, campaign: undefined }
const course = (terms: PriceTerms) => courseOf({ ...page, course: courseSubject(programme)!, terms })

const teacher = storyOf({
  component: 'person',
  role: 'Dozentin für Statistik',
  email: 'l.tran@tannhagen.example',
  phone: '+49 30 23125 140',
  linkedIn: link('https://www.linkedin.com/in/tran.example'),
  orcid: { linktype: 'story', cached_url: 'home' },
  subjects: [{ component: 'person-subject', title: 'Fehlende Daten' }, { component: 'person-subject' }],
})
const evening = {
  component: 'event',
  title: 'Infoabend BWL',
  description: rich('Wir zeigen dir alles.'),
  image: { filename: '/pictures/live-class.svg' },
  startsAt: '2026-12-03 18:00',
  endsAt: '2026-12-03 19:30',
}
const onSite = { links: { languages: ['de'], folder: '' }, theme: 'default' }
const campus = related('location', { street: 'Am Kai 4', postalCode: '10178', city: 'Berlin' })
function event(fields: object) {
  const subject = eventSubject(storyOf({ ...evening, ...fields }), onSite)
  return subject && eventOf({ ...page, event: subject })
}

const question = { component: 'faq-item', question: 'Brauche ich Abitur?', answer: rich('Nein.') }

/** The properties that Google requires and recommends for each type, as paths. */
const demands: readonly [name: string, thing: unknown, paths: readonly string[]][] = [
  ['Organization', organizationOf(site, origin), ['@id', 'name', 'url', 'logo', 'description', 'sameAs.0']],
  ['WebSite', webSiteOf(site, origin, 'de'), ['name', 'url', 'alternateName', 'inLanguage', 'publisher.@id']],
  [
    'BreadcrumbList',
    breadcrumbOf([
      { name: 'Start', url: `${origin}/` },
      { name: 'BWL', url: page.url },
    ]),
    ['position', 'name', 'item'].flatMap(key => [0, 1].map(place => `itemListElement.${place}.${key}`)),
  ],
  [
    'Article',
    newsArticleOf({ ...page, article: articleSubject(article)! }),
    [
      ...['headline', 'description', 'url', 'image', 'datePublished', 'dateModified'],
      ...['author.name', 'publisher.name', 'publisher.url'],
    ],
  ],
  [
    'Course',
    course(euros),
    [
      ...[
        'name',
        'description',
        'url',
        'image',
        'provider.name',
        'provider.url',
        'educationalCredentialAwarded',
      ],
      ...['category', 'price', 'priceCurrency', 'url'].map(key => `offers.0.${key}`),
      ...['courseMode', 'courseWorkload', 'inLanguage.1'].map(key => `hasCourseInstance.0.${key}`),
      ...['inLanguage.0', 'coursePrerequisites.0', 'numberOfCredits', 'courseCode'],
    ],
  ],
  [
    'Event',
    event({ venue: campus }),
    [
      ...['name', 'startDate', 'endDate', 'description', 'image', 'organizer.name', 'organizer.url'],
      ...['eventStatus', 'eventAttendanceMode', 'location.0.name', 'location.0.address.streetAddress'],
      ...['location.0.address.postalCode', 'location.0.address.addressLocality'],
    ],
  ],
  [
    'FAQPage',
    faqOf(questionsIn([question])),
    ['mainEntity.0.@type', 'mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text'],
  ],
  [
    'Person',
    personOf({ ...page, person: personSubject(teacher)! }),
    ['name', 'url', 'image', 'description', 'jobTitle', 'worksFor.name', 'knowsAbout.0', 'sameAs.0', 'email'],
  ],
]

const at = (thing: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], thing)

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value]

describe.each(demands)('%s', (_name, thing, paths) => {
  it.each(paths)('says %s', path => {
    expect(at(thing, path)).toBeTruthy()
  })

  it('says nothing empty', () => {
    for (const value of valuesIn(thing))
      expect(value).not.toSatisfy(found => found === undefined || found === '')
  })
})

describe('a programme', () => {
  it('costs what its price boxes show', () => {
    expect(course(euros).offers).toMatchObject([
      { name: 'Vollzeit', category: 'Paid', price: '396', priceCurrency: 'EUR' },
      { price: '198', priceSpecification: { price: '198', unitText: 'im Monat' } },
      { price: '2178', priceSpecification: { unitText: 'im Jahr' } },
      { name: 'Probe', category: 'Free', price: '0' },
    ])
  })

  it('costs it in the visitor’s currency, lowered by a campaign', () => {
    const cheaper = course({ currency: francs, campaign: tenPercent })
    expect(at(cheaper, 'offers.0')).toMatchObject({ price: '331.88', priceCurrency: 'CHF' })
  })

  it('takes each length once', () => {
    expect(course(euros).hasCourseInstance).toEqual([
      { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'P36M', inLanguage: ['de', 'en'] },
      { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'P72M', inLanguage: ['de', 'en'] },
    ])
  })

  it.each([
    ['page', { product }],
    ['variant', {}],
    ['variant', { product: 'a-uuid-that-was-not-found' }],
    ['variant-grouping', { products: [product] }],
  ])('is not in a %s with %j', (component, fields) => {
    expect(courseSubject(storyOf({ component, ...fields }))).toBeUndefined()
  })

  it('is that of its terms on a page of editors, with the price boxes that name the same', () => {
    const boxes = (careId: string, price: string) => ({
      component: 'price-boxes',
      careId,
      items: [
        box('Vollzeit', { durationNumeric: '36', price }),
        box('Lead', { price: '1', usergroups: ['lead'] }),
      ],
    })
    const terms = (careId: string) => ({ component: 'course-terms', careId, totalPrice: '14955' })
    const on = (...body: readonly object[]) => courseSubject(storyOf({ component: 'page', body }))
    const nested = { component: 'container', body: [boxes('A-1', '396'), terms('A-1')] }
    expect(on(nested, boxes('B-2', '200'))).toMatchObject({
      code: 'A-1',
      models: [{ name: 'Vollzeit', months: 36, price: 396 }],
    })
    expect(on(boxes('A-1', '396'))).toBeUndefined()
    expect(on(boxes('A-1', '396'), terms(''))).toBeUndefined()
    expect(on(nested, terms('B-2'))).toBeUndefined()
  })

  it('may know little', () => {
    const bare = courseSubject(storyOf({ component: 'lp-variant', product: related('product', {}) }))!
    const { offers, hasCourseInstance, ...rest } = courseOf({
      ...page,
      image: undefined,
      course: bare,
      terms: euros,
    })
    expect([offers, hasCourseInstance]).toEqual([undefined, undefined])
    expect(Object.keys(rest)).toEqual(['@type', 'name', 'description', 'url', 'provider'])
  })
})

describe('an event', () => {
  it.each([
    [{ venue: campus }, 'Offline', ['Place']],
    [{ location: 'Campus Berlin' }, 'Offline', ['Place']],
    [{ online: true, location: 'Online' }, 'Online', ['VirtualLocation']],
    [{ online: true, venue: campus }, 'Mixed', ['Place', 'VirtualLocation']],
  ])('with %j is %s', (fields, mode, types) => {
    const { eventAttendanceMode, location } = event(fields)!
    expect(eventAttendanceMode).toBe(`https://schema.org/${mode}EventAttendanceMode`)
    expect((location as { '@type': string }[]).map(place => place['@type'])).toEqual(types)
  })

  it('begins at its moment', () => {
    expect(event({ online: true })).toMatchObject({
      startDate: '2026-12-03T17:00:00.000Z',
      endDate: '2026-12-03T18:30:00.000Z',
    })
  })

  it.each([{}, { venue: campus, startsAt: '' }])('without a place or a day is none: %j', fields => {
    expect(event(fields)).toBeUndefined()
  })
})

describe('a list of programmes', () => {
  const programmes = Array.from({ length: 20 }, (_, index) => ({
    path: `/bachelor/${index}/`,
    kind: 'programme',
  }))

  it('names each page in its place, as many as the first page shows', () => {
    const { itemListElement } = courseListOf(programmes, origin)!
    expect(itemListElement).toHaveLength(12)
    expect(at(itemListElement, '2')).toEqual({
      '@type': 'ListItem',
      position: 3,
      url: `${origin}/bachelor/2/`,
    })
  })

  it('of fewer than three is none', () => {
    const pages = [...programmes.slice(0, 2), { path: '/kontakt/', kind: 'page' }]
    expect(courseListOf(pages, origin)).toBeUndefined()
  })

  it.each([
    [{ component: 'study-finder' }, true],
    [{ component: 'container', body: [{ component: 'programme-table' }] }, true],
    [{ component: 'card' }, false],
  ])('is on a page with %j: %s', (block, isThere) => {
    expect(listParametersIn([block]) !== undefined).toBe(isThere)
  })
})

describe('questions', () => {
  const item = (title: string, content: unknown = rich('Ja.')) => ({
    component: 'accordion-item',
    title,
    content,
  })
  it.each([
    ['bubbles', [question], ['Brauche ich Abitur?']],
    [
      'what opens and asks',
      [item('Wie lange dauert es? '), item('Abitur oder Fachabitur')],
      ['Wie lange dauert es?'],
    ],
    ['without an answer', [item('Und dann?', rich('')), { component: 'faq-item', question: 'Und?' }], []],
    [
      'anywhere on the page',
      {
        body: [
          {
            component: 'container',
            body: [{ component: 'accordion', accordionLists: [{ items: [item('Warum?')] }] }],
          },
        ],
      },
      ['Warum?'],
    ],
    [
      'in a text',
      rich({ type: 'blok', attrs: { body: [{ ...item('Wo?'), component: 'accordion-content' }] } }),
      ['Wo?'],
    ],
    [
      'malformed',
      [{ component: 'faq-item', question: 5, answer: {} }, null, 'a', { component: 'constructor' }],
      [],
    ],
  ])('%s', (_name, body, questions) => {
    expect(questionsIn(body).map(({ question: asked }) => asked)).toEqual(questions)
  })

  it('none make no FAQ', () => {
    expect(faqOf([])).toBeUndefined()
  })
})

describe('the script', () => {
  const subject = {
    site,
    isHome: false,
    home: '/',
    name: '</script><script>alert(1)</script>',
    description: '<!-- ',
    image: undefined,
    article: undefined,
    course: undefined,
    person: undefined,
    questions: [{ question: 'Warum?', answer: '</ScRiPt>' }],
    listParameters: undefined,
    events: [],
  }
  const write = (fields: object = {}) =>
    writeStructuredData({
      subject: { ...subject, ...fields },
      origin,
      path: '/münchen/',
      language: 'de',
      terms: () => {
        throw new Error('nothing here has a price')
      },
      programmes: [],
      isBefore: moment => Date.UTC(2026, 11, 3, 18) < moment,
    })

  it('is JSON that nothing in it ends', () => {
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(write()) ?? []
    const { '@context': context, '@graph': graph } = JSON.parse(json)
    expect(context).toBe('https://schema.org')
    expect(graph.map((thing: { '@type': string }) => thing['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
    expect(at(graph, '0.itemListElement.1')).toMatchObject({
      name: subject.name,
      item: `${origin}/m%C3%BCnchen/`,
    })
  })

  it('has the events that are still to come, at the place whose page it is', () => {
    const at = (endsAt: string) =>
      eventSubject(storyOf({ ...evening, endsAt }), onSite, { name: 'Campus', content: campus.content })
    const html = write({ questions: [], events: [at('2026-12-03 18:59'), at('2026-12-03 19:01')] })
    const { '@graph': graph } = JSON.parse(html.slice(html.indexOf('{'), html.lastIndexOf('}') + 1))
    expect(graph.slice(1)).toMatchObject([
      { '@type': 'Event', endDate: '2026-12-03T18:01:00.000Z', location: [{ name: 'Campus' }] },
    ])
  })

  it('has the provider and the site on the home page, and no way there', () => {
    const html = write({ isHome: true, questions: [] })
    expect([...html.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type)).toEqual([
      'CollegeOrUniversity',
      'WebSite',
    ])
  })
})
