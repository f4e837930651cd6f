import { describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { consentTo, LINK_SECRET } from './setup/experiment-space.ts'
import { smallSpace } from './setup/small-space.ts'
import { storyOf } from './setup/story.ts'
import { createTestSite, withContent } from './setup/test-site.ts'
import { t } from './setup/text.ts'

const idOf = ({ stories }: SpaceSeed, slug: string) =>
  stories.find(({ draft }) => draft.full_slug === slug)!.draft.id

/** The small site with a copy of its home page, as the content system makes one for a variant. */
function spaceWithCopy(): SpaceSeed {
  const space = smallSpace()
  const body = [{ component: 'headline', _uid: 'title', text: t('Moin', 'Hello'), level: 'h1' }]
  const copy = storyOf(
    { slug: 'home-b', name: 'Home B', content: { component: 'page', seoTitle: 'Kopie', body } },
    90,
  )
  return { ...space, stories: [...space.stories, { draft: copy, published: copy }] }
}

function experimentOn(space: SpaceSeed, slug = 'home-b') {
  const of = (variantSlug: string) => [{ original_story_id: idOf(space, 'home'), variant_slug: variantSlug }]
  return {
    id: 1,
    name: 'homepage_hero',
    display_name: 'Hero',
    story_ids: [],
    variants: [
      {
        name: 'control',
        display_name: '',
        public_id: 'c',
        weight: 50,
        is_control: true,
        story_mappings: of('home'),
      },
      {
        name: 'b',
        display_name: 'B',
        public_id: 'b',
        weight: 50,
        is_control: false,
        story_mappings: of(slug),
      },
    ],
  }
}

/** A site whose content system answers the requests for experiments itself. */
async function open(
  answer: () => Response | Promise<Response>,
  own: { space?: SpaceSeed; isOn?: string } = {},
) {
  let count = 0
  const points: AnalyticsEngineDataPoint[] = []
  const site = await createTestSite({
    space: own.space ?? spaceWithCopy(),
    bindings: {
      STORYBLOK_EXPERIMENTS: own.isOn ?? 'true',
      LINK_SECRET,
      EXPOSURES: { writeDataPoint: (point: AnalyticsEngineDataPoint) => points.push(point) },
    },
    fetch: next => async (input, init) => {
      if (!String(input instanceof Request ? input.url : input).includes('/cdn/experiments'))
        return next(input, init)
      count++
      return answer()
    },
  })
  return { site, points, count: () => count }
}

const running =
  (space = spaceWithCopy(), slug?: string) =>
  () =>
    Response.json({ experiments: [experimentOn(space, slug)], cv: space.version })

const copy = '>Moin</h1>'
const original = '>Willkommen</h1>'

describe('an experiment that the content system runs', () => {
  it('shows the copy at the address of the page, in each language', async () => {
    const { site } = await open(running())
    for (const turn of ['cold', 'warm']) {
      const { html } = await site.get('/?variantId=b')
      expect(html, turn).toContain(copy)
      expect(html, turn).toContain('<title>Kopie')
      expect(html, turn).not.toContain('home-b')
      expect((await site.get('/en/?variantId=b')).html, turn).toContain('>Hello</h1>')
      expect((await site.get('/')).html, turn).toContain(original)
    }
    expect((await site.get('/?variantId=c')).status).toBe(404)
  })

  it('assigns by its weights after consent, and counts by its names', async () => {
    const { site, points } = await open(running())
    const cookie = consentTo('analytics')
    const seen = new Set<boolean>()
    for (let turn = 0; turn < 20; turn++) seen.add((await site.get('/', { cookie })).html.includes(copy))
    expect(seen.size).toBe(2)
    await site.settle()
    expect(new Set(points.map(({ blobs }) => blobs?.slice(0, 2).join(' ')))).toEqual(
      new Set(['homepage_hero control', 'homepage_hero b']),
    )
  })

  it('gives way to that of the page itself', async () => {
    const own = [{ component: 'experiment-meta-data', experimentId: 'own', variantId: 'a' }]
    const space = withContent(spaceWithCopy(), 'home', content => ({
      ...content,
      shouldBeTested: true,
      experimentMetaData: own,
    }))
    const { site } = await open(running(space), { space })
    expect((await site.get('/?variantId=a')).status).toBe(200)
    expect((await site.get('/?variantId=b')).status).toBe(404)
  })

  it('has no variant whose copy is gone', async () => {
    const { site } = await open(running(spaceWithCopy(), 'home-gone'))
    expect((await site.get('/')).html).toContain(original)
    expect((await site.get('/?variantId=b')).status).toBe(404)
  })

  const failures: [string, () => Response | Promise<Response>][] = [
    ['is empty', () => Response.json({ experiments: [], cv: 1 })],
    ['has another shape', () => Response.json({ experiments: 'none' })],
    ['refuses', () => Response.json({ error: 'no such feature' }, { status: 403 })],
    ['fails', () => Response.json({}, { status: 500 })],
    ['never comes', () => Promise.reject(new Error('down'))],
  ]
  it.each(failures)('is none where the answer %s', async (_, answer) => {
    const { site } = await open(answer)
    for (let turn = 0; turn < 3; turn++) {
      const { status, html } = await site.get('/?variantId=b')
      expect([status, html.includes(original)]).toEqual([200, true])
    }
  })

  it('is not read unless the configuration says that there are any', async () => {
    const { site, count } = await open(running(), { isOn: 'false' })
    expect((await site.get('/?variantId=b')).html).toContain(original)
    expect(count()).toBe(0)
  })

  it('is read once for all pages', async () => {
    const { site, count } = await open(running())
    for (const path of ['/', '/bachelor/', '/en/', '/?variantId=b']) await site.get(path)
    expect(count()).toBe(1)
  })

  it('is read from the embedded delivery API as well', async () => {
    const site = await createTestSite({ bindings: { STORYBLOK_EXPERIMENTS: 'true' } })
    expect((await site.get('/?variantId=b')).html).toContain(original)
    expect(site.log.filter(({ event }) => event === 'source-failed')).toEqual([])
  })
})
