import { beforeAll, describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, type TestSite, withContent } from './setup/test-site.ts'

const document = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (content: unknown) => ({ type: 'paragraph', content })
const text = (words: unknown) => ({ type: 'text', text: words })
const richText = (content: unknown) => ({ component: 'rich-text', _uid: 'malformed', content })
const opening = (content: unknown) => ({
  component: 'accordion',
  _uid: 'malformed',
  accordionLists: [
    {
      component: 'accordion-list',
      accordionItems: [{ component: 'accordion-item', title: 'Und das?', content }],
    },
  ],
})

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = text('tief')
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}

const unprintable = { toString: null, valueOf: null }

const cases: readonly [name: string, block: unknown][] = [
  ['an accordion item whose content holds null', opening(document(null))],
  ['an accordion item whose content is a list', opening([null])],
  ['a paragraph whose content is a string', richText(document(paragraph('x')))],
  ['a paragraph whose content is null', opening(document({ type: 'paragraph', content: null }))],
  ['a text of type number', opening(document(paragraph([text(7)])))],
  ['a text without text', opening(document(paragraph([{ type: 'text' }])))],
  ['marks that are none', richText(document(paragraph([{ ...text('x'), marks: [null, 5, { type: {} }] }])))],
  ['attributes that are none', richText(document({ type: 'heading', attrs: 'x', content: [text('x')] }))],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'].flatMap((name): [string, unknown][] => [
    [`a component named ${name}`, { component: name, _uid: 'malformed', title: 'Was?', content: document() }],
    [`a node named ${name}`, opening(document({ type: name, content: [text('x')] }))],
    [`a mark named ${name}`, opening(document(paragraph([{ ...text('x'), marks: [{ type: name }] }])))],
    [`an emoji named ${name}`, opening(document(paragraph([{ type: 'emoji', attrs: { name } }])))],
    [`an icon named ${name}`, { component: 'button', _uid: 'malformed', text: 'x', iconBefore: name }],
  ]),
  ['a field named __proto__', JSON.parse('{"component":"headline","text":"x","__proto__":{"a":[]}}')],
  ['a _uid that has no text', { ...richText(document(paragraph([text('x')]))), _uid: unprintable }],
  [
    'a _uid in a list that has no text',
    { component: 'grid', items: [{ component: 'card', _uid: unprintable }] },
  ],
  ['a component that has no text', { component: unprintable, _uid: 'malformed' }],
  [
    'quotations 5,000 deep',
    richText(document(nested(5000, inner => ({ type: 'blockquote', content: [inner] })))),
  ],
  ['lists 5,000 deep', nested(5000, inner => [inner])],
  ['objects 5,000 deep', { component: 'card', _uid: 'malformed', extra: nested(5000, inner => ({ inner })) }],
  [
    'a date past all calendars',
    { component: 'countdown', _uid: 'malformed', startDate: '+275760-09-13T00:00:00Z' },
  ],
  [
    'half a character',
    { component: 'hero', _uid: 'malformed', headline: 'x', image: { filename: '/a\ud800.jpg' } },
  ],
]

/** The small site with a page for each part: no page depends on another one. */
function malformedSpace(): SpaceSeed {
  const space = smallSpace()
  const { draft } = space.stories.find(record => record.draft.full_slug === 'bachelor')!
  const pages = cases.map(([, block], index) => {
    const slug = `malformed-${index}`
    const content = { ...draft.content, body: [block, ...(draft.content.body as unknown[])] }
    const ids = { id: 1_000_000 + index, uuid: slug, slug, full_slug: slug, translated_slugs: null }
    const story = { ...draft, ...ids, content }
    return { draft: story, published: story }
  })
  return { ...space, stories: [...space.stories, ...pages] }
}

describe('a page with one malformed part', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite({ space: malformedSpace() })
  })

  it.each(cases.map(([name], index) => [name, `/malformed-${index}/`]))('%s', async (_name, path) => {
    const { status, html } = await site.get(path)
    expect([status, site.log.filter(({ event }) => event === 'failure')]).toEqual([200, []])
    expect(html).toContain('Bachelor</h1>')
    expect(html).toMatch(/<\/html>$/)
  })

  it('an entry of the header without a title is missing alone, and the log names it', async () => {
    const space = withContent(smallSpace(), 'settings/dach/header', content => ({
      ...content,
      navigation: [
        { component: 'header-navigation-item', _uid: 'e', title: '', children: [] },
        ...(content.navigation as unknown[]),
      ],
    }))
    const site = await createTestSite({ space })
    const { status, html } = await site.get('/bachelor/')
    expect(status).toBe(200)
    expect(/<header[\s\S]*<\/header>/.exec(html)?.[0]).toContain('href="/bachelor/"')
    expect(site.log.filter(({ event }) => event === 'block-lost')).toEqual([])
    expect(site.log.filter(({ event }) => event === 'entry-lost')).toMatchObject([
      { component: 'header', reason: 'navigation, entry 1: title: required' },
    ])
  })

  it('in a field of the page itself', async () => {
    const values: unknown[] = [
      5,
      [null],
      { a: null },
      'x'.repeat(100_000),
      unprintable,
      nested(5000, x => [x]),
    ]
    const fields = [
      'seoTitle',
      'seoDescription',
      'shareImage',
      'pageColor',
      'noindex',
      'experimentMetaData',
      '_uid',
    ]
    for (const value of values) {
      const malformed = Object.fromEntries(fields.map(field => [field, value]))
      const space = withContent(smallSpace(), 'bachelor', content => ({ ...content, ...malformed }))
      const site = await createTestSite({ space })
      const { status, html } = await site.get('/bachelor/')
      expect(status).toBe(200)
      expect(html).toContain('Bachelor</h1>')
    }
  })
})
