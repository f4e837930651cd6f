import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toBase64Json } from '../core/base/http/cookies.ts'
import { createContractSites } from './setup/contract-site.ts'
import { demoSpace } from './setup/demo-space.ts'
import { consentTo } from './setup/experiment-space.ts'
import { withContent } from './setup/test-site.ts'

interface Model {
  readonly timeModel?: string | undefined
  readonly price?: number
  readonly [name: string]: unknown
}

/** A platform whose prices are 7 euros a month above those of content, and whose first model has another name. */
const dearer = (models: readonly Model[]) =>
  models.map(({ price, timeModel, ...model }, index) => ({
    ...model,
    timeModel: index === 0 ? `${timeModel} neu` : timeModel,
    ...(price !== undefined && { price: price + 7 }),
  }))

const state = { change: dearer as (models: readonly Model[]) => readonly Model[] }

async function changed(answer: Response, { pathname }: URL): Promise<Response> {
  if (!answer.ok || !pathname.includes('/price/pricemodels/')) return answer
  const { value } = (await answer.json()) as { readonly value: readonly Model[] }
  return Response.json({ value: state.change(value) })
}

const own = '/bachelor/informatik/fernstudium/'
const ofEditors = '/bachelor/betriebswirtschaftslehre/fernstudium/'

const visitorOf = (country: string, group: string) => ({
  'cf-ipcountry': country,
  cookie: `${consentTo('analytics', 'functional')}; usergroup=${toBase64Json({ group, firstVisit: Date.UTC(2026, 10, 21) })}`,
})

const plain = (html: string) => html.replace(/[\u00a0\u202f]/g, ' ')

/** The prices of the boxes, by the name of their model. */
const boxesIn = (html: string) =>
  plain(html)
    .split('<li class="price-box')
    .slice(1)
    .map(box => [
      /price-box-model[^>]*>(.*?)<\/h/.exec(box)?.[1],
      /price-box-amount"><strong[^>]*>(.*?)<\/strong>/.exec(box)?.[1],
    ])

interface Offer {
  readonly name: string
  /** Of the whole course. */
  readonly price?: string
  readonly priceSpecification: { readonly price: string }
}

interface Thing {
  readonly '@type': string
  readonly offers?: readonly Offer[]
}

function offersIn(html: string) {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!
  const graph = (JSON.parse(json!) as { readonly '@graph': readonly Thing[] })['@graph']
  return graph.find(thing => thing['@type'] === 'Course')!.offers!
}

const ratesIn = (html: string) =>
  offersIn(html).map(({ name, priceSpecification }) => [name, priceSpecification.price])

const totalIn = (html: string) => /<dt>(Gesamtpreis[^<]*)<\/dt><dd><strong>(.*?)<\/strong>/.exec(plain(html))

describe('a programme whose platform says other prices than content', () => {
  let sites: Awaited<ReturnType<typeof createContractSites>>

  beforeAll(async () => {
    sites = await createContractSites({ change: changed })
  })
  afterAll(() => {
    vi.restoreAllMocks()
  })

  // Beyond the hour for which answers are cached.
  const later = () => sites.site.turnClock(2 * 3600_000)
  const get = async (path: string, country = 'SE') => {
    const { status, html } = await sites.site.get(path, { 'cf-ipcountry': country })
    expect(status).toBe(200)
    return html
  }
  const known = async (path: string, country = 'SE') =>
    (await sites.embedded.get(path, { 'cf-ipcountry': country })).html

  it('has them on its own page: boxes, structured data and tools alike', async () => {
    state.change = dearer
    const html = await get(own, 'FR')
    const before = (await sites.embedded.get(own, { 'cf-ipcountry': 'FR' })).html
    const amounts = (boxes: ReturnType<typeof boxesIn>) => boxes.map(([, text]) => Number.parseInt(text!, 10))
    expect(boxesIn(before).length).toBeGreaterThan(0)
    expect(amounts(boxesIn(html))).toEqual(amounts(boxesIn(before)).map(amount => amount + 7))
    expect(boxesIn(html)[0]![0]).toBe(`${boxesIn(before)[0]![0]} neu`)
    expect(ratesIn(html).map(([name, price]) => [name, `${price} €`])).toEqual(
      boxesIn(html).map(([name, text]) => [name, text]),
    )
    const compared = plain(await get('/vergleich/?p=bsinf-fs', 'FR'))
    for (const [name, text] of boxesIn(html))
      expect([name, compared.includes(`${name}: ${text}`)]).toEqual([name, true])
  })

  it('has them, lowered by its offer, for visitors of a country', async () => {
    state.change = dearer
    later()
    const [box] = boxesIn(await get(own, 'DE'))
    const [before] = boxesIn(await get(own, 'FR'))
    expect(Number.parseFloat(box![1]!.replace(',', '.'))).toBeLessThan(Number.parseFloat(before![1]!))
  })

  it('names no sum that other prices do not make up', async () => {
    state.change = dearer
    later()
    expect(totalIn(await known(own))).not.toBeNull()
    expect(totalIn(await get(own))).toBeNull()
    // Where an offer lowers the rates, search engines are told no sum anyway.
    expect(offersIn(await known(own, 'FR')).every(({ price }) => price)).toBe(true)
    expect(offersIn(await get(own, 'FR')).some(({ price }) => price)).toBe(false)
    expect(totalIn(await known(ofEditors))).not.toBeNull()
    expect(totalIn(await get(ofEditors))).toBeNull()
    state.change = models => dearer(models).map(model => ({ ...model, totalPrice: 9_999 }))
    later()
    expect(totalIn(await get(own, 'FR'))?.[2]).toBe('9.999 €')
    state.change = models => models
    later()
    for (const path of [own, ofEditors])
      expect(totalIn(await get(path))?.[0]).toBe(totalIn(await known(path))?.[0])
  })

  it('has them in boxes of editors that name it, where the platform has the model', async () => {
    state.change = models => models.map(({ price, ...model }) => ({ ...model, price: price! + 7 }))
    later()
    const monthly = (boxes: ReturnType<typeof boxesIn>) => boxes.slice(0, 3)
    for (const path of ['/', ofEditors]) {
      const html = await get(path, 'FR')
      const before = boxesIn((await sites.embedded.get(path, { 'cf-ipcountry': 'FR' })).html)
      expect(boxesIn(html).map(([name]) => name)).toEqual(before.map(([name]) => name))
      for (const [index, [, text]] of monthly(boxesIn(html)).entries())
        expect([path, Number.parseInt(text!, 10)]).toEqual([
          path,
          Number.parseInt(before[index]![1]!, 10) + 7,
        ])
      // No call returns yearly payments.
      expect(boxesIn(html).slice(3)).toEqual(before.slice(3))
      if (path === ofEditors)
        expect(ratesIn(html).map(([, price]) => `${price} €`)).toEqual(
          boxesIn(html).map(([, text]) => text!.replace('.', '')),
        )
    }
  })

  it('has those of content where the platform says none or fails, which is not kept', async () => {
    for (const change of [
      () => [],
      () => {
        throw new Error('down')
      },
    ] as (typeof state.change)[]) {
      state.change = change
      later()
      expect(boxesIn(await get(own))).toEqual(boxesIn(await known(own)))
    }
    state.change = dearer
    sites.site.turnClock(6_000)
    expect(boxesIn(await get(own))).not.toEqual(boxesIn(await known(own)))
  })

  it('leads where the platform says', async () => {
    state.change = models =>
      models.map(model => ({
        ...model,
        buttonText: 'Bewerben',
        buttonLink: {
          linktype: 'url',
          url: 'https://apply.example/x',
          cached_url: 'https://apply.example/x',
        },
      }))
    later()
    expect((await get(own)).includes('href="https://apply.example/x"')).toBe(true)
  })

  it('costs one more call of the platform', async () => {
    state.change = dearer
    later()
    sites.calls.length = 0
    await get(own)
    const names = sites.calls.map(({ address }) => new URL(address).pathname)
    expect(names.filter(name => name.includes('pricemodels'))).toEqual([
      '/api/proxy/index/v2/price/pricemodels/BSINF-FS',
    ])
  })

  it('has those for the usergroup of the visitor where the unit personalises', async () => {
    state.change = models => models
    const space = withContent(
      withContent(demoSpace, 'products/informatik-fernstudium', content => ({
        ...content,
        pricemodels: [
          ...(content.pricemodels as object[]),
          { component: 'price-box', _uid: 'lead', timeModel: 'Für lead', price: '99', usergroups: ['lead'] },
        ],
      })),
      'settings/dach/defaults',
      content => ({ ...content, usergroupPersonalization: true }),
    )
    const personal = await createContractSites({ change: changed, space })
    for (const group of ['lead', 'new']) {
      const headers = visitorOf('FR', group)
      const [shown, expected] = [personal.site, personal.embedded].map(async site =>
        boxesIn((await site.get(own, headers)).html),
      )
      expect(await shown).toEqual(await expected)
      expect((await shown!).some(([name]) => name === 'Für lead')).toBe(group === 'lead')
    }
  })
})
