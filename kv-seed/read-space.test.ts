import { describe, expect, it } from 'vitest'
import { readSpace } from './read-space.ts'
import { spaceFaults, storyFaults } from './story-faults.ts'

const story = {
  ...{ name: 'Home', slug: 'home', full_slug: 'home', id: 1, uuid: 'a', position: 1 },
  ...{
    created_at: '2026-10-01T08:00:00.000Z',
    first_published_at: null,
    published_at: '2026-10-01T08:00:00.000Z',
  },
  translated_slugs: [{ lang: 'fr', path: 'debut', name: 'Début', published: true }],
  content: { _uid: 'u', component: 'page', body: [{ _uid: 'v', component: 'headline', text: 'Hallo' }] },
}
const space = {
  ...{ id: 7, name: 'Own', domain: 'http://127.0.0.1/', version: 1, language_codes: ['fr'] },
  tokens: { public: 'a', preview: 'b' },
}
const path = 'own/stories/home.json'
const files = (...more: readonly (readonly [string, unknown])[]) =>
  new Map<string, unknown>([['own/space.json', space], [path, story], ...more])

describe('a space from its files', () => {
  it('has the stories by their positions; one without a date of publication is not published', () => {
    const first = { ...story, full_slug: 'a/b', id: 2, uuid: 'b', position: 0, published_at: null }
    const read = readSpace(files(['own/stories/a/b.json', first], ['other/stories/c.json', story]), 'own')
    expect(read).toEqual({
      ...space,
      stories: [
        { draft: first, published: null },
        { draft: story, published: story },
      ],
      datasources: [],
    })
  })

  it.each<[string, readonly [string, unknown], string]>([
    ['without a name', [path, { ...story, name: undefined }], `kv-seed/${path}: name: Invalid`],
    [
      'with a faulty slug',
      [path, { ...story, translated_slugs: [{}] }],
      `kv-seed/${path}: translated_slugs.0.`,
    ],
    ['at another place', ['own/stories/b.json', { ...story, id: 2, uuid: 'b' }], `belongs in ${path}`],
    [
      'with the id of another',
      ['own/stories/c.json', { ...story, full_slug: 'c', uuid: 'c' }],
      'home and c have the same id',
    ],
    [
      'with the uuid of another',
      ['own/stories/c.json', { ...story, full_slug: 'c', id: 3 }],
      'have the same uuid: a',
    ],
    ['no space', ['own/space.json', undefined], 'kv-seed/own/space.json: Invalid'],
    [
      'a datasource without entries',
      ['own/datasources/x.json', { id: 1, name: 'x', slug: 'x' }],
      'kv-seed/own/datasources/x.json: entries: ',
    ],
  ])('is refused with the file and the reason: %s', (_, file, reason) => {
    expect(() => readSpace(files(file), 'own')).toThrow(reason)
  })
})

describe('content that does not fit', () => {
  const headline = { _uid: 'v', component: 'headline', text: 'Hallo' }
  const faultsOf = (block: object) =>
    storyFaults({ ...story, content: { component: 'page', body: [headline, block] } })

  it.each<[object, string]>([
    [{ component: 'headlin' }, 'content.body.1: there is no component "headlin"'],
    [{ ...headline, txt: 'a' }, 'content.body.1.txt: there is no such field'],
    [{ ...headline, level: 'h9' }, 'content.body.1.level: there is no option "h9"'],
    [{ ...headline, level__i18n__fr: 'h2' }, 'content.body.1.level__i18n__fr: the field is not translatable'],
    [{ ...headline, text: 5 }, 'content.body.1.text: Invalid type'],
    [{ ...headline, text__i18n__fr: 5 }, 'content.body.1.text__i18n__fr: Invalid type'],
    [
      { component: 'container', body: [{ ...headline, text: 5 }] },
      'content.body.1.body.0.text: Invalid type',
    ],
  ])('is named with its place: %j', (block, fault) => {
    expect(faultsOf(block)).toEqual([expect.stringContaining(fault)])
  })

  it('is named with its file', () => {
    const draft = { ...story, content: { component: 'pag' } }
    expect(spaceFaults('own', [{ draft, published: draft }])).toEqual([
      `kv-seed/${path}: content: there is no component "pag"`,
    ])
  })
})
