import { describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { type StoryDraft, storyLink, storyOf, uuidOf } from './setup/story.ts'
import { createTestSite, withContent } from './setup/test-site.ts'
import { products, space } from './setup/typed-space.ts'

describe('a location', () => {
  const event = (name: string, fields: object): StoryDraft => ({
    slug: `events/${name}`,
    name,
    content: { component: 'event', venue: uuidOf('campus'), ...fields },
  })
  const campus = [
    {
      slug: 'campus',
      name: 'Campus',
      content: { component: 'location', street: 'Am Kai 4', city: 'Berlin' },
    },
    event('Später', { startsAt: '2026-12-05 18:00', status: 'postponed' }),
    event('Bald', { startsAt: '2026-11-25 17:00', endsAt: '2026-11-25 19:00' }),
    event('Vorbei', { startsAt: '2026-11-19 18:00' }),
    event('Anderswo', { startsAt: '2026-12-05 18:00', venue: uuidOf('elsewhere') }),
    event('Für andere', { startsAt: '2026-12-05 18:00', unit: 'ds' }),
    event('Ohne Tag', {}),
  ]
  const withCampus = (before: SpaceSeed): SpaceSeed => {
    const stories = campus.map((draft, index) => storyOf(draft, before.stories.length + index))
    return {
      ...before,
      stories: [...before.stories, ...stories.map(story => ({ draft: story, published: story }))],
    }
  }
  const shown = (html: string) =>
    [...html.matchAll(/<h3 [^>]*card-title[^>]*>(?:<a [^>]*>)?([^<]*)/g)].map(([, title]) => title)
  const told = (html: string) =>
    [...html.matchAll(/"@type":"Event","name":"([^"]*)"/g)].map(([, name]) => name)

  it('lists what takes place there until it is over, and tells the same to search engines', async () => {
    const site = await createTestSite({ space: withCampus(space()) })
    const before = await site.get('/campus/')
    expect(before.html).toContain('Termine hier')
    expect(shown(before.html)).toEqual(['Bald', 'Später'])
    expect(told(before.html)).toEqual(['Bald', 'Später'])
    expect(before.html).toContain('18:00–20:00\u00a0Uhr')
    expect((await site.get('/campus/')).render).toMatch(/^(\d+)\/\1$/)
    site.turnClock(Date.parse('2026-11-25T19:00:00Z') - Date.parse('2026-11-21T09:00:00Z'))
    const after = await site.get('/campus/')
    expect([shown(after.html), told(after.html)]).toEqual([['Später'], ['Später']])
    site.turnClock(30 * 24 * 3600_000)
    expect((await site.get('/campus/')).html).not.toContain('Termine hier')
  })

  it('leads to the page of each event, which leads to the registration', async () => {
    const site = await createTestSite({ space: withCampus(space()) })
    const { html } = await site.get('/campus/')
    const cards = [...html.matchAll(/<a [^>]*href="(\/events\/[^"]*)"/g)].map(([, href]) => href)
    expect(new Set(cards)).toEqual(new Set(['/events/Bald/', '/events/Sp%C3%A4ter/']))
    expect(html).toContain('Zum Termin')
    expect(html).toContain('Verschoben')
  })

  it('shows an edit of an event, and is a page without them', async () => {
    const site = await createTestSite({
      space: withCampus(space()),
      fetch: next => (input, init) =>
        String(input).includes('content_type=event') && isBroken
          ? Promise.reject(new Error('no'))
          : next(input, init),
    })
    let isBroken = true
    expect(shown((await site.get('/campus/')).html)).toEqual([])
    isBroken = false
    site.turnClock(61_000)
    expect(shown((await site.get('/campus/')).html)).toEqual(['Bald', 'Später'])
    await site.edit(current =>
      withContent(current, 'events/Bald', content => ({ ...content, title: 'Morgen' })),
    )
    site.turnClock(61_000)
    await site.get('/campus/')
    expect(shown((await site.get('/campus/')).html)).toEqual(['Morgen', 'Später'])
  })
})

describe('a programme', () => {
  it.each([
    [
      '/bwl/',
      'BWL | Klein',
      ['Bachelor of Arts', '36\u00a0Monate', 'Vollzeit', 'Sofia Brandt', 'Beratung', 'Frei'],
    ],
    [
      '/en/bwl/',
      'Business | Klein',
      ['Bachelor of Arts degree', '36\u00a0months', 'Full time', 'Advice', 'Free'],
    ],
  ])('%s shows what its product and its contact hold', async (path, title, texts) => {
    const site = await createTestSite({ space: space() })
    const { status, html } = await site.get(path, { 'cf-ipcountry': 'US' })
    expect(status).toBe(200)
    expect(html).toContain(`<title>${title}</title>`)
    for (const text of texts) expect(html).toContain(text)
    expect(html).toContain(
      '<link rel="preload" href="/pictures/default/business-administration.svg" as="image"',
    )
    expect(html).toMatch(/href="#(auf-einen-blick|at-a-glance)"/)
    expect(site.log.filter(({ event }) => event !== 'request')).toEqual([])
  })

  it('has the description of its subline', async () => {
    const site = await createTestSite({ space: space() })
    expect((await site.get('/bwl/')).html).toContain('<meta name="description" content="In drei Jahren">')
  })

  describe('shows points that hold for some visitors', () => {
    const points = (html: string) => [...html.matchAll(/usp-list-text">([^<]*)/g)].map(([, point]) => point)
    const shownTo: readonly (readonly [country: string, point?: string])[] = [
      ['CH', 'Anerkannt'],
      ['FR', 'In der EU'],
      ['BE', 'In der EU'],
      ['AT', 'In den Alpen'],
      ['LI', 'In den Alpen'],
      ['JP'],
      ['XX'],
      ['CH', 'Anerkannt'],
    ]

    it('to those alone, warm and fresh', async () => {
      const site = await createTestSite({ space: space() })
      for (const [country, point] of [...shownTo, ...shownTo])
        expect(points((await site.get('/bwl/', { 'cf-ipcountry': country })).html)).toEqual(
          point ? [point] : [],
        )
    })

    it('from one fragment for all countries of a group', async () => {
      const site = await createTestSite({ space: space() })
      await site.get('/bwl/', { 'cf-ipcountry': 'FR' })
      const { html, render } = await site.get('/bwl/', { 'cf-ipcountry': 'BE' })
      expect(points(html)).toEqual(['In der EU'])
      expect(render).toMatch(/^(\d+)\/\1$/)
    })

    it('by country alone while the groups cannot be read, and by group once they can', async () => {
      let isBroken = true
      const site = await createTestSite({
        space: space(),
        fetch: next => (input, init) =>
          isBroken && String(input).includes('content_type=country-groups')
            ? Promise.reject(new Error('no'))
            : next(input, init),
      })
      const seenFrom = async (country: string) =>
        points((await site.get('/bwl/', { 'cf-ipcountry': country })).html)
      expect([await seenFrom('CH'), await seenFrom('FR')]).toEqual([['Anerkannt'], []])
      isBroken = false
      site.turnClock(61_000)
      expect([await seenFrom('CH'), await seenFrom('FR')]).toEqual([['Anerkannt'], ['In der EU']])
    })
  })

  it('as a landing page has no jump navigation and its first step at the end', async () => {
    const site = await createTestSite({ space: space() })
    const { status, html } = await site.get('/lp/bwl/')
    expect(status).toBe(200)
    expect(html).not.toContain('data-enhance="jump-navigation"')
    // In the hero, at the end, and in the bar for phones.
    expect(html.match(/Bewerben/g)).toHaveLength(3)
  })

  it.each([
    ['lp-variant', 'angebot/bwl', true],
    ['lp-variant', 'lp/bwl-neu', true],
    ['page', 'lp/danke', true],
    ['variant', 'angebot/bwl', false],
  ])('of type %s at %s is a landing page: %s', async (component, slug, isLanding) => {
    const own = { fieldtype: 'multilink', linktype: 'url', url: '/lp/bewerben/' }
    const button = {
      component: 'button',
      _uid: 'own',
      text: 'Los',
      href: storyLink('home'),
      hrefLandingpage: own,
    }
    const before = space()
    const story = storyOf({ slug, name: 'Neu', content: { component, body: [button] } }, 500)
    const stories = [...before.stories, { draft: story, published: story }]
    const site = await createTestSite({ space: { ...before, stories } })
    const { html } = await site.get(`/${slug}/`)
    expect(html.includes('href="/lp/bewerben/"')).toBe(isLanding)
    expect(html.includes('nach bachelor')).toBe(!isLanding)
  })

  it('is served ready the second time', async () => {
    const site = await createTestSite({ space: space() })
    await site.get('/bwl/')
    const { render } = await site.get('/bwl/')
    const [ready, all] = render.split('/')
    expect(ready).toBe(all)
  })

  it.each([
    // The hero, and the sections that read the page's description: the head, the start of the body, structured data.
    ['bwl', 'subline', 'In zwei Jahren', 4],
    ['bwl', 'usps', [{ component: 'usp', _uid: 'usp', text: 'Drei Modelle' }], 1],
    // The hero, the facts, structured data.
    [products, 'degree', 'B.Sc.', 3],
    [products, 'pricemodels', [{ component: 'price-box', timeModel: 'Vollzeit', price: '310' }], 2],
  ])('an edit of %s: %s loses only what is made of it', async (slug, field, value, lost) => {
    const site = await createTestSite({ space: space() })
    await site.get('/bwl/')
    const total = Number((await site.get('/bwl/')).render.split('/')[1])
    await site.edit(before => withContent(before, slug, content => ({ ...content, [field]: value })))
    site.turnClock(61_000)
    await site.get('/bwl/')
    expect((await site.get('/bwl/')).render).toBe(`${total - lost}/${total}`)
    expect((await site.get('/bwl/')).render).toBe(`${total}/${total}`)
  })

  it('follows its product', async () => {
    const site = await createTestSite({ space: space() })
    await site.get('/bwl/')
    await site.edit(before => withContent(before, products, content => ({ ...content, degree: 'B.Sc.' })))
    for (let round = 0; round < 2; round++) {
      site.turnClock(61_000)
      await site.get('/bwl/')
    }
    expect((await site.get('/bwl/')).html).toContain('B.Sc.')
  })
})

it('a group of programmes has a card for each product that exists', async () => {
  const site = await createTestSite({ space: space() })
  const { status, html } = await site.get('/bwl-alle/')
  expect(status).toBe(200)
  expect(html.match(/Betriebswirtschaft/g)).toHaveLength(1)
  expect(html).toContain('href="/bwl/"')
})

it('a story that points to itself is answered', async () => {
  const site = await createTestSite({ space: space() })
  expect((await site.get('/selbst/')).status).toBe(200)
})
