import { describe, expect, it } from 'vitest'
import {
  at,
  campus,
  evening,
  onSite,
  origin,
  site,
  storyOf,
} from '../../../../tests/setup/structured-samples.ts'
import { eventSubject } from '../../subject/event.ts'
import { writeStructuredData } from './write.ts'

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
