import { describe, expect, it } from 'vitest'
import { storyOf } from '../../kv-seed/story.ts'
import type { SpaceSeed } from '../tools/content-api/space.ts'
import { published, SECOND } from './setup/publish.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, withContent, withStory } from './setup/test-site.ts'

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
