import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ContentOf } from '../_kit/block-schema.ts'
import type { Campaign, Currency } from '../_kit/facts.ts'
import { euros, pounds } from '../_kit/sample-currencies.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import type { Usergroup } from '../_kit/usergroups.ts'
import { data } from './data.ts'
import type { schema } from './schema.ts'
import { mostTabs } from './view.tsx'

type Content = ContentOf<typeof schema>

const ready = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })

interface Visit {
  readonly campaign?: Partial<Campaign>
  readonly currency?: Currency | undefined
  readonly theme?: string
}

function render(items: readonly object[], { campaign, currency = euros, theme = 'default' }: Visit = {}) {
  const content = {
    component: 'price-boxes',
    _uid: 'boxes',
    items: items.map((item, index) => ({ _uid: `${index}`, ...item })),
  }
  // A test may leave a campaign incomplete; the fields that the test needs are set.
  const price = campaign as Campaign | undefined
  const { html, log } = renderContent(content, {
    theme,
    facts: { currency: ready(currency), campaign: ready({ price }) },
  })
  return { html: html.replaceAll('\u00a0', ' '), log }
}

const box = { timeModel: 'Vollzeit', price: '387' }

describe('an offer for the programme of price boxes', () => {
  const forAll = { discountType: 'absolute', discountValue: 20 }
  const forOne = { discountType: 'absolute', discountValue: 60 }
  const shown = (careId: string | undefined, campaign?: object) => {
    const needed: string[] = []
    const data = (need: string) => {
      needed.push(need)
      return ready({ 'X-1': { price: forOne } })
    }
    const content = { component: 'price-boxes', _uid: 'x', careId, items: [{ _uid: '1', ...box }] }
    const facts = { data, campaign: ready({ price: campaign as Campaign | undefined }) }
    const { html } = renderContent(content, { facts })
    return { price: /<strong>(\d+)/.exec(html)?.[1], needed }
  }

  it.each([
    ['comes before that of the page', 'X-1', forAll, '327'],
    ['holds where the page has none', 'X-1', undefined, '327'],
    ['is not that of another programme', 'X-2', forAll, '367'],
    ['is not that of boxes without a programme', undefined, forAll, '367'],
  ])('%s', (_, careId, campaign, price) => {
    expect(shown(careId, campaign).price).toBe(price)
  })

  it('is called for by boxes that name their programme only', () => {
    expect(shown(undefined, forAll).needed).toEqual([])
    expect(data({ careId: 'X-1' } as Content)[0]).toEqual(data({ careId: 'X-2' } as Content)[0])
    expect(data({} as Content)).toEqual([])
  })
})

describe('price boxes', () => {
  it('renders nothing without a box that says something', () => {
    expect(render([]).html).toBe('')
    expect(render([{ special: 'Neu' }]).html).toBe('')
  })

  it.each([
    ['euros', {}, '387 €'],
    ['converted on the server', { currency: pounds }, '£331.31'],
    ['an unusable rate', { currency: { ...pounds, exchangeRate: 0 } }, '387 €'],
    ['a percentage off', { campaign: { discountType: 'percent', discountValue: 10 } }, '348 €'],
    ['an amount off', { campaign: { discountType: 'absolute', discountValue: 50 } }, '337 €'],
    [
      'an amount off, converted',
      { campaign: { discountType: 'absolute', discountValue: 50 }, currency: pounds },
      '£288.51',
    ],
  ] satisfies [string, Visit, string][])('shows %s', (_, visit, expected) => {
    expect(render([box], visit).html).toContain(`<strong>${expected}</strong>`)
  })

  it.each([
    ['in euros', {}, 'Gesamtpreis: <strong>14.955 €</strong>'],
    ['converted on the server', { currency: pounds }, 'Gesamtpreis: <strong>£12,802.98</strong>'],
    [
      'without the discount of a campaign, and called so',
      { campaign: { discountType: 'percent', discountValue: 10 } },
      'Gesamtpreis ohne Rabatt: <strong>14.955 €</strong>',
    ],
  ] satisfies [string, Visit, string][])('says the whole price of a model %s', (_, visit, expected) => {
    expect(render([{ ...box, totalPrice: '14955' }], visit).html).toContain(expected)
  })

  it('says the whole price of a model as visitors pay it, less what a campaign takes off each month', () => {
    const { html } = render([{ ...box, durationNumeric: '36', totalPrice: '14955' }], {
      campaign: { discountType: 'percent', discountValue: 10 },
    })
    expect(html).toContain('Gesamtpreis: <strong>13.562 €</strong>')
  })

  it('says no whole price where content has none', () => {
    for (const totalPrice of ['', '0', undefined])
      expect(render([{ ...box, totalPrice }]).html).not.toContain('Gesamtpreis')
  })

  it.each([
    ['123456', false],
    ['1234567', true],
  ])('a price of %s needs smaller figures: %s', (price, expected) => {
    expect(render([{ ...box, price }]).html.includes('price-box-long')).toBe(expected)
  })

  it.each([
    [{ strikePrice: '427' }, {}, '427 €'],
    [{ strikePrice: '0' }, {}, undefined],
    [{ strikePrice: '0.3' }, {}, undefined],
    [{}, {}, undefined],
    [{ strikePrice: '427' }, { discountType: 'percent', discountValue: 10 }, '387 €'],
    [{}, { priceboxText: 'Beratung gratis' }, undefined],
  ] satisfies [object, Partial<Campaign>, string | undefined][])(
    '%o in %o strikes %s',
    (item, campaign, expected) => {
      const struck = /<s>(.*?)<\/s>/.exec(render([{ ...box, ...item }], { campaign }).html)?.[1]
      expect(struck).toBe(expected)
    },
  )

  it.each([
    ['side by side', {}, 'Kurz', 'Lang'],
    ['behind tabs', { tabLabel: 'Fern' }, 'Lang', 'Kurz'],
  ])('boxes %s show the words that the campaign has for them', (_, item, shown, other) => {
    const campaign = {
      discountType: 'percent',
      discountValue: 10,
      priceboxText: 'Kurz',
      folderPriceboxText: 'Lang',
    } as const
    const { html } = render([{ ...box, ...item }], { campaign })
    expect(html).toContain(shown)
    expect(html).not.toContain(other)
    const { folderPriceboxText: _none, ...plain } = campaign
    expect(render([{ ...box, ...item }], { campaign: plain }).html).toContain('Kurz')
  })

  it('shows the words of the campaign where it concerns a price', () => {
    const campaign = { discountType: 'percent', discountValue: 10, priceboxText: '10 % bis März' } as const
    expect(render([box], { campaign }).html).toContain('10 % bis März')
    expect(render([{ ...box, price: '0' }], { campaign }).html).not.toContain('10 % bis März')
    expect(render([{ ...box, price: '' }], { campaign }).html).not.toContain('10 % bis März')
  })

  it.each([
    ['a price is lowered', [box], { discountType: 'percent', discountValue: 10 }, true],
    ['two prices are lowered', [box, box], { discountType: 'percent', discountValue: 10 }, true],
    ['nothing is lowered', [{ ...box, price: '0' }], { discountType: 'percent', discountValue: 10 }, false],
    ['there is no price', [{ timeModel: 'Vollzeit' }], { discountType: 'percent', discountValue: 10 }, false],
    ['the campaign has words alone', [box], { priceboxText: 'Beratung gratis' }, true],
  ] satisfies [string, object[], Partial<Campaign>, boolean][])(
    'offers the voucher code once where %s: %#',
    (_, items, campaign, expected) => {
      const { html } = render(items, { campaign: { uuid: 'c', voucherCode: 'TANNE10', ...campaign } })
      expect(html.match(/Gutscheincode.*?copy-box.*?>TANNE10</g)?.length ?? 0).toBe(expected ? 1 : 0)
      expect(render(items, { campaign }).html).not.toMatch(/Gutscheincode|copy-box/)
    },
  )

  it.each([
    ['/bewerbung/?programme=bwl&model=fs', '/bewerbung/?programme=bwl&amp;model=fs&amp;voucher=TANNE%2010'],
    ['/bewerbung/#formular', '/bewerbung/?voucher=TANNE%2010#formular'],
    ['/bewerbung/?voucher=ALT', '/bewerbung/?voucher=ALT'],
    ['https://partner.example/', 'https://partner.example/'],
  ])('brings the code of a lowered price along to the site’s own pages: %s', (url, expected) => {
    const item = { ...box, buttonText: 'Bewerben', buttonLink: { linktype: 'url', url } }
    const lowered = { discountType: 'percent', discountValue: 10, voucherCode: 'TANNE 10' } as const
    expect(render([item], { campaign: lowered }).html).toContain(`href="${expected}"`)
    const plain = render([{ ...item, price: '0' }], { campaign: lowered }).html
    expect(plain).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
  })

  describe('for some usergroups', () => {
    const shownTo = (usergroup: Usergroup, items: readonly object[]) => {
      const content = { component: 'price-boxes', _uid: 'x', items }
      return [...renderContent(content, { facts: { usergroup } }).html.matchAll(/<h3[^>]*>([^<]*)/g)].map(
        ([, name]) => name,
      )
    }
    const items = [
      { timeModel: 'all' },
      { timeModel: 'named', usergroups: ['new', 'returning'] },
      { timeModel: 'lead', usergroups: ['lead'] },
      { timeModel: 'every', usergroups: ['new', 'returning', 'lead', 'bob', 'app'] },
      { timeModel: 'unknown', usergroups: ['vip'] },
    ]
    const always = ['all', 'every', 'unknown']
    it.each([
      ['new', ['all', 'named', 'every', 'unknown']],
      ['returning', ['all', 'named', 'every', 'unknown']],
      ['lead', ['all', 'lead', 'every', 'unknown']],
      ['bob', always],
      ['app', always],
    ] as const)('%s sees %j', (usergroup, expected) => {
      expect(shownTo(usergroup, items)).toEqual(expected)
    })

    it('shows nothing if no box is for the visitor', () => {
      expect(shownTo('app', [{ timeModel: 'lead', price: '1', usergroups: ['lead'] }])).toEqual([])
    })
  })

  it('reads neither currency nor campaign for boxes without a price', () => {
    const pending = { state: 'pending' as const, settled: Promise.resolve() }
    const content = { component: 'price-boxes', _uid: 'x', items: [{ _uid: '1', timeModel: 'Gasthörer' }] }
    const { html } = renderContent(content, { facts: { currency: pending, campaign: pending } })
    expect(html).toContain('Gasthörer')
  })

  it.each([
    [{ duration: '36 Monate', durationNumeric: '36' }, '36 Monate'],
    [{ durationNumeric: '72' }, '72 Monate'],
    [{ duration: 'ein Jahr', durationNumeric: '12' }, 'ein Jahr'],
  ])('%o lasts %s', (item, expected) => {
    expect(render([{ ...box, ...item }]).html).toContain(expected)
  })

  const tabsOf = (html: string) => [...html.matchAll(/<span class="tab">([^<]*)/g)].map(([, label]) => label)

  it.each([
    ['its time model', { timeModel: 'Teilzeit', duration: '72 Monate' }, 'Teilzeit'],
    ['its duration', { timeModel: '', duration: '72 Monate' }, '72 Monate'],
    ['its months', { timeModel: '', durationNumeric: '72' }, '72 Monate'],
    ['its price', { timeModel: '' }, '387 €'],
  ])('a box without a tab label is found by %s', (_, fields, expected) => {
    const items = [
      { ...box, tabLabel: 'Fern' },
      { ...box, ...fields },
    ]
    expect(tabsOf(render(items).html)).toEqual(['Fern', expected])
  })

  it('writes euros as the texts of its page do', () => {
    const content = {
      component: 'price-boxes',
      _uid: 'x',
      items: [{ timeModel: 'Full time', price: '1387' }],
    }
    const facts = { currency: ready(euros), campaign: ready({}) }
    expect(renderContent(content, { language: 'en', facts }).html).toContain('<strong>€1,387</strong>')
    expect(renderContent(content, { language: 'de', facts }).html).toContain('<strong>1.387\u00a0€</strong>')
  })

  it('has no tabs where no box has a label', () => {
    expect(render([box, { ...box, timeModel: 'Teilzeit' }]).html).not.toContain('radio')
  })

  const labelled = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...box, tabLabel: `Modell ${index + 1}.` }))

  it.each([2, 7, 12])('%d labels are as many tabs, each with a panel of its own', count => {
    const { html } = render(labelled(count))
    expect(tabsOf(html)).toEqual(labelled(count).map(({ tabLabel }) => tabLabel))
    expect(html.match(/class="price-panel price-panel-\d+"/g)).toHaveLength(count)
  })

  it('more labels than tabs stand above their boxes', () => {
    const { html } = render(labelled(13))
    expect(html).not.toContain('radio')
    expect([...html.matchAll(/<h3[^>]*>(Modell \d+)/g)]).toHaveLength(13)
    expect(html).toMatch(/<h4[^>]*>Vollzeit/)
  })

  it('the style sheet has a rule for each tab', () => {
    const rules = readFileSync(new URL('style.css', import.meta.url), 'utf8').match(/price-tab-\d+:checked/g)
    expect(rules).toHaveLength(mostTabs)
  })

  it('groups boxes by tab label', () => {
    const labels = ['Fern', 'Dual', 'Fern'].map(tabLabel => ({ ...box, tabLabel }))
    const { html } = render(labels)
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html.match(/<ul/g)).toHaveLength(2)
    expect(render(labels.filter(item => item.tabLabel === 'Fern')).html).not.toContain('radio')
  })

  it('fills boxes in themes with colour variables', () => {
    expect(render([box], { theme: 'maple_blaze' }).html).toContain('price-box-filled')
    expect(render([box], { theme: 'rust' }).html).not.toContain('price-box-filled')
  })

  it('snaps colours to the palette', () => {
    expect(render([{ ...box, color: 'orange' }]).html).toContain('accent-orange')
    expect(render([{ ...box, color: 'url(x)' }]).html).not.toContain('url(x)')
  })
})

it.each([
  ['texas_rose', true],
  ['default', false],
])('the headline in %s is highlighted: %s', (theme, expected) => {
  const content = {
    component: 'price-boxes',
    _uid: 'boxes',
    headline: 'Preise',
    items: [{ _uid: 'a', price: '1' }],
  }
  const { html } = renderContent(content, { theme, facts: {} })
  expect(/<h2[^>]*><span class="heading-highlight"/.test(html)).toBe(expected)
})
