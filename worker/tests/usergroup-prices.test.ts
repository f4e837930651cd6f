import { describe, expect, it } from 'vitest'
import { toBase64Json } from '../core/base/http/cookies.ts'
import { consentTo } from './setup/experiment-space.ts'
import { smallSpace } from './setup/small-space.ts'
import { type StoryDraft, storyOf, uuidOf } from './setup/story.ts'
import { createTestSite, withContent } from './setup/test-site.ts'

const now = Date.UTC(2026, 10, 21, 9)
const products = 'products/bwl'

const box = (timeModel: string, price: string, ...usergroups: string[]) => ({
  component: 'price-box',
  _uid: timeModel,
  timeModel,
  price,
  usergroups,
})

const drafts: readonly StoryDraft[] = [
  { slug: 'bwl', name: 'BWL', content: { component: 'variant', product: uuidOf(products) } },
  {
    slug: products,
    name: 'BWL',
    content: {
      component: 'product',
      pricemodels: [
        box('Für alle', '300'),
        box('Regulär', '280', 'new', 'returning'),
        box('Mit Gutschein', '260', 'lead'),
        box('Zum Antrag', '250', 'bob', 'app'),
      ],
    },
  },
]

/** A programme whose price models name usergroups. */
function space(usergroupPersonalization: boolean) {
  const small = smallSpace()
  const stories = drafts.map((draft, index) => storyOf(draft, small.stories.length + index))
  const all = [...small.stories, ...stories.map(story => ({ draft: story, published: story }))]
  return withContent({ ...small, stories: all }, 'settings/defaults', content => ({
    ...content,
    usergroupPersonalization,
  }))
}

const cookieOf = (group: string) => `usergroup=${toBase64Json({ group, firstVisit: now })}`
const consent = consentTo('analytics', 'functional')
const member = (group: string) => ({ cookie: `${consent}; ${cookieOf(group)}` })

const boxes = (html: string) =>
  [...html.matchAll(/<h3[^>]*price-box-model[^>]*>([^<]*)/g)].map(([, name]) => name)
const offers = (html: string) =>
  [...html.matchAll(/"@type":"Offer"[^}]*?"name":"([^"]*)"/g)].map(([, name]) => name)

const open = (isPersonal: boolean, seeded = false) =>
  createTestSite({ now, space: space(isPersonal), seeded })
const regular = ['Für alle', 'Regulär']

describe('price models by usergroup', () => {
  const seen: readonly (readonly [group: string, boxes: readonly string[]])[] = [
    ['new', regular],
    ['lead', ['Für alle', 'Mit Gutschein']],
    ['returning', regular],
    ['app', ['Für alle', 'Zum Antrag']],
    ['bob', ['Für alle', 'Zum Antrag']],
  ]

  it('are those of the visitor’s group, warm and fresh alike; structured data has what all see', async () => {
    const site = await open(true)
    for (const [group, expected] of [...seen, ...seen]) {
      const { html } = await site.get('/bwl/', member(group))
      expect(boxes(html)).toEqual(expected)
      expect(offers(html)).toEqual(['Für alle'])
      expect(html).toBe((await (await open(true, true)).get('/bwl/', member(group))).html)
    }
  })

  it('are those of new visitors without consent, and a lead’s for who follows an advertisement', async () => {
    const site = await open(true)
    expect(boxes((await site.get('/bwl/', { cookie: cookieOf('app') })).html)).toEqual(regular)
    expect(boxes((await site.get('/bwl/?utm_source=a')).html)).toEqual(['Für alle', 'Mit Gutschein'])
    expect(boxes((await site.get('/bwl/')).html)).toEqual(regular)
  })

  it('are those of new visitors for everybody where the unit does not personalise', async () => {
    const site = await open(false)
    for (const [group] of seen) {
      const { html } = await site.get('/bwl/', member(group))
      expect(boxes(html)).toEqual(regular)
      expect(offers(html)).toEqual(['Für alle'])
    }
  })

  it('have one fragment for groups that see the same', async () => {
    const site = await open(true)
    for (const group of ['new', 'lead', 'app', 'new']) await site.get('/bwl/', member(group))
    for (const group of ['returning', 'bob', 'lead'])
      expect((await site.get('/bwl/', member(group))).render).toMatch(/^(\d+)\/\1$/)
  })

  it('that name none make no page vary', async () => {
    const site = await open(true)
    await site.get('/', member('new'))
    for (const group of ['returning', 'lead', 'bob', 'app'])
      expect((await site.get('/', member(group))).render).toMatch(/^(\d+)\/\1$/)
  })
})
