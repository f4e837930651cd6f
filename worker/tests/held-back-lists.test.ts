import { describe, expect, it } from 'vitest'
import type { SpaceSeed, StoredStory } from '../core/content/space-schema.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { idOf, published, SECOND } from './setup/publish.ts'
import { smallSpace } from './setup/small-space.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, type TestSite, withStory } from './setup/test-site.ts'

const defaults = 'settings/defaults'
const campaign = 'settings/campaigns/de'
const withField = (slug: string, field: string, value: unknown, hour: number) => (space: SpaceSeed) =>
  withStory(space, slug, (story: StoredStory) => ({
    ...published(`2026-11-21T${hour}:00:00Z`)(story),
    content: { ...story.content, [field]: value },
  }))

const heldBackOf = async (site: TestSite) => {
  const health = (await (await site.send('/api/health')).json()) as {
    content: { heldBack: { slug: string; reasons: string[] }[] }
  }
  return health.content.heldBack
}

async function publish(site: TestSite, slug: string, change: (space: SpaceSeed) => SpaceSeed) {
  site.turnClock(5 * SECOND)
  await site.edit(change)
  await site.tell('published', { id: idOf(smallSpace(), slug) })
  await site.get('/')
  site.turnClock(5 * SECOND)
  return site.get('/', { 'cf-ipcountry': 'DE' })
}

describe('a story that pages read from a list', () => {
  it('is held back by itself, and the others of the list are new', async () => {
    const site = await createTestSite()
    expect((await site.get('/', { 'cf-ipcountry': 'DE' })).html).toContain('Nur in DE')
    const emptied = withField(campaign, 'titleDesktop', '', 10)
    const renamed = withField('settings/campaigns/ch', 'titleDesktop', 'Neu in CH', 10)
    expect((await publish(site, campaign, space => renamed(emptied(space)))).html).toContain('Nur in DE')
    expect((await site.get('/', { 'cf-ipcountry': 'CH' })).html).toContain('Neu in CH')
    expect(await heldBackOf(site)).toMatchObject([
      { slug: campaign, reasons: [expect.stringMatching(/^campaign/)] },
    ])
    expect((await publish(site, campaign, withField(campaign, 'titleDesktop', '', 11))).html).not.toContain(
      'Nur in DE',
    )
    expect(await heldBackOf(site)).toEqual([])
  })
})

describe('the defaults of a unit', () => {
  it.each([
    ['siteName', ''],
    ['unit', 'DACH '],
  ])('whose %s is %j by a slip, twice published, leave the site as it was', async (field, value) => {
    const versions = memoryVersionStore()
    const site = await createTestSite({ versions })
    await site.get('/')
    for (const hour of [10, 11]) {
      const { status, html } = await publish(site, defaults, withField(defaults, field, value, hour))
      expect([status, html.includes('Klein')]).toEqual([200, true])
    }
    const fresh = await createTestSite({ versions, seeded: true })
    fresh.turnClock(120 * SECOND)
    expect((await fresh.get('/')).status).toBe(200)
  })

  it('are read again where the stored copy is damaged', async () => {
    const site = await createTestSite()
    await site.get('/')
    await site.settle()
    let count = 0
    for (const { name } of (await testKv.list()).keys) {
      const text = (await testKv.get(name)) ?? ''
      if (!text.includes('Klein')) continue
      count++
      await testKv.put(name, text.replaceAll('Klein', ''))
    }
    expect(count).toBeGreaterThan(0)
    const fresh = await createTestSite({ seeded: true })
    expect((await fresh.get('/bachelor/')).status).toBe(200)
  })
})
