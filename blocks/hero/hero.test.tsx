import { describe, expect, it } from 'vitest'
import type { Campaign } from '../_kit/facts.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'
import { type HeroType, heroForm, heroTypes } from './type.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const complete = fixture('complete')
const html = (changes: object, theme = 'default') =>
  renderContent({ ...complete, ...changes }, { theme }).html

describe('type', () => {
  it.each([
    ['full', '', 'full', 'slope'],
    ['full', '_circle', 'full', 'circle'],
    ['compact', '_spot', 'compact', 'spot'],
    ['split_spot', '_circle', 'split', 'spot'],
    ['basic_circle', '', 'basic', 'circle'],
  ] as const)('%s with the theme’s %j is %s, %s', (type, suffix, kind, shape) => {
    expect(heroForm(type, () => suffix)).toEqual({ kind, shape })
  })

  it('reads no theme when the type names the shape', () => {
    const refuse = () => {
      throw new Error('read')
    }
    for (const type of heroTypes.filter(name => name.includes('_')))
      expect(heroForm(type, refuse)).toBeTruthy()
  })

  it.each([
    ['default', 'hero-slope'],
    ['rust', 'hero-circle'],
    ['maple_blaze', 'hero-spot'],
    ['texas_rose', 'hero-slope'],
  ])('in %s it is %s', (theme, shape) => {
    expect(html({}, theme)).toContain(shape)
  })

  it('takes the shape of the theme it names', () => {
    expect(html({ theme: 'rust' })).toContain('hero-circle')
  })

  it.each(['none', 'empty'])('%s renders nothing', name => {
    expect(renderContent(fixture(name))).toMatchObject({ html: '', log: [] })
  })

  it('an unknown type is the full one', () => {
    expect(html({ type: 'huge' as HeroType })).toContain('hero-full')
  })
})

describe('headline', () => {
  it('holds the subline unless that is excluded', () => {
    expect(html({ headline: 'Kurz', subline: 'Und gut' })).toMatch(/<h1[^>]*>.*Und gut.*<\/h1>/)
    expect(html({ headline: 'Kurz', subline: 'Und gut', excludeSublineFromH1: true })).toMatch(
      /<\/h1><p class="hero-subline[^>]*>Und gut/,
    )
  })

  it('is highlighted when selected, or when the theme always does', () => {
    expect(html({ isHighlighted: false })).not.toContain('heading-highlight')
    expect(html({ isHighlighted: true })).toContain('heading-highlight')
    expect(html({ isHighlighted: false }, 'texas_rose')).toContain('heading-highlight')
  })

  it.each([
    ['Betriebswirtschaftslehre', {}, false],
    ['Betriebswirtschaftslehre', { toggleHyphensAuto: true }, true],
    ['Studienfinanzierungsberatungsgesellschaft', {}, true],
  ])('%s, %j: may be divided %s', (headline, changes, expected) => {
    expect(html({ headline, toggleHyphensAuto: false, ...changes }).includes('hero-hyphens')).toBe(expected)
  })
})

describe('stars', () => {
  it.each([
    [{ showStarRating: false }, false],
    [{ starRatingPercentage: '' }, false],
    [{ starRatingPercentage: 0 }, true],
  ])('%j: shown %s', (changes, shown) => {
    expect(html(changes).includes('hero-rating')).toBe(shown)
  })

  it.each([
    ['de', '4,6 von 5 Sternen'],
    ['en', '4.6 out of 5 stars'],
  ])('have a name in %s', (language, name) => {
    expect(renderContent(complete, { language }).html).toContain(`role="img" aria-label="${name}"`)
  })
})

describe('voucher', () => {
  it('its code is text outside of any button, with the label of its copy button', () => {
    expect(html({})).toMatch(
      /<code class="copy-box-value">START600<\/code><button type="button"[^>]*needs-script/,
    )
    expect(html({})).toContain('>Code kopieren</span>')
  })

  it('has labels of its own', () => {
    const voucher = html({ voucherCopyText: '', voucherAfterCopyText: '' })
    expect(voucher).toContain('>Kopieren</span>')
    expect(voucher).toContain('data-after-copy="Kopiert"')
  })

  it('renders nothing without a code', () => {
    expect(html({ voucherCode: ' ' })).not.toMatch(/voucher|copy-box|Code einlösen/)
  })

  describe('of the campaign that lowers prices', () => {
    const campaign = {
      voucherCode: 'SERVUS40',
      priceboxText: '40 € weniger',
      titleDesktop: 'Servus',
    } as Campaign
    const voucher = (changes: object, price: Campaign | undefined) =>
      renderContent(
        { ...fixture('split'), ...changes },
        { facts: { campaign: { state: 'ready', value: { price }, revision: '1', fallback: false } } },
      ).html
    const selected = { showCampaignVoucher: true }

    it.each([
      ['its code and words', selected, campaign, />40 € weniger<\/p>.*>SERVUS40</],
      [
        'its title without other words',
        selected,
        { ...campaign, priceboxText: undefined },
        />Servus<\/p>.*>SERVUS40</,
      ],
      ['rather than an own one', { ...selected, voucherCode: 'EIGEN' }, campaign, />SERVUS40</],
      ['an own one where there is none', { ...selected, voucherCode: 'EIGEN' }, undefined, />EIGEN</],
      [
        'an own one where it has none',
        { ...selected, voucherCode: 'EIGEN' },
        { ...campaign, voucherCode: undefined },
        />EIGEN</,
      ],
    ] as [string, object, Campaign | undefined, RegExp][])('%s', (_, changes, running, expected) => {
      expect(voucher(changes, running).match(/hero-voucher/g)).not.toBeNull()
      expect(voucher(changes, running)).toMatch(expected)
    })

    it.each([
      ['not selected', {}, campaign],
      ['without a code', selected, { ...campaign, voucherCode: undefined }],
      ['without a campaign', selected, undefined],
    ] as [string, object, Campaign | undefined][])('%s: none', (_, changes, running) => {
      expect(voucher(changes, running)).not.toContain('hero-voucher')
    })
  })
})

describe('cluster picker', () => {
  const { content } = fixtures.find(({ name }) => name === 'picker')!
  const picker = (changes: object = {}) => renderContent({ ...content, ...changes }).html

  it.each([
    [{}, true],
    [{ type: 'full_spot' }, true],
    [{ type: 'split' }, false],
    [{ type: 'compact_circle' }, false],
    [{ showClusterPicker: false }, false],
    [{ clusterPickerDegreeOptions: [] }, false],
    [{ clusterPickerClusterOptions: [] }, true],
  ])('with %j: %s', (changes, shown) => {
    expect(picker(changes).includes('cluster-picker')).toBe(shown)
  })

  it('offers the clusters of the first degree, and none', () => {
    const options = [...picker().matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label)
    expect(options).toEqual([
      'Bachelor',
      'Master',
      'Alle Fachrichtungen',
      'Gesundheit und Soziales',
      'Wirtschaft und Management',
      'Informatik und Technik',
    ])
  })

  it('its degree list is disabled when there is one degree', () => {
    const one = { clusterPickerDegreeOptions: (content.clusterPickerDegreeOptions as object[]).slice(0, 1) }
    expect(picker().match(/<select[^>]*disabled/g)).toBeNull()
    expect(picker(one).match(/<select[^>]*disabled/g)).toHaveLength(1)
  })

  it('is a list of links without JavaScript', () => {
    const [, targets] = picker().split('cluster-picker-targets')
    expect(
      [...targets!.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => `${label} ${href}`),
    ).toEqual([
      'Bachelor /bachelor/',
      'Gesundheit und Soziales /bachelor/gesundheit/',
      'Wirtschaft und Management /bachelor/wirtschaft/',
      'Informatik und Technik /bachelor/technik/',
      'Master /master/',
      'Psychologie /master/psychologie/',
    ])
  })

  it('has labels of its own', () => {
    const html = picker({ clusterPickerCtaLabel: '', clusterPickerEmptyOptionLabel: '' })
    expect(html).toContain('Studiengänge zeigen')
    expect(html).toContain('>Alle Fachrichtungen</option>')
  })
})

describe('parts', () => {
  it.each([
    ['split', true],
    ['split_circle', true],
    ['full', false],
    ['compact_spot', false],
  ])('the call to action of %s: %s', (type, shown) => {
    expect(html({ type }).includes('Jetzt anmelden')).toBe(shown)
  })

  it.each([
    ['voucherCode', 'hero-voucher'],
    ['voucherButtonText', 'Code einlösen'],
    ['flagText', 'hero-flag'],
    ['ctaHref', 'Jetzt anmelden'],
    ['frameLabel', 'hero-label'],
    ['logoImages', 'hero-logos'],
    ['characterImage', 'hero-character'],
    ['image', 'hero-picture'],
  ])('without %s there is no %s', (field, expected) => {
    expect(html({})).toContain(expected)
    expect(html({ [field]: undefined })).not.toContain(expected)
  })

  it('a drawing takes the place of the picture', () => {
    const drawn = html({ drawing: fixture('drawn').drawing })
    expect(drawn).toContain('aria-label="3+2: drei Tage Betrieb, zwei Tage Hörsaal"')
    expect(drawn).not.toContain('hero-image')
    expect(html({ drawing: [{ component: 'form', _uid: 'f' }] })).toContain('hero-image')
  })

  it.each([
    ['default', false],
    ['texas_rose', true],
    ['rust', false],
  ])('in %s a drawing lies free like a sheet: %s', (theme, expected) => {
    const drawn = html({ type: 'full', drawing: fixture('drawn').drawing }, theme)
    expect(drawn.includes('hero-sheet')).toBe(expected)
    expect(html({ type: 'full' }, theme)).not.toContain('hero-sheet')
  })

  it('a flag without an address is text', () => {
    expect(html({ flagHref: undefined })).toContain('<p class="hero-flag">')
  })

  it.each([
    ['full', '180-79'],
    ['split', '4-3'],
    ['compact', '2-1'],
    ['full_circle', '1-1'],
    ['compact_spot', '1-1'],
    ['basic', '4-3'],
    ['basic_circle', '1-1'],
  ])('the picture of %s is cut %s', (type, ratio) => {
    expect(html({ type })).toContain(`ratio-${ratio} hero-image`)
  })

  it('a highlighted subline uses the highlight of headlines', () => {
    expect(html({})).not.toContain('hero-subline heading-highlight')
    expect(html({})).not.toMatch(/ highlight"/)
  })

  it.each(heroTypes.filter(type => type !== 'none'))(
    '%s: a photograph comes as wide as the largest windows, and has its size from the asset',
    type => {
      const mostOf = (image: object) => {
        const sets = html({ type, image, character: undefined }).match(/(?<=srcSet=")[^"]*/g) ?? []
        return new Set(sets.map(set => Number(/(\d+)w$/.exec(set)?.[1])))
      }
      const filename = 'https://a.storyblok.com/f/1/6000x4000/a/b.jpg'
      expect([...mostOf({ filename })]).toEqual([3000])
      expect(Math.max(...mostOf({ filename, width: 1400, height: 1400 }))).toBe(1280)
      expect(
        Math.max(...mostOf({ filename: 'https://a.storyblok.com/f/1/a/b.jpg', width: '700', height: '700' })),
      ).toBe(640)
    },
  )

  it('the picture goes before everything else, portrait and logos do not', () => {
    expect(html({})).toMatch(/hero-image"[^>]*fetchPriority="high"/i)
    expect(html({}).match(/fetchPriority/gi)).toHaveLength(1)
    expect(html({})).not.toContain('loading="lazy"')
    expect(html({ image: undefined })).not.toMatch(/fetchPriority/i)
  })

  it('of a later hero all wait', () => {
    const later = renderContent(complete, { facts: { ordinals: new Map([['hero:hero-complete', 1]]) } }).html
    expect(later).not.toMatch(/fetchPriority/i)
    expect(later.match(/loading="lazy"/g)).toHaveLength(5)
  })

  it('the search slot renders its blocks', () => {
    expect(html({ search: [{ component: 'headline', text: 'Suche' }] })).toMatch(/hero-search.*Suche/)
  })
})
