import { describe, expect, it } from 'vitest'
import {
  article,
  at,
  campus,
  course,
  euros,
  evening,
  event,
  onSite,
  origin,
  page,
  question,
  site,
  storyOf,
} from '../../../tests/setup/structured-samples.ts'
import { rich } from '../../../tests/setup/text.ts'
import { faqOf, questionsIn } from '../subject/block-subjects.ts'
import { eventSubject } from '../subject/event.ts'
import { organizationOf, webSiteOf } from '../subject/organization.ts'
import { articleSubject, newsArticleOf, personOf, personSubject } from '../subject/story-subjects.ts'
import { breadcrumbOf, writeStructuredData } from './structured-data.ts'

const link = (url: string) => ({ linktype: 'url', url })

const teacher = storyOf({
  component: 'person',
  role: 'Dozentin für Statistik',
  email: 'l.tran@tannhagen.example',
  phone: '+49 30 23125 140',
  linkedIn: link('https://www.linkedin.com/in/tran.example'),
  orcid: { linktype: 'story', cached_url: 'home' },
  subjects: [{ component: 'person-subject', title: 'Fehlende Daten' }, { component: 'person-subject' }],
})

/** The properties that Google requires and recommends for each type, as paths. */
const demands: readonly [name: string, thing: unknown, paths: readonly string[]][] = [
  ['Organization', organizationOf(site, origin), ['@id', 'name', 'url', 'logo', 'description', 'sameAs.0']],
  ['WebSite', webSiteOf(site, origin, 'de'), ['name', 'url', 'alternateName', 'inLanguage', 'publisher.@id']],
  [
    'BreadcrumbList',
    breadcrumbOf(
      [
        { name: 'Start', href: '/' },
        { name: 'BWL', href: '/bwl/' },
      ],
      origin,
    ),
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
      ...['courseMode', 'courseSchedule.repeatCount', 'courseWorkload', 'inLanguage.1'].map(
        key => `hasCourseInstance.0.${key}`,
      ),
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
    expect(questionsIn(body).map(({ question: text }) => text)).toEqual(questions)
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
      breadcrumbs: [
        { name: 'Start', href: '/' },
        { name: subject.name, href: '/münchen/' },
      ],
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
    const html = write({ questions: [], events: [at('2026-12-03 17:59'), at('2026-12-03 18:01')] })
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
