import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createContentIndex } from '../core/content/index/stored-index.ts'
import type { SpaceSeed, StoredStory } from '../core/content/space-schema.ts'
import { bachelor, SECOND } from './setup/publish.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, type TestSite, withStory } from './setup/test-site.ts'

describe('a story that moves', () => {
  it('leaves a redirect behind in each language, and takes it back when it returns', async () => {
    const site = await createTestSite()
    await site.runSchedule()
    const renamed = (slug: string) => (space: SpaceSeed) =>
      withStory(space, 'bachelor', story => ({
        ...story,
        slug,
        full_slug: slug,
        translated_slugs: [{ lang: 'en', path: `${slug}-en` }],
      }))
    await site.edit(renamed('studium'))
    site.turnClock(5 * SECOND)
    await site.tell('moved', bachelor)
    const answers = await Promise.all(['/bachelor/', '/en/bachelor/?a=1'].map(path => site.send(path)))
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [301, '/studium/'],
      [301, '/en/studium-en/?a=1'],
    ])
    expect((await site.get('/studium/')).status).toBe(200)
    await site.edit(() => ({ ...smallSpace(), version: 9 }))
    site.turnClock(5 * SECOND)
    await site.tell('moved', bachelor)
    expect((await site.get('/bachelor/')).status).toBe(200)
    expect((await site.send('/studium/')).headers.get('location')).toBe('/bachelor/')
  })
})

describe('a story where another one stood', () => {
  const moved = (slug: string) => (space: SpaceSeed) =>
    withStory(space, 'bachelor', story => ({
      ...story,
      slug,
      full_slug: slug,
      translated_slugs: [{ lang: 'en', path: `${slug}-en` }],
    }))

  const toSlug = (slug: string) => (story: StoredStory) => ({ ...story, slug, full_slug: slug })

  /** Another story of the same words, under an address in German and in English. */
  const added = (slug: string) => (space: SpaceSeed) => {
    const { draft } = smallSpace().stories.find(record => record.draft.full_slug === 'bachelor')!
    const translated_slugs = [{ lang: 'en', path: slug }]
    const ids = { id: draft.id + 100, uuid: draft.uuid.replace(/^.{8}/, '0badcafe') }
    const story = { ...draft, ...ids, slug, full_slug: slug, translated_slugs }
    return {
      ...space,
      version: space.version + 1,
      stories: [...space.stories, { draft: story, published: story }],
    }
  }

  const follow = {
    webhook: (site: TestSite) => site.tell('published'),
    schedule: (site: TestSite) => site.runSchedule(),
  }

  const answersOf = async (site: TestSite, paths: readonly string[]) => {
    const answers = await Promise.all(paths.map(path => site.send(path)))
    return answers.map(({ status, headers }) => headers.get('location') ?? status)
  }

  it.each(Object.entries(follow))('is shown there, in each language (%s)', async (_, followed) => {
    const site = await createTestSite()
    await site.runSchedule()
    for (const change of [moved('studium'), added('bachelor')]) {
      site.turnClock(5 * SECOND)
      await site.edit(change)
      await followed(site)
      await site.get('/bachelor/')
    }
    const paths = ['/bachelor/', '/en/bachelor/', '/studium/', '/en/studium-en/']
    expect(await answersOf(site, paths)).toEqual([200, 200, 200, 200])
  })

  it('the former address of a story that moved twice still redirects to its current one', async () => {
    const site = await createTestSite()
    await site.runSchedule()
    const moves = [moved('studium'), (space: SpaceSeed) => withStory(space, 'studium', toSlug('lernen'))]
    for (const change of [...moves, added('studium')]) {
      site.turnClock(5 * SECOND)
      await site.edit(change)
      await site.tell('moved', bachelor)
    }
    expect(await answersOf(site, ['/bachelor/', '/studium/', '/lernen/'])).toEqual(['/lernen/', 200, 200])
  })

  it('is shown after the next run of the schedule where the addresses could not be read at first', async () => {
    let isDown = false
    const site = await createTestSite({
      fetch: next => (input, init) =>
        isDown && String(input).includes('cdn/links')
          ? Promise.resolve(new Response('no', { status: 500 }))
          : next(input, init),
    })
    await site.runSchedule()
    await site.edit(moved('studium'))
    await site.tell('moved', bachelor)
    isDown = true
    site.turnClock(5 * SECOND)
    await site.edit(added('bachelor'))
    await site.tell('published')
    isDown = false
    site.turnClock(60 * SECOND)
    await site.runSchedule()
    await site.get('/bachelor/')
    expect(await answersOf(site, ['/bachelor/', '/en/bachelor/'])).toEqual([200, 200])
  })

  it('a move in one unit causes no redirect in another', async () => {
    const hosts = { 'ds.localhost': { unit: 'ds', folder: 'ds', theme: 'rust' } }
    const site = await createTestSite({ bindings: { SITE_HOSTS: JSON.stringify(hosts) } })
    await site.runSchedule()
    await site.edit(moved('studium'))
    site.turnClock(5 * SECOND)
    await site.tell('moved', bachelor)
    expect((await site.send('/bachelor/', {}, 'GET', 'ds.localhost')).headers.get('location')).toBeNull()
    expect((await site.send('/bachelor/')).headers.get('location')).toBe('/studium/')
  })

  it('is where a redirect of editors leads on to', async () => {
    const entry = { id: 1, name: '/frueher', value: '/bachelor/' }
    const space = smallSpace()
    const table = { id: 77, name: 'redirects', slug: 'redirects', entries: [entry] }
    const site = await createTestSite({ space: { ...space, datasources: [...space.datasources, table] } })
    await site.runSchedule()
    await site.edit(moved('studium'))
    site.turnClock(5 * SECOND)
    await site.tell('moved', bachelor)
    expect(await answersOf(site, ['/frueher/', '/bachelor', '/en/frueher/'])).toEqual([
      '/studium/',
      '/studium/',
      404,
    ])
  })

  it('is told of a story whose new address was not listed yet, with one call', async () => {
    const calls: string[] = []
    const site = await createTestSite({
      fetch: next => async (input, init) => {
        const url = String(input instanceof Request ? input.url : input)
        if (url.includes('cv=')) calls.push(url)
        const isList = url.includes('/cdn/links') && calls.length > 0
        return isList && isRenamed ? new Response(null, { status: 500 }) : next(input, init)
      },
    })
    let isRenamed = false
    await site.runSchedule()
    await site.get('/bachelor/')
    isRenamed = true
    await site.edit(moved('studium'))
    site.turnClock(5 * SECOND)
    await site.tell('moved', bachelor)
    expect(site.log.map(({ event }) => event)).toContain('moves-failed')
    calls.length = 0
    expect(await answersOf(site, ['/bachelor/', '/bachelor/?a=1', '/en/bachelor/'])).toEqual([
      '/studium/',
      '/studium/?a=1',
      '/en/studium-en/',
    ])
    expect(calls.filter(url => url.includes('by_uuids'))).toHaveLength(1)
    expect((await site.get('/studium/')).status).toBe(200)
  })

  it('may have stood at any address while the index does not answer', async () => {
    const index = {
      ...createContentIndex(env.INDEX!, 'unanswered'),
      find: () => Promise.reject(new Error('reset')),
    }
    const site = await createTestSite({ index })
    const [known, unknown] = await Promise.all(
      ['/bachelor/', '/nobody-has-this/'].map(path => site.send(path)),
    )
    expect([known?.status, unknown?.status, unknown?.headers.get('retry-after')]).toEqual([
      200,
      503,
      expect.any(String),
    ])
    expect(site.log.filter(({ event }) => event === 'index-failed')).toHaveLength(1)
  })
})
