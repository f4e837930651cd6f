import { beforeEach, describe, expect, it } from 'vitest'
import { campaign, index, now, withStories } from '../../tests/setup/campaign-space.ts'
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

interface Offers {
  readonly [placement: string]: { readonly storyName: string } & Readonly<Record<string, unknown>>
}

describe('offers', () => {
  const offersFor = async (query: string, path = `${index}/campaign/dach`) =>
    (await createTestPlatform({ now }).get(`${path}?${query}`)).body as Offers
  const headerFor = async (query: string) => (await offersFor(query)).header?.storyName

  it('of the demonstration site fill all four placements for a group of countries', async () => {
    putSpace(demoSpace)
    const offers = await offersFor(
      `country=SE&countryGroups=${groupUuid.nordic},${groupUuid.union}&language=en`,
    )
    expect(Object.keys(offers).sort()).toEqual(['actionTeaser', 'content', 'header', 'price'])
    expect(offers.price).toMatchObject({
      storyName: 'Nordic countries: 8% until August 2027',
      discountType: 'percent',
      discountValue: 8,
      voucherCode: 'NORDEN8',
      colorOverride: 'blue',
      folderPriceboxText: '8% less, enrol by 31\u00a0August 2027',
      link: { href: '/en/forms-space/application/?campaign=norden&voucher=NORDEN8', text: 'Use the code' },
    })
  })

  it('for a product are found by its care id, with or without a country', async () => {
    putSpace(demoSpace)
    expect((await offersFor('careId=MSWPS-FS&language=en')).price).toMatchObject({ discountValue: 60 })
    expect((await offersFor('careId=MSWPS-FS&country=DE')).price).toMatchObject({ voucherCode: 'TANNE10' })
    expect(await offersFor('careId=ELSE')).toEqual({})
  })

  it('for single products are one answer, without those that are for everything', async () => {
    putSpace(
      withStories(
        campaign('two', { careIds: 'A-1, A-2', placements: ['price'], countries: 'PL' }),
        campaign('all', { placements: ['price', 'header'], countries: 'NO' }),
        campaign('over', { careIds: 'A-3', endsAt: '2026-11-21 00:00' }),
        campaign('soon', { careIds: 'A-1', countries: 'PL', startsAt: '2026-11-22 00:00' }),
        campaign('page', { careIds: 'A-4', pages: 'bachelor' }),
      ),
    )
    const found = async (country: string) => {
      const answer = await offersFor(`country=${country}`, `${index}/campaign/dach/products`)
      const names = ([, offers]: [string, object]) => Object.keys(offers)
      return Object.fromEntries(Object.entries(answer).map(entry => [entry[0], names(entry).join()]))
    }
    const demonstration = {
      'MSWPS-FS': 'header,content,actionTeaser,price',
      'BSAGR-MS': 'header,actionTeaser,price',
    }
    expect(await found('PL')).toEqual({ 'A-1': 'price', 'A-2': 'price', ...demonstration })
    // In that country an offer for everything takes precedence over the one for the product, on its
    // own page too.
    expect(await found('NO')).toEqual({ 'MSWPS-FS': 'content,actionTeaser', 'BSAGR-MS': 'actionTeaser' })
    expect(await found('FR')).toEqual(demonstration)
  })

  const campaignsOfKinds = withStories(
    campaign('all', {}),
    campaign('country', { countries: 'FR' }),
    campaign('second group', { countryGroups: 'g2' }),
    campaign('group', { countryGroups: 'g1' }),
    campaign('page', { pages: 'bachelor/*' }),
    campaign('type', { components: 'person' }),
    campaign('language', { languages: ['en'] }),
    campaign('leads', { usergroups: ['lead'] }),
    campaign('other unit', { unit: 'ds', countries: 'FR' }),
  )

  it.each([
    ['country=SE', 'all'],
    ['country=FR', 'country'],
    ['country=FR&countryGroups=g1,g2', 'country'],
    ['country=PL&countryGroups=g1,g2', 'group'],
    ['country=PL&countryGroups=g2', 'second group'],
    ['slug=bachelor/bwl', 'page'],
    ['slug=other&component=person', 'type'],
    ['language=fr', 'all'],
    ['language=en', 'language'],
    ['usergroup=lead', 'leads'],
  ])('%s: %s', async (query, expected) => {
    putSpace(campaignsOfKinds)
    expect(await headerFor(query)).toBe(expected)
  })

  it('begin and end to the second, whatever is kept', async () => {
    const at = Date.UTC(2026, 10, 21, 9, 0, 30)
    const written = (time: number) => new Date(time).toISOString()
    putSpace(
      withStories(
        campaign('short', { countries: 'FR', startsAt: written(at), endsAt: written(at + 10_000) }),
      ),
    )
    const platform = createTestPlatform({ now })
    const seen = async () => ((await platform.get(`${index}/campaign/dach?country=FR`)).body as Offers).header
    expect(await seen()).toBeUndefined()
    platform.turnClock(29_999)
    expect(await seen()).toBeUndefined()
    platform.turnClock(1)
    expect(await seen()).toMatchObject({ titleDesktop: 'short' })
    platform.turnClock(9_999)
    expect(await seen()).toMatchObject({ titleDesktop: 'short' })
    platform.turnClock(1)
    expect(await seen()).toBeUndefined()
  })

  it('a malformed one is left out alone', async () => {
    putSpace(
      withStories(
        campaign('broken', { titleDesktop: { a: 1 }, countries: 'FR' }),
        campaign('hostile', { countries: 'FR', link: { linktype: 'url', url: 'javascript:alert(1)' } }),
      ),
    )
    const { header } = await offersFor('country=FR')
    expect(header).toMatchObject({ storyName: 'hostile' })
    expect(header).not.toHaveProperty('link')
  })
})

describe('price models', () => {
  const box = (timeModel: string, ...usergroups: string[]) => ({
    component: 'price-box',
    timeModel,
    price: '300',
    usergroups,
  })
  const pricemodels = [
    box('all'),
    box('first', 'new', 'returning'),
    box('lead', 'lead'),
    box('app', 'bob', 'app'),
  ]

  const careId = 'TEST'
  const product = { component: 'product', careId, pricemodels }
  const withProduct = withStories({ slug: 'products/test', name: 'Test', content: product })

  it.each([
    ['', ['all', 'first']],
    ['usergroup=', ['all', 'first']],
    ['usergroup=vip', ['all', 'first']],
    ['usergroup=new', ['all', 'first']],
    ['usergroup=returning', ['all', 'first']],
    ['usergroup=lead', ['all', 'lead']],
    ['usergroup=bob', ['all', 'app']],
    ['usergroup=app', ['all', 'app']],
  ])('%s: %j', async (query, expected) => {
    putSpace(withProduct)
    const { body } = await createTestPlatform().get(`${index}/price/pricemodels/${careId}?${query}`)
    const { value } = body as { value: readonly Record<string, unknown>[] }
    expect(value.map(({ timeModel }) => timeModel)).toEqual(expected)
    for (const model of value) expect(model).not.toHaveProperty('usergroups')
  })
})
