import { describe, expect, it } from 'vitest'
import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import {
  alike,
  as,
  blocksIn,
  componentsOf,
  doc,
  free,
  full,
  link,
  product,
  storyOf,
} from '../../../tests/setup/typed-stories.ts'
import { shareStructure } from '../../content/cache/bodies.ts'
import { bodyOf } from './body-of.ts'

it('an article has who wrote it after its title, and what to read next at its end', () => {
  const text = { component: 'rich-text', _uid: 'text', content: doc('Wort '.repeat(600)) }
  const article = {
    component: 'page',
    topic: 'advice',
    publishedOn: '2026-11-05 08:00',
    author: 'Sofia Brandt',
  }
  const body = bodyOf(storyOf({ ...article, body: [free, text] }), 'de')
  expect(componentsOf(body)).toEqual([free.component, 'byline', 'rich-text', 'container'])
  expect(body[1]).toMatchObject({ author: 'Sofia Brandt', minutes: 3 })
  expect(blocksIn([body[3]!]).map(({ component }) => component)).toEqual([
    'container',
    'headline',
    'event-list',
    'news-list',
  ])
})

describe('the list of blocks', () => {
  it('is the same object for the same content', () => {
    const story = storyOf(full.variant!)
    expect(bodyOf(story, 'de')).toBe(bodyOf(story, 'de'))
    expect(bodyOf({ ...story, published_at: 'later' }, 'de')).toBe(bodyOf(story, 'de'))
    const page = storyOf({ component: 'page', body: [free] })
    expect(bodyOf(page, 'de')).toBe(bodyOf(page, 'de'))
  })

  it('follows the language and the name', () => {
    const story = storyOf(full.variant!)
    expect(bodyOf(story, 'en')).not.toBe(bodyOf(story, 'de'))
    const unnamed = storyOf({ component: 'person' })
    expect(bodyOf({ ...unnamed, name: 'Neu' }, 'de')).toMatchObject([{ headline: 'Neu' }])
    expect(bodyOf(unnamed, 'de')).toMatchObject([{ headline: 'Der Name' }])
  })

  it('keeps the blocks that an edit leaves equal, in each version and variant of one story', () => {
    const anchor = {}
    const story = storyOf(shareStructure(undefined, structuredClone(full.variant!)))
    const before = bodyOf(story, 'de', anchor)
    const edited = (text: string) => {
      const usps = [{ component: 'usp', _uid: 'usp', text }]
      return { ...story, content: shareStructure(story.content, { ...structuredClone(full.variant!), usps }) }
    }
    const newIn = (body: typeof before) => body.filter(block => !before.includes(block))
    expect(newIn(bodyOf(edited('Drei Modelle'), 'de', anchor))).toHaveLength(1)
    expect(newIn(bodyOf(edited('Vier Modelle'), 'de', {})).length).toBeGreaterThan(9)
    expect(newIn(bodyOf(edited('Fünf Modelle'), 'de')).length).toBeGreaterThan(9)
  })

  it('cannot be changed', () => {
    const body = bodyOf(storyOf(full.variant!), 'de')
    expect(Object.isFrozen(body)).toBe(true)
    for (const block of blocksIn(body)) expect(Object.isFrozen(block)).toBe(true)
  })
})

describe('sections of a programme', () => {
  const find = (body: readonly RawBlock[], component: string) =>
    blocksIn(body).filter(block => block.component === component)
  const body = bodyOf(storyOf(full.variant!), 'de')

  it('facts are those of the product, then the written ones, unchanged', () => {
    const facts = find(body, 'fact').map(({ title }) => title)
    expect(facts.slice(0, 5)).toEqual([
      'Bachelor of Arts (B.A.)',
      '180\u00a0ECTS',
      'Wirtschaft',
      'Fernstudium',
      '36 Monate',
    ])
    expect(find(body, 'fact')).toContain((alike.factSet[0] as { facts: object[] }).facts[0])
  })

  it('prices come from the product; other costs are facts, which no campaign lowers', () => {
    expect(find(body, 'price-boxes').map(({ items }) => items)).toMatchObject([[{ price: '396' }]])
    const costs = find(body, 'fact').filter(({ _uid }) => String(_uid).includes('costs'))
    expect(costs).toMatchObject([{ title: '699\u00a0€', content: 'Prüfungsgebühr\neinmalig' }])
  })

  it('prices are followed by what the law requires to be said of a course, where the product says it', () => {
    expect(find(body, 'course-terms')).toEqual([])
    const terms = { totalPrice: '14955', approvalNumber: 'ZFU 1' }
    const sold = { ...product, content: { ...product.content, ...terms } }
    const [fees] = bodyOf(storyOf({ ...full.variant!, product: sold, withdrawalLink: link }), 'de').filter(
      ({ _uid }) => typeof _uid === 'string' && _uid.endsWith('-fees'),
    )
    expect((fees!.body as RawBlock[]).map(({ component }) => component).slice(-2)).toEqual([
      'price-boxes',
      'course-terms',
    ])
    expect(find([fees!], 'course-terms')).toMatchObject([
      { totalPrice: 14_955, approvalNumber: 'ZFU 1', withdrawalLink: { cached_url: 'bewerbung' } },
    ])
  })

  it('cards of the models of one programme count as study formats, those of several programmes as cards', () => {
    const models = full['variant-grouping']!
    const eventsOf = (content: RawBlock) =>
      find(bodyOf(storyOf(content), 'de'), 'card').flatMap(({ trackingEvent }) => trackingEvent ?? [])
    expect(new Set(eventsOf(models))).toEqual(new Set(['study_format_card']))
    expect(new Set(eventsOf(as('individual-grouping', models)))).toEqual(new Set(['cards_element']))
  })

  it('careers are cards, and an accordion when there are many', () => {
    expect(find(body, 'card').map(({ variant, title }) => [variant, title])).toEqual([
      ['compact', 'Controlling'],
      ['default', 'Vertrieb'],
    ])
    const careerPaths = Array.from({ length: 7 }, (_, index) => ({ title: `${index}`, content: doc('a') }))
    const many = bodyOf(storyOf({ component: 'variant', careerPaths }), 'de')
    expect(find(many, 'card')).toEqual([])
    expect(find(many, 'accordion-item')).toHaveLength(7)
  })

  it('an admission requirement with details is a disclosure, one without is a ticked point', () => {
    expect(find(body, 'checklist-item').map(({ text }) => text)).toEqual(['Kein NC'])
    expect(find(body, 'accordion-item').map(({ title }) => title)).toEqual(['Abitur'])
  })

  it('the contact is the block of a contact, with the fields of its story', () => {
    expect(find(body, 'contact-block')).toMatchObject([
      { name: 'Sofia Brandt', role: 'Studienberatung', phone: '+49 (0)30 23125 140', phoneLabel: 'Anrufen' },
    ])
  })

  it('a product that was not found makes no section', () => {
    const content = { component: 'variant', product: '0b2f-uuid', contact: '77', additionalCostsContent: '' }
    expect(componentsOf(bodyOf(storyOf(content), 'de'))).toEqual(['hero'])
  })
})
