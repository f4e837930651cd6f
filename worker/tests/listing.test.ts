import { describe, expect, it } from 'vitest'
import { largeSpace, pageSlug, publishing, renamed } from './setup/large-space.ts'
import { MINUTE, newIndex, question, spaceWithEvents } from './setup/listed-space.ts'
import { createTestSite, withoutStory } from './setup/test-site.ts'

const everything = { from: '', to: '~' }

const namesOf = (found: { stories: readonly unknown[] } | undefined) =>
  found?.stories.map(story => (story as { name: string }).name)

async function filledSite(pages = 20, events = 3) {
  const index = newIndex()
  const site = await createTestSite({ space: spaceWithEvents(pages, events), index })
  await site.runSchedule()
  return { site, index }
}

describe('the lists of the index', () => {
  it('are filled by the schedule, and do not answer before', async () => {
    const index = newIndex()
    const site = await createTestSite({ space: spaceWithEvents(20, 3), index })
    expect([await index.listing.isFilled(), await index.listing.events(question)]).toEqual([false, undefined])
    await site.runSchedule()
    expect(await index.listing.isFilled()).toBe(true)
    expect(namesOf(await index.listing.events(question))).toEqual(['Abend 0', 'Abend 1', 'Abend 2'])
    const pages = await index.listing.pages('', everything)
    expect(pages.length).toBeGreaterThanOrEqual(20)
    expect(JSON.stringify(pages)).not.toContain('"body"')
    expect(await index.listing.due('', 100)).toBeUndefined()
  })

  it('are filled on where a run was cut off, and read no story twice', async () => {
    const index = newIndex()
    const requested: string[] = []
    let isCut = true
    const site = await createTestSite({
      space: largeSpace(250),
      index,
      fetch: next => (input, init) => {
        const { searchParams } = new URL(String(input instanceof Request ? input.url : input))
        const uuids = searchParams.get('by_uuids')
        if (uuids && searchParams.has('cv')) {
          if (requested.length === 1 && isCut) return Promise.reject(new TypeError('cut off'))
          requested.push(uuids)
        }
        return next(input, init)
      },
    })
    await site.runSchedule()
    expect(site.log.map(({ event }) => event)).toContain('index-failed')
    expect(await index.listing.isFilled()).toBe(false)
    isCut = false
    site.turnClock(MINUTE)
    await site.runSchedule()
    expect(await index.listing.isFilled()).toBe(true)
    const uuids = requested.flatMap(some => some.split(','))
    expect(new Set(uuids).size).toBe(uuids.length)
    expect(uuids.length).toBeGreaterThan(250)
  })

  it('have what was published when the version rises, in all languages, with one call a language for events alone', async () => {
    const { site, index } = await filledSite()
    site.turnClock(MINUTE)
    await site.edit(
      publishing(['events/abend-1'], site.now(), story => ({
        ...story,
        content: { ...story.content, title: 'Später', startsAt: '2027-02-01 18:00' },
      })),
    )
    await site.tell('published', { id: 600_001 })
    for (const language of ['default', 'en'])
      expect(namesOf(await index.listing.events({ ...question, language }))).toEqual([
        'Abend 0',
        'Abend 2',
        'Abend 1',
      ])
  })

  it('follow a removal at once, and a page that moved without being published after the next run', async () => {
    const { site, index } = await filledSite()
    site.turnClock(MINUTE)
    await site.edit(space => withoutStory(space, 'events/abend-0'))
    await site.tell('unpublished', { id: 600_000 })
    expect(namesOf(await index.listing.events(question))).toEqual(['Abend 1', 'Abend 2'])
    await site.edit(publishing([pageSlug(1)], site.now(), renamed('umgezogen')))
    site.turnClock(MINUTE)
    await site.tell('published', { id: 500_001 })
    const [first] = (await index.listing.events(question))!.stories
    expect(first).toMatchObject({ content: { link: { story: { full_slug: 'umgezogen' } } } })
    const slugs = (await index.listing.pages('', everything)).map(
      story => (story as { full_slug: string }).full_slug,
    )
    expect(slugs).toContain('umgezogen')
    expect(slugs).not.toContain(pageSlug(1))
  })

  it('answer by unit, day, place and language, in pages', async () => {
    const { index } = await filledSite(5, 12)
    const find = (more: object) => index.listing.events({ ...question, ...more })
    expect(await find({ limit: 5, offset: 10 })).toMatchObject({ total: 12 })
    expect(namesOf(await find({ limit: 5, offset: 10 }))).toEqual(['Abend 10', 'Abend 11'])
    expect(namesOf(await find({ after: Date.UTC(2027, 0, 12) }))).toEqual(['Abend 10', 'Abend 11'])
    expect(namesOf(await find({ until: Date.UTC(2027, 0, 1, 20) }))).toEqual(['Abend 0'])
    expect(namesOf(await find({ location: 'BERLIN', limit: 1 }))).toEqual(['Abend 0'])
    expect(namesOf(await find({ location: 'München' }))).toEqual([])
    expect(namesOf(await find({ online: true }))).toEqual([])
    expect(namesOf(await find({ language: 'xx' }))).toEqual([])
  })
})
