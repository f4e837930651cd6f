import { beforeAll, describe, expect, it } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import { cookieOf, sendPlain } from './setup/form-site.ts'
import { idOf, published, SECOND } from './setup/publish.ts'
import { smallSpace } from './setup/small-space.ts'
import { storyLink, storyOf } from './setup/story.ts'
import { createTestSite, type TestSite, withContent, withStory } from './setup/test-site.ts'

const createSite = (space = demoSpace) => createTestSite({ space, newId: () => crypto.randomUUID() })

const contractsIn = (html: string) =>
  [
    ...(/<nav class="site-footer-contracts".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g),
  ].map(([, href]) => href)

describe('the ends of contracts', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await createSite()
  })

  it.each([
    ['/', '/vertrag-widerrufen/', '/vertrag-kuendigen/'],
    ['/bachelor/', '/vertrag-widerrufen/', '/vertrag-kuendigen/'],
    ['/lp/bachelor/soziale-arbeit/', '/vertrag-widerrufen/', '/vertrag-kuendigen/'],
    ['/kontakt/', '/vertrag-widerrufen/', '/vertrag-kuendigen/'],
    ['/gibt-es-nicht/', '/vertrag-widerrufen/', '/vertrag-kuendigen/'],
    ['/en/', '/en/withdraw-from-contract/', '/en/cancel-contract/'],
    ['/fr/', '/fr/renoncer-au-contrat/', '/fr/resilier-un-contrat/'],
    ['/it/', '/it/recedere-dal-contratto/', '/it/disdire-il-contratto/'],
    ['/es/', '/es/desistir-del-contrato/', '/es/cancelar-contrato/'],
    ['/pt/', '/pt/retratar-se-do-contrato/', '/pt/cancelar-contrato/'],
  ])('each page with a footer leads to them: %s', async (path, ...pages) => {
    expect(contractsIn((await site.get(path)).html)).toEqual(pages)
    for (const page of pages) expect((await site.get(page)).status).toBe(200)
  })

  it('none of a unit without contracts does', async () => {
    const space = withContent(demoSpace, 'settings/dach/defaults', content => ({
      ...content,
      contractsOnline: false,
    }))
    expect(contractsIn((await (await createSite(space)).get('/')).html)).toEqual([])
  })

  it('without a page of the unit leads to that for contacts', async () => {
    const space = withContent(demoSpace, 'settings/dach/defaults', content => ({
      ...content,
      contractsWithdrawalPage: null,
    }))
    expect(contractsIn((await (await createSite(space)).get('/')).html)).toEqual([
      '/kontakt/',
      '/vertrag-kuendigen/',
    ])
  })

  it('a publish of defaults without such a page is held back', async () => {
    const slug = 'settings/defaults'
    const site = await createTestSite({
      space: withContent(smallSpace(), slug, content => ({
        ...content,
        contractsOnline: true,
        contractsWithdrawalPage: storyLink('bachelor'),
        contractsCancellationPage: storyLink('bachelor'),
      })),
    })
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(space =>
      withStory(space, slug, story => ({
        ...published('2026-11-21T10:00:00Z')(story),
        content: { ...story.content, contractsWithdrawalPage: null },
      })),
    )
    await site.tell('published', { id: idOf(smallSpace(), slug) })
    await site.get('/')
    expect(site.log.filter(({ event }) => event === 'publish-held-back')).toEqual([
      expect.objectContaining({
        reasons: [expect.stringContaining('no page is named on which a visitor withdraws from one')],
      }),
    ])
  })
})

describe('the first defaults of a unit that names no page for the ends of contracts', () => {
  const unitDefaults = storyOf(
    {
      slug: 'settings/dach/defaults',
      name: 'Defaults, dach',
      content: { component: 'defaults', unit: 'dach', siteName: 'Ganz neu', contractsOnline: true },
    },
    9_200,
  )
  const at = (published_at: string) => ({ ...unitDefaults, published_at, first_published_at: published_at })

  async function publish(story: typeof unitDefaults) {
    const site = await createTestSite({ space: smallSpace() })
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(space => ({
      ...space,
      version: space.version + 1,
      stories: [...space.stories, { draft: story, published: story }],
    }))
    await site.tell('published', { id: story.id })
    await site.get('/')
    site.turnClock(5 * SECOND)
    const { html } = await site.get('/')
    return { html, held: site.log.filter(({ event }) => event === 'publish-held-back') }
  }

  it('are held back: the site stays as it was', async () => {
    const { html, held } = await publish(at('2026-11-21T09:00:00Z'))
    expect(html).toContain('Klein')
    expect(html).not.toContain('Ganz neu')
    expect(held).toEqual([expect.objectContaining({ reasons: [expect.any(String), expect.any(String)] })])
  })

  it('that were published before anybody requested them are what they are', async () => {
    const { html, held } = await publish(at('2026-10-01T09:00:00Z'))
    expect(html).toContain('Ganz neu')
    expect(held).toEqual([])
  })
})

/** Posts step after step without script; resolves to the page of the last one. */
async function lastStep(
  site: TestSite,
  { form, page, steps }: { readonly form: string; readonly page: string; readonly steps: readonly object[] },
): Promise<string> {
  let cookie = ''
  let at = page
  for (const [index, answers] of steps.entries()) {
    const answer = await sendPlain(site, { ...answers, _step: String(index) }, { form, page, cookie })
    expect([answer.status, form, index]).toEqual([303, form, index])
    cookie = cookieOf(answer) || cookie
    at = answer.headers.get('location')!.replace(/#.*$/, '')
  }
  return (await site.get(at, { cookie })).html
}

const person = {
  ...{ firstName: 'Ada', lastName: 'Canaria', email: 'ada@example.org' },
  ...{ 'birthday.day': '3', 'birthday.month': '4', 'birthday.year': '1999' },
}
const place = { street: 'Am Hang 1', postcode: '10115', city: 'Berlin', country: 'DE' }

const isShown = (part: string) => !part.startsWith(' hidden')

/** The prices that are shown, as text. */
const pricesIn = (html: string) =>
  html
    .split('<div class="form-price"')
    .slice(1)
    .filter(isShown)
    .flatMap(price => price.split('<div class="form-price-model"').filter(isShown))
    .join('')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')

describe('the last step', () => {
  it.each([
    [
      'the application',
      {
        form: 'bewerbung',
        page: '/forms-space/bewerbung/',
        steps: [
          { programme: 'bwl', model: 'teilzeit-1', start: 'now' },
          person,
          place,
          { admission: 'school' },
          { payment: 'DebitNote' },
        ],
      },
      ['297 € im Monat', '48 Monate', '14.955 €', 'Dein Widerrufsrecht'],
      ['396 €'],
      'Bewerbung absenden',
    ],
    [
      'the order',
      {
        form: 'obw-platz',
        page: '/weiterbildung/platz-buchen/',
        steps: [
          { programme: 'datenanalyse', pace: 'one' },
          { ...person, street: 'Am Hang 1', city: '10115 Berlin' },
        ],
      },
      ['134 € im Monat', '12 Monate', '1.608 €', 'Dein Widerrufsrecht'],
      ['189 €'],
      'Zahlungspflichtig bestellen',
    ],
  ] as const)('of %s shows the price of what is chosen', async (_, chosen, shown, others, button) => {
    const html = await lastStep(await createSite(), chosen)
    const text = pricesIn(html)
    for (const said of shown) expect(text).toContain(said)
    for (const said of others) expect(text).not.toContain(said)
    // Behind the price, as the button that sends the form.
    const after = html.slice(html.lastIndexOf('class="form-price-terms"'))
    expect(after.match(/<span class="button-label">(.*?)<\/span>/)![1]).toBe(button)
  })
})
