import { describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { published, SECOND } from './setup/publish.ts'
import { smallSpace } from './setup/small-space.ts'
import { storyOf } from './setup/story.ts'
import { createTestSite, type TestSite, withContent, withStory } from './setup/test-site.ts'

const terms = (own: object) => ({
  ...{ component: 'course-terms', _uid: 'terms', careId: 'X-1', courseMode: 'online' },
  ...{ totalPrice: '4000', approvalNumber: 'ZFU 1', withdrawalLink: { linktype: 'url', url: '/widerruf/' } },
  ...own,
})

const course = storyOf(
  {
    slug: 'kurs',
    name: 'Kurs',
    content: {
      component: 'page',
      body: [{ component: 'headline', _uid: 'h', text: 'Kurs alt', level: 'h1' }, terms({})],
    },
  },
  9_100,
)

/** The small site with a course, whose unit requires the terms of courses from a day on. */
function courseSpace(from: string): SpaceSeed {
  const space = withContent(smallSpace(), 'settings/defaults', content => ({
    ...content,
    contractsTermsFrom: from,
  }))
  return { ...space, stories: [...space.stories, { draft: course, published: course }] }
}

/** Publishes the course without the number of its approval. */
async function publishWithout(from: string) {
  const site = await createTestSite({ space: courseSpace(from) })
  await site.get('/kurs/')
  const publish = async (hour: number) => {
    site.turnClock(5 * SECOND)
    await site.edit(space =>
      withStory(space, 'kurs', story => ({
        ...published(`2026-11-21T${hour}:00:00Z`)(story),
        content: {
          ...story.content,
          body: [
            { component: 'headline', _uid: 'h', text: 'Kurs neu', level: 'h1' },
            terms({ approvalNumber: '' }),
          ],
        },
      })),
    )
    await site.tell('published', { id: course.id })
    await site.get('/kurs/')
    site.turnClock(5 * SECOND)
    return (await site.get('/kurs/')).html
  }
  return { site, publish }
}

describe('a distance course without the number of its approval', () => {
  it('is held back from the day on that its unit names, until it is published again', async () => {
    const { site, publish } = await publishWithout('2026-11-21')
    expect(await publish(10)).toContain('Kurs alt')
    expect(site.log.filter(({ event }) => event === 'publish-held-back')).toEqual([
      expect.objectContaining({
        reasons: [
          'this distance course lacks the number of the approval, which the unit requires from 2026-11-21',
        ],
      }),
    ])
    expect(await publish(11)).toContain('Kurs neu')
  })

  it('is published before that day, and the log warns', async () => {
    const { site, publish } = await publishWithout('2026-11-22')
    expect(await publish(10)).toContain('Kurs neu')
    expect(site.log.filter(({ event }) => event === 'course-terms-lacking')).toHaveLength(1)
  })
})

describe('a distance course without the number of its approval that is published for the first time', () => {
  const lacking = (first: string, last = first) => ({
    ...course,
    content: {
      ...course.content,
      body: [(course.content.body as readonly unknown[])[0], terms({ approvalNumber: '' })],
    },
    first_published_at: first,
    published_at: last,
  })
  const withCourse = (story: typeof course, from = '2026-11-21') => {
    const space = courseSpace(from)
    const stories = [...space.stories.slice(0, -1), { draft: story, published: story }]
    return { ...space, version: space.version + 1, stories }
  }
  const withoutCourse = () => ({ ...courseSpace('2026-11-21'), stories: smallSpace().stories })
  const heldBackOf = async (site: TestSite) =>
    ((await (await site.send('/api/health')).json()) as { content: { heldBack: { slug: string }[] } }).content
      .heldBack

  /** A site that runs while the story is published, and an isolate that begins after that. */
  async function published(story: typeof course, from?: string) {
    const versions = memoryVersionStore()
    const space = withoutCourse()
    const site = await createTestSite({ versions, space })
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(() => withCourse(story, from))
    await site.tell('published', { id: course.id })
    const { status } = await site.get('/kurs/')
    const fresh = await createTestSite({ versions, seeded: true })
    fresh.turnClock(60 * SECOND)
    return {
      site,
      status,
      later: (await site.get('/kurs/')).status,
      elsewhere: (await fresh.get('/kurs/')).status,
    }
  }

  it('is not shown by any isolate, and operators are told why', async () => {
    const { site, ...seen } = await published(lacking('2026-11-21T09:00:00Z'))
    expect(seen).toEqual({ status: 404, later: 404, elsewhere: 404 })
    expect(await heldBackOf(site)).toEqual([
      expect.objectContaining({
        slug: 'kurs',
        reasons: [expect.stringContaining('the number of the approval')],
      }),
    ])
    expect(site.log.filter(({ event }) => event === 'publish-held-back')).toHaveLength(1)
  })

  it('is shown once it is published again', async () => {
    const { site } = await published(lacking('2026-11-21T09:00:00Z'))
    site.turnClock(20 * SECOND)
    await site.edit(() => ({
      ...withCourse(lacking('2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z')),
      version: 99_000,
    }))
    await site.tell('published', { id: course.id })
    expect((await site.get('/kurs/')).html).toContain('Kurs alt')
    expect(await heldBackOf(site)).toEqual([])
  })

  it.each([
    ['was before that day', lacking('2026-11-21T09:00:00Z'), '2026-11-22'],
    ['was before the rule, which no copy of the page tells', lacking('2026-10-01T09:00:00Z'), undefined],
    [
      'was long ago, and it was published again',
      lacking('2026-10-01T09:00:00Z', '2026-11-21T09:00:00Z'),
      undefined,
    ],
  ])('is shown where the first time %s', async (_, story, from) => {
    const { site, ...seen } = await published(story, from)
    expect(seen).toEqual({ status: 200, later: 200, elsewhere: 200 })
    expect(await heldBackOf(site)).toEqual([])
  })
})
