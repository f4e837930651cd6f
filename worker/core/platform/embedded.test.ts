import { beforeEach, describe, expect, it } from 'vitest'
import { index, now, withStories } from '../../tests/setup/campaign-space.ts'
import { groupUuid } from '../../tests/setup/country-groups.ts'
import { demoSpace } from '../../tests/setup/demo-space.ts'
import { uuidOf } from '../../tests/setup/story.ts'
import { putSpace } from '../../tests/setup/test-content.ts'
import { emptyKv } from '../../tests/setup/test-kv.ts'
import { createTestPlatform } from '../../tests/setup/test-platform.ts'
import { withContent } from '../../tests/setup/test-site.ts'

beforeEach(emptyKv)

describe('contacts', () => {
  it.each([
    ['dach', 'country=DE', 'Sofia Brandt'],
    ['dach', `country=GB&countryGroups=${groupUuid.english}`, 'Grace Whitfield'],
    ['dach', `country=AT&countryGroups=${groupUuid.alps},${groupUuid.union}`, 'Veronika Egger'],
    ['ds', 'country=AT', 'Ruben Falk'],
    ['fs', 'country=DE', undefined],
  ])('%s, %s: %s', async (unit, query, name) => {
    putSpace(demoSpace)
    const { status, body } = await createTestPlatform().get(`${index}/contact/${unit}?${query}`)
    expect(status).toBe(200)
    expect((body as { name?: string }).name).toBe(name)
  })

  it('a bubble that is not active is none', async () => {
    const slug = 'settings/dach/contact-bubble'
    putSpace(withContent(demoSpace, slug, content => ({ ...content, active: false })))
    const { body } = await createTestPlatform().get(`${index}/contact-bubble-group/dach`)
    expect(body).toMatchObject({ content: null })
  })
})

describe('headers', () => {
  const nameFor = async (query: string) => {
    const { body } = await createTestPlatform().get(`${index}/header/dach?language=en&${query}`)
    return (body as { content: { name: string } | null }).content?.name
  }
  const idOf = (slug: string) => 100_000 + Number.parseInt(uuidOf(slug).slice(0, 6), 16)

  it('an experiment forces one by the id of its story; any other id is ignored', async () => {
    putSpace(
      withStories({
        slug: 'settings/headers/test',
        name: 'Test',
        content: { component: 'header', name: 'Forced' },
      }),
    )
    expect(await nameFor(`forceHeaderStoryId=${idOf('settings/headers/test')}`)).toBe('Forced')
    expect(await nameFor(`forceHeaderStoryId=${idOf('home')}`)).toMatch(/^Tannhagen/)
    expect(await nameFor('forceHeaderStoryId=1')).toMatch(/^Tannhagen/)
    expect(await nameFor('forceHeaderStoryId=')).toMatch(/^Tannhagen/)
  })
})

describe('places', () => {
  it.each([
    ['de', '/campus/berlin/'],
    ['en', '/en/campus/berlin/'],
    ['pt', '/en/campus/berlin/'],
  ])('in %s lead to a page that exists: %s', async (language, expected) => {
    putSpace(demoSpace)
    const { body } = await createTestPlatform({ now }).get(
      `${index}/location/map?unit=dach&language=${language}`,
    )
    const { data } = body as { data: { href: string }[] }
    expect(data.map(({ href }) => href)).toContain(expected)
  })
})

describe('events', () => {
  const titles = async (query: string, platform = createTestPlatform({ now })) => {
    const { body } = await platform.get(`${index}/event/list?language=en&${query}`)
    return (body as { value: { title: string }[] }).value.map(({ title }) => title)
  }

  it.each([
    ['space=dach', 11],
    ['space=ds', 1],
    ['space=dach&online=true', 2],
    ['space=dach&location=munich', 3],
    ['space=dach&from=2027-01-01&to=2027-01-31', 2],
    ['space=dach&from=2027-04-14', 3],
    ['space=dach&to=2026-12-09', 1],
    ['space=dach&limit=2', 2],
  ])('%s: %d', async (query, count) => {
    putSpace(demoSpace)
    expect(await titles(query)).toHaveLength(count)
  })

  it('one that is over is gone with the second in which it ends', async () => {
    putSpace(demoSpace)
    const platform = createTestPlatform({ now: Date.UTC(2026, 11, 9, 18, 44, 30) })
    const first = 'Information evening: distance learning beside a job'
    expect(await titles('space=dach', platform)).toContain(first)
    platform.turnClock(29_999)
    expect(await titles('space=dach', platform)).toContain(first)
    platform.turnClock(1)
    expect(await titles('space=dach', platform)).not.toContain(first)
  })
})
