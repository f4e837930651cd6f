import { describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { type Body, home, NOW, published, retitled, SECOND } from './setup/publish.ts'
import { editorAddress } from './setup/signed-addresses.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, type TestSite, withoutStory, withStory } from './setup/test-site.ts'

describe('a body that lost a block', () => {
  const broken = (at: string) => (space: SpaceSeed) =>
    withStory(space, 'home', story => ({
      ...published(at)(story),
      content: {
        ...story.content,
        body: (story.content.body as Body).map(block =>
          block._uid === 'closing' ? { ...block, text: undefined } : block,
        ),
      },
    }))

  const heldBackOf = async (site: TestSite) => {
    const health = (await (await site.send('/api/health')).json()) as {
      content: { heldBack: { slug: string; reasons: string[] }[] }
    }
    return health.content.heldBack
  }

  it('is held back, and its reason is at the health address and in the log', async () => {
    const site = await createTestSite()
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(broken('2026-11-21T10:00:00Z'))
    await site.tell('published', home)
    expect((await site.get('/')).html).toContain('Bis bald')
    expect(await heldBackOf(site)).toEqual([
      {
        slug: 'home',
        publishedAt: '2026-11-21T10:00:00Z',
        reasons: [expect.stringMatching(/^headline closing: /)],
      },
    ])
    expect(site.log.filter(({ event }) => event === 'publish-held-back')).toHaveLength(1)
    const preview = await editorAddress('/', { now: NOW + 5 * SECOND })
    expect((await site.get(preview)).html).toMatch(/Held back.*headline closing: /)
    expect((await site.get('/')).html).not.toContain('Held back')
  })

  it('is held back by a fresh isolate and after each refresh', async () => {
    const versions = memoryVersionStore()
    const site = await createTestSite({ versions })
    await site.get('/')
    await site.edit(broken('2026-11-21T10:00:00Z'))
    site.turnClock(5 * SECOND)
    await site.tell('published', home)
    const fresh = await createTestSite({ versions, seeded: true })
    for (let minute = 0; minute < 3; minute++) {
      fresh.turnClock(61 * SECOND)
      expect((await fresh.get('/')).html).toContain('Bis bald')
    }
  })

  it('is shown as it is when it is published a second time', async () => {
    const site = await createTestSite()
    await site.get('/')
    for (const hour of [10, 11]) {
      site.turnClock(5 * SECOND)
      await site.edit(broken(`2026-11-21T${hour}:00:00Z`))
      await site.tell('published', home)
      await site.get('/')
    }
    const { html } = await site.get('/')
    expect(html).toContain('Willkommen')
    expect(html).not.toContain('Bis bald')
    expect(await heldBackOf(site)).toEqual([])
  })

  it('published a second time is shown as it is by every isolate', async () => {
    const versions = memoryVersionStore()
    const one = await createTestSite({ versions })
    const other = await createTestSite({ versions, seeded: true })
    const sites = [one, other]
    for (const site of sites) await site.get('/')
    for (const hour of [10, 11]) {
      await one.edit(broken(`2026-11-21T${hour}:00:00Z`))
      for (const site of sites) site.turnClock(5 * SECOND)
      await one.tell('published', home)
      for (const site of sites) await site.get('/')
    }
    for (const site of sites) {
      site.turnClock(61 * SECOND)
      for (let time = 0; time < 3; time++) await site.get('/')
      expect((await site.get('/')).html).not.toContain('Bis bald')
      expect(await heldBackOf(site)).toEqual([])
    }
  })

  it('that was mended is shown', async () => {
    const site = await createTestSite()
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(broken('2026-11-21T10:00:00Z'))
    await site.tell('published', home)
    await site.get('/')
    await site.edit(space => ({ ...retitled('Heil')(smallSpace()), version: space.version + 1 }))
    await site.edit(space => withStory(space, 'home', published('2026-11-21T12:00:00Z')))
    site.turnClock(5 * SECOND)
    await site.tell('published', home)
    expect((await site.get('/')).html).toContain('Heil')
    expect(await heldBackOf(site)).toEqual([])
  })

  it('is gone at once when it is unpublished', async () => {
    const site = await createTestSite()
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(broken('2026-11-21T10:00:00Z'))
    await site.tell('published', home)
    await site.get('/')
    await site.edit(space => withoutStory(space, 'home'))
    site.turnClock(5 * SECOND)
    await site.tell('unpublished', home)
    expect((await site.get('/')).status).toBe(404)
    expect(await heldBackOf(site)).toEqual([])
  })
})
