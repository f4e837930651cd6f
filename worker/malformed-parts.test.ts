import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Fixture } from '../blocks/_kit/fixture.ts'
import type { StoredStory } from './content-api/space.ts'
import { hasTemplate } from './page/templates/body-of.ts'
import { demoSpace } from './testing/demo-space.ts'
import { smallSpace } from './testing/small-space.ts'
import { createTestSite, withContent } from './testing/test-site.ts'

type Place = readonly (string | number)[]
type Part = Record<string | number, unknown>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

const deepestPlace = 40

/** Where the parts of a value are, but for the value itself. */
const placesIn = (value: unknown, depth = 0): Place[] =>
  isPart(value) && depth < deepestPlace
    ? Object.entries(value).flatMap(([name, child]) => [
        [name],
        ...placesIn(child, depth + 1).map(place => [name, ...place]),
      ])
    : []

function withPart(value: unknown, place: Place, part: unknown): unknown {
  const [name, ...rest] = place
  if (name === undefined || !isPart(value)) return part
  const child = withPart(Object.hasOwn(value, name) ? value[name] : undefined, rest, part)
  if (Array.isArray(value)) return value.with(Number(name), child)
  // A part that is named `__proto__` is a field of its own.
  return Object.fromEntries([...Object.entries(value).filter(([own]) => own !== name), [name, child]])
}

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce(wrap, 'tief')

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
const doc = (...content: unknown[]) => ({ type: 'doc', content })

/** What stands in a place instead of what editors put there. */
const oddities: readonly unknown[] = [
  ...[
    null,
    0,
    -1,
    7.5,
    1e308,
    true,
    '',
    'x',
    ' \n',
    '{{get_x}}',
    '{{'.repeat(1000),
    'x'.repeat(50_000),
    '\ud800',
  ],
  ...[[], {}, [null], [[]], [{}], { toString: null, valueOf: null }, { a: { toString: 1 } }],
  ...inherited,
  ...inherited.flatMap(name => [
    { component: name, _uid: name, title: 'x?', content: doc() },
    { type: name, content: [] },
    [{ type: name }],
    Object.fromEntries([[name, { [name]: [null] }]]),
  ]),
  doc(null),
  doc({ type: 'paragraph', content: 'x' }, { type: 'text', text: 7 }, { type: 'paragraph', content: [null] }),
  { type: 'doc', content: 'x' },
  { linktype: 'story', story: 5, url: null, cached_url: [] },
  { filename: '/a\ud800.jpg', alt: 5 },
  '9999-99-99 99:99',
  '+275760-09-13T00:00:00Z',
  nested(200, inner => [inner]),
  nested(5000, inner => [inner]),
  nested(5000, inner => ({ type: 'blockquote', content: [inner] })),
  nested(5000, inner => ({ component: 'container', body: [inner] })),
]

interface Fixtures {
  readonly fixtures: readonly Fixture[]
}
const modules = import.meta.glob<Fixtures>('../blocks/*/fixtures.ts', { eager: true })
const blocks = Object.values(modules).flatMap(({ fixtures }) => fixtures.map(({ content }) => content))

const isPage = ({ content, full_slug }: StoredStory) =>
  (content.component === 'page' || hasTemplate(String(content.component))) && !full_slug.startsWith('ds/')

const stories = demoSpace.stories.map(({ draft }) => draft as StoredStory)
const pages = stories.filter(isPage)
/** Stories that every page hangs on: where the demonstration keeps them, and where the small site does. */
const settings = [
  ['settings/dach/defaults', 'settings/defaults'],
  ['settings/dach/header', 'settings/dach/header'],
  ['settings/dach/footer', 'settings/dach/footer'],
] as const

const last = { component: 'headline', _uid: 'last', text: 'Ganz am Ende', level: 'h2' }

type Pick = readonly [place: number, oddity: number]

/** Content with odd parts in some places; what makes it the content that it is stays. */
const withOddParts = (content: unknown, picks: readonly Pick[]): unknown =>
  picks.reduce<unknown>((value, [at, what]) => {
    const places = placesIn(value).filter(([first, ...more]) => more.length > 0 || first !== 'component')
    const place = places[Math.floor(at * places.length)] ?? ['extra']
    return withPart(value, place, oddities[Math.floor(what * oddities.length)])
  }, content)

const withLast = (body: unknown) => [...(Array.isArray(body) ? body.slice(0, 900) : []), last]

const share = fc.double({ min: 0, max: 0.999_999, noNaN: true })
const picks = fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 4 })
const story = fc.tuple(fc.constantFrom(...pages), picks).map(([page, odd]) => {
  // What was made of the story's content by its story type.
  const content = withOddParts(page.content, odd) as StoredStory['content']
  return { page, content: { ...content, body: withLast(content.body) } }
})
const block = fc.tuple(fc.constantFrom(...blocks), picks).map(([fixture, odd]) => {
  const body = withLast([withOddParts({ ...fixture }, odd)])
  return { page: pages[0]!, content: { component: 'page', body } as StoredStory['content'] }
})

/** One site with a page for each of them: nothing of a page depends on another one. */
const oddStories = [
  ...fc.sample(story, { seed: 1, numRuns: 40 }),
  ...fc.sample(block, { seed: 2, numRuns: 90 }),
].map(({ page, content }, index): StoredStory => {
  const slug = `odd-${index}`
  const id = 1_000_000 + index
  return { ...page, id, uuid: `odd-${index}`, slug, full_slug: slug, translated_slugs: null, content }
})

const published = (draft: StoredStory) => ({ draft, published: draft })

it('a page with odd parts is a page all the same, with the rest of it', async () => {
  const space = { ...demoSpace, stories: [...demoSpace.stories, ...oddStories.map(published)] }
  const site = await createTestSite({ space })
  for (const { slug } of oddStories) {
    const { status, html } = await site.get(`/${slug}/`)
    const failures = site.log.filter(({ event }) => event === 'failure')
    expect([status, failures], slug).toEqual([200, []])
    expect(html.includes('Ganz am Ende') && html.endsWith('</html>'), slug).toBe(true)
  }
}, 60_000)

it('settings with odd parts leave the pages as they are', async () => {
  const odd = fc.tuple(fc.constantFrom(...settings), picks)
  for (const [[from, slug], places] of fc.sample(odd, { seed: 3, numRuns: 15 })) {
    const { content } = stories.find(({ full_slug }) => full_slug === from)!
    const changed = withOddParts(content, places) as StoredStory['content']
    // Without a name there is no site: that is said, and no page is left out.
    const named = changed.component === 'defaults' ? { ...changed, unit: '', siteName: 'Klein' } : changed
    const space = withContent(smallSpace(), slug, () => named)
    const site = await createTestSite({ space })
    const { status, html } = await site.get('/')
    expect([status, site.log.filter(({ event }) => event === 'failure')], slug).toEqual([200, []])
    expect(html).toContain('Willkommen')
  }
}, 60_000)
