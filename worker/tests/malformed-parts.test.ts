import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import type { Fixture } from '../../blocks/_kit/fixture.ts'
import type { StoredStory } from '../core/content/space-schema.ts'
import { hasTemplate } from '../core/content/types/layout.ts'
import { demoSpace } from './setup/demo-space.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, withContent } from './setup/test-site.ts'

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce(wrap, 'tief')

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
const doc = (...content: unknown[]) => ({ type: 'doc', content })

/** Values that replace those of the editors. */
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
const modules = import.meta.glob<Fixtures>('../../blocks/*/fixtures.ts', { eager: true })
const blocks = Object.values(modules).flatMap(({ fixtures }) => fixtures.map(({ content }) => content))

const isPage = ({ content, full_slug }: StoredStory) =>
  (content.component === 'page' || hasTemplate(String(content.component))) && !full_slug.startsWith('ds/')

const stories = demoSpace.stories.map(({ draft }) => draft as StoredStory)
const pages = stories.filter(isPage)
/** Stories that every page needs: their slugs in the demonstration, and on the small site. */
const settings = [
  ['settings/dach/defaults', 'settings/defaults'],
  ['settings/dach/header', 'settings/dach/header'],
  ['settings/dach/footer', 'settings/dach/footer'],
] as const

const last = { component: 'headline', _uid: 'last', text: 'Ganz am Ende', level: 'h2' }

/** How many of the parts are replaced. */
const share = 0.12

/** Content in which one malformed value replaces some of its parts; the parts that identify it stay. */
function withOddParts(content: unknown, oddity: unknown, random: () => number, depth = 0): unknown {
  if (depth > 1 && random() < share) return oddity
  if (typeof content !== 'object' || content === null) return content
  const inside = (part: unknown) => withOddParts(part, oddity, random, depth + 1)
  if (Array.isArray(content)) return content.map(inside)
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, inside(part)]))
}

/** An endless sequence of numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  const [numbers] = fc.sample(fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })), {
    seed,
    numRuns: 1,
  })
  return () => numbers!.next().value
}

const oneOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!

const blocksOnPage = 16

/** For each malformed value a page of a story type, and one of blocks; one of them in turn below full size. */
const oddContents = oddities.flatMap((oddity, seed) => {
  const random = randomOf(seed)
  const { content } = oneOf(pages, random)
  const some = Array.from({ length: blocksOnPage }, () => ({ ...oneOf(blocks, random) }))
  const both = [content, { component: 'page', body: some }]
  return (inject('isFullSize') ? both : [both[seed % 2]!]).map(sound => {
    const odd = withOddParts(sound, oddity, random) as StoredStory['content']
    return { ...odd, body: [...(Array.isArray(odd.body) ? odd.body : []), last] }
  })
})

/** One site with a page for each of them: no page depends on another one. */
const oddStories = oddContents.map((content, index): StoredStory => {
  const slug = `odd-${index}`
  const id = 1_000_000 + index
  return { ...pages[0]!, id, uuid: slug, slug, full_slug: slug, translated_slugs: null, content }
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

const everyFourth = oddities.filter((_, index) => index % 4 === 0)

it('settings with odd parts leave the pages as they are', async () => {
  for (const [seed, oddity] of everyFourth.entries()) {
    const [from, slug] = settings[seed % settings.length]!
    const { content } = stories.find(({ full_slug }) => full_slug === from)!
    const changed = withOddParts(content, oddity, randomOf(seed)) as StoredStory['content']
    // Without a unit's name there is no site: this is logged, and no page is left out.
    const named = changed.component === 'defaults' ? { ...changed, unit: '', siteName: 'Klein' } : changed
    const site = await createTestSite({ space: withContent(smallSpace(), slug, () => named) })
    const { status, html } = await site.get('/')
    expect([status, site.log.filter(({ event }) => event === 'failure')], slug).toEqual([200, []])
    expect(html).toContain('Willkommen')
  }
}, 60_000)
