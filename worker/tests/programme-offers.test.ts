import { describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { storyOf } from './setup/story.ts'
import { createTestSite, withContent } from './setup/test-site.ts'
import { products, space } from './setup/typed-space.ts'

describe('an offer for one programme', () => {
  const offer = {
    component: 'campaign',
    placements: ['header', 'price'],
    careIds: 'TEST-BWL',
    titleDesktop: 'Nur für dieses Fach',
    discountType: 'absolute',
    discountValue: 60,
  }
  const withOffer = (before: SpaceSeed, careId = 'TEST-BWL'): SpaceSeed => {
    const story = storyOf({ slug: 'settings/offer', name: 'Offer', content: offer }, before.stories.length)
    const offered = { ...before, stories: [...before.stories, { draft: story, published: story }] }
    return withContent(offered, products, content => ({ ...content, careId }))
  }

  it.each([
    ['/bwl/', true, true],
    ['/en/bwl/', true, true],
    ['/lp/bwl/', true, true],
    ['/bwl-alle/', true, false],
    ['/selbst/', false, false],
    ['/', false, false],
  ])('%s has it in its banner: %s, in its prices: %s', async (path, inBanner, inPrices) => {
    const { html } = await (await createTestSite({ space: withOffer(space()) })).get(path)
    expect(html.includes('Nur für dieses Fach')).toBe(inBanner)
    expect(/240\s*€|€240/.test(html)).toBe(inPrices)
  })

  it('shows on the cards of its programme, wherever they are', async () => {
    const cards = (space: SpaceSeed) =>
      withContent(space, 'bachelor', ({ body, ...content }) => ({
        ...content,
        body: [
          ...(body as object[]),
          ...['TEST-BWL', 'OTHER'].map(careId => ({
            component: 'card',
            _uid: careId,
            title: careId,
            careId,
          })),
        ],
      }))
    const { html } = await (await createTestSite({ space: cards(withOffer(space())) })).get('/bachelor/')
    expect(html.match(/class="card-offer"/g)).toHaveLength(1)
    expect(html).toMatch(/TEST-\u2060BWL<\/h3><p class="card-offer">.*?Nur für dieses Fach<\/p>.*OTHER/s)
  })

  it('does not come by an id that no call takes, which costs the page nothing else', async () => {
    const site = await createTestSite({ space: withOffer(space(), 'was auch immer') })
    const { html } = await site.get('/bwl/', { 'cf-ipcountry': 'CH' })
    expect(html).not.toContain('Nur für dieses Fach')
    expect(html).toContain('Nur in CH')
  })
})
