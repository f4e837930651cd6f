import { describe, expect, it } from 'vitest'
import type { Campaign } from '../_kit/facts.ts'
import { renderContent } from '../_kit/testing/render-content.ts'

const campaign: Campaign = {
  storyId: '901',
  storyName: 'Österreich',
  uuid: 'b4d1f8c8-0c2f-4a0b-9c1e-2a2a2a2a2a2a',
  titleDesktop: '40 Euro weniger im Monat, bis zum Abschluss',
  titleMobile: '40 Euro weniger',
  descriptionDesktop: 'Für alle in Österreich.',
  icon: 'percent',
  link: { href: '/kosten/', text: 'Preise ansehen' },
  voucherCode: 'SERVUS40',
}

const content = {
  component: 'campaign-banner',
  _uid: 'b',
  titleDesktop: 'Vier Wochen zur Probe',
  link: { linktype: 'story', cached_url: 'testen' },
  linkText: 'Probezeit beginnen',
}

const fact = <T,>(value: T) => ({ state: 'ready' as const, value, revision: '1', fallback: false })
const inTheme = (theme: string, fields: object, running: Record<string, Campaign> = {}) =>
  renderContent({ ...content, ...fields }, { theme, facts: { campaign: fact(running) } }).html
const render = (fields: object, running?: Record<string, Campaign>) => inTheme('default', fields, running)
const selected = { showCampaign: true }

describe('what is said', () => {
  it.each([
    ['campaign', 'actionTeaser'],
    ['compact', 'content'],
    ['content', 'content'],
  ])('%s takes the campaign placed at %s', (variant, placement) => {
    const html = render({ ...selected, variant }, { [placement]: campaign })
    expect(html).toContain('40 Euro weniger im Monat')
    expect(html).toContain('href="/kosten/"')
    expect(html).not.toContain('Vier Wochen')
    expect(render({ ...selected, variant }, { header: campaign, price: campaign })).toContain('Vier Wochen')
  })

  it.each(['campaign', 'compact', 'content'])(
    '%s says its own words unless the campaign is selected',
    variant => {
      const html = render({ variant }, { actionTeaser: campaign, content: campaign })
      expect(html).toContain('Vier Wochen zur Probe')
      expect(html).not.toContain('40 Euro')
    },
  )

  describe('for a programme that it names', () => {
    const own = { ...campaign, storyId: '902', titleDesktop: '60 Euro weniger', titleMobile: '60 Euro' }
    const lowering = (one: Campaign): Campaign => ({ ...one, discountType: 'absolute', discountValue: 60 })

    it.each([
      ['its own offer', { actionTeaser: own }, { actionTeaser: campaign }, '60 Euro'],
      ['that of the page where it has none', {}, { actionTeaser: campaign }, '40 Euro'],
      [
        'a discount that its prices have',
        { actionTeaser: lowering(own), price: lowering(own) },
        { price: lowering(campaign) },
        '60 Euro',
      ],
      [
        'no discount that another campaign keeps from its prices',
        { actionTeaser: lowering(own) },
        { price: lowering(campaign) },
        'Vier Wochen',
      ],
    ])('shows %s', (_, offers, running, words) => {
      const facts = { campaign: fact(running), data: () => fact({ 'X-1': offers }) }
      const shown = { ...selected, variant: 'campaign', careId: 'X-1' }
      const { html } = renderContent({ ...content, ...shown }, { facts })
      for (const one of ['60 Euro', '40 Euro', 'Vier Wochen']) expect(html.includes(one)).toBe(one === words)
    })
  })

  it.each([
    ['no title and no campaign', {}, {}, false],
    ['no title and a campaign', {}, { actionTeaser: campaign }, true],
    ['no title, the campaign not selected', { showCampaign: false }, { actionTeaser: campaign }, false],
    ['only a short title', { titleMobile: 'Probe' }, {}, true],
  ])('%s', (_, fields, running, shown) => {
    expect(render({ ...selected, titleDesktop: '', ...fields }, running) !== '').toBe(shown)
  })

  it.each([
    ['campaign', 'actionTeaser'],
    ['compact', 'content'],
    ['content', 'content'],
  ])('%s offers the voucher code of the campaign for copying', (variant, placement) => {
    const html = render({ ...selected, variant }, { [placement]: campaign })
    expect(html).toMatch(/Gutscheincode.*copy-box.*>SERVUS40<.*>Kopieren</)
    expect(render({ ...selected, variant })).not.toMatch(/Gutscheincode|copy-box/)
  })

  it.each(['campaign', 'content'])('%s shows the picture of who speaks', variant => {
    const campaignImage = { filename: '/pictures/graduation.svg', alt: 'Feier' }
    const image = { filename: '/pictures/campus-berlin.svg', alt: 'Campus' }
    const pictures = (running: Campaign | undefined) =>
      [
        ...render(
          { ...selected, variant, campaignImage },
          running && { content: running, actionTeaser: running },
        ).matchAll(/alt="([^"]*)"/g),
      ].map(([, alt]) => alt)
    expect(pictures({ ...campaign, image })).toEqual(['Campus'])
    expect(pictures(campaign)).toEqual([])
    expect(pictures(undefined)).toEqual(['Feier'])
  })

  it('shows the short title on small screens only', () => {
    const html = render(selected, { actionTeaser: campaign })
    expect(html).toContain('<span class="campaign-banner-short">40 Euro weniger</span>')
    expect(html).toContain(
      '<span class="campaign-banner-long">40 Euro weniger im Monat, bis zum Abschluss</span>',
    )
    expect(render({})).not.toContain('campaign-banner-short')
  })

  it('icon and link of the block stand where the campaign has none', () => {
    const bare = { ...campaign, icon: undefined, link: undefined } as unknown as Campaign
    const html = render({ ...selected, icon: 'gift' }, { actionTeaser: bare })
    expect(html).toContain('campaign-banner-icon')
    expect(html).toContain('href="/testen/"')
  })
})

describe('link', () => {
  it('without words is the title', () => {
    expect(render({ linkText: '' })).toMatch(
      /<h2[^>]*><a class="campaign-banner-title-link" href="\/testen\/"/,
    )
    expect(render({})).not.toContain('campaign-banner-title-link')
  })

  it('of a campaign to another site opens a new tab', () => {
    const link = { href: 'https://example.org/', text: 'Mehr' }
    expect(render(selected, { actionTeaser: { ...campaign, link } })).toMatch(
      /href="https:\/\/example.org\/" target="_blank" rel="noopener".*öffnet in neuem Tab/,
    )
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
    'of a campaign to %s is not followed',
    href => {
      const html = render(
        { ...selected, link: undefined },
        { actionTeaser: { ...campaign, link: { href, text: 'x' } } },
      )
      expect(html).not.toContain('<a')
    },
  )
})

describe('look', () => {
  it.each([
    ['default', { variant: 'compact' }, 'surface-page-color'],
    ['maple_blaze', { variant: 'compact' }, 'campaign-banner-tone accent-petrol'],
    ['maple_blaze', { variant: 'compact', backgroundColor: 'silver' }, 'surface-silver'],
    ['maple_blaze', { variant: 'content' }, 'surface-page-color'],
    ['default', {}, 'surface-gradient-dark'],
    ['default', { backgroundColor: 'red' }, 'surface-red'],
    ['default', { headlineColor: 'orange' }, 'ink-tone accent-orange'],
    ['texas_rose', {}, 'heading-highlight'],
  ])('in %s with %o has %s', (theme, fields, expected) => {
    expect(inTheme(theme, fields)).toContain(expected)
  })

  it.each([
    ['yellow', 'campaign-banner-tone accent-yellow'],
    ['#a3262a', 'campaign-banner-tone accent-red'],
    ['url(x)', 'surface-gradient-dark'],
  ])('the campaign’s colour %s: %s', (colorOverride, expected) => {
    expect(render(selected, { actionTeaser: { ...campaign, colorOverride } })).toContain(expected)
  })

  it.each([
    ['campaign', 'up', true],
    ['campaign', 'none', false],
    ['compact', 'up', false],
    ['content', 'down', false],
  ])('%s with slope %s: sloped %s', (variant, slope, expected) => {
    expect(render({ variant, slope }).includes(`edge-top-slope-${slope}`)).toBe(expected)
  })

  it.each([
    ['campaign', true],
    ['content', true],
    ['compact', false],
  ])('%s shows its picture: %s', (variant, expected) => {
    const campaignImage = { filename: '/pictures/graduation.svg', alt: 'Feier' }
    expect(render({ variant, campaignImage }).includes('<img')).toBe(expected)
  })

  it('only the banner over the whole width heads a part of the page', () => {
    expect(render({})).toContain('<h2')
    expect(render({ variant: 'compact' }) + render({ variant: 'content' })).not.toMatch(/<h\d/)
  })
})
