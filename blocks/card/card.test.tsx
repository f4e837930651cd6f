import { describe, expect, it } from 'vitest'
import type { ContentOf } from '../_kit/block-schema.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { data } from './data.ts'
import { fixtures } from './fixtures.ts'
import { eventDate, figureOf } from './parts.ts'
import { cardVariants, type schema } from './schema.ts'

type CardContent = ContentOf<typeof schema>

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, theme = 'default') =>
  renderContent({ ...fixture(name), ...changes }, { theme }).html

describe('an offer for the programme of a card', () => {
  const offer = { titleDesktop: 'Jede Rate 60 € günstiger', titleMobile: '60 € günstiger', icon: 'gift' }
  const discount = { ...offer, storyId: '1', discountType: 'absolute', discountValue: 60 }
  const answering = (offers: object | undefined, fallback = false) => {
    const needed: string[] = []
    const data = (need: string) => {
      needed.push(need)
      return { state: 'ready' as const, value: offers, revision: '1', fallback }
    }
    return { needed, facts: { data } }
  }
  const offerIn = (offers: object | undefined, careId = 'X-1') => {
    const { facts } = answering(offers)
    const content = { ...fixture('default'), careId }
    return /card-offer"><svg.*?<\/svg>(.*?)<\/p>/.exec(renderContent(content, { facts }).html)?.[1]
  }

  it.each([
    ['one for teasers', { actionTeaser: offer }, '60 € günstiger'],
    [
      'one for teasers without a short title',
      { actionTeaser: { ...offer, titleMobile: undefined } },
      offer.titleDesktop,
    ],
    ['one for prices', { price: { ...offer, priceboxText: 'Bis April' } }, 'Bis April'],
    ['one for prices without words of its own', { price: offer }, '60 € günstiger'],
    ['both', { actionTeaser: offer, price: { ...offer, priceboxText: 'Bis April' } }, '60 € günstiger'],
    [
      'a discount for teasers that lowers the prices, too',
      { actionTeaser: discount, price: { ...discount, priceboxText: 'Bis April' } },
      '60 € günstiger',
    ],
    [
      'a discount for teasers, and another one that lowers the prices',
      { actionTeaser: discount, price: { ...discount, storyId: '2', priceboxText: '40 € weniger' } },
      '40 € weniger',
    ],
    [
      'a discount for teasers where no offer for the programme lowers the prices',
      { actionTeaser: discount },
      undefined,
    ],
    ['one for banners', { header: offer, content: offer }, undefined],
    ['none', {}, undefined],
  ])('%s', (_, offers, words) => {
    expect(offerIn({ 'X-1': offers })).toBe(words)
  })

  it('is not that of another programme', () => {
    expect(offerIn({ 'X-2': { actionTeaser: offer } })).toBeUndefined()
    expect(offerIn({}, 'constructor')).toBeUndefined()
    expect(offerIn(undefined)).toBeUndefined()
  })

  it('is called for by cards that name their programme only, all with one call', () => {
    const { needed, facts } = answering({})
    renderContent(fixture('default'), { facts })
    expect(needed).toEqual([])
    expect(data({ careId: 'X-1' } as CardContent)).toEqual(data({ careId: 'X-2' } as CardContent))
    expect(data({} as CardContent)).toEqual([])
  })
})

describe('display rules', () => {
  it.each([
    ['title and content', {}, true],
    ['a title', { content: undefined }, true],
    ['content', { title: undefined }, true],
    ['neither', { title: ' ', content: '' }, false],
  ])('with %s', (_, changes, shown) => {
    expect(render('default', changes) !== '').toBe(shown)
  })

  // The clock of the tests is before 2027.
  it.each([
    ['2000-01-01 00:00', false],
    ['2100-01-01 00:00', true],
  ])('until %s', (until, shown) => {
    expect(render('default', { until }) !== '').toBe(shown)
  })

  it('skips a picture without an address', () => {
    expect(render('default', { image: { filename: '' } })).not.toContain('<img')
  })

  it.each([
    ['recognizedEctsLabel', 'bis 60\u00a0ECTS'],
    ['recognizedEctsValue', 'Anerkennung aus der Ausbildung'],
    ['moneySavingLabel', 'bis 2.628\u00a0€'],
    ['moneySavingValue', 'Ersparnis'],
  ])('a gain needs both its parts: without %s no %s', (field, other) => {
    expect(render('catalogue')).toContain(other)
    expect(render('catalogue', { [field]: '' })).not.toContain(other)
  })
})

describe('link', () => {
  const links = (html: string) =>
    [...html.matchAll(/<a class="card-link" href="([^"]*)"/g)].map(([, href]) => href)

  it.each([
    ['the link', {}, ['/studienberatung/']],
    ['the path', { link: undefined, path: 'beratung/' }, ['/beratung/']],
    ['the path on this site only', { link: undefined, path: '//other.example/' }, ['/other.example/']],
    ['the link before the path', { path: 'beratung/' }, ['/studienberatung/']],
    ['nowhere', { link: undefined }, []],
    ['the link once, without a title', { title: undefined }, ['/studienberatung/']],
  ])('leads to %s', (_, changes, expected) => {
    expect(links(render('default', changes))).toEqual(expected)
  })

  it('says its words only where the card leads somewhere', () => {
    expect(render('default', { link: undefined })).not.toContain('Termin aussuchen')
  })

  it('the badge may lead elsewhere', () => {
    expect(render('own-label-link')).toMatch(/<a class="card-badge[^>]*href="\/zulassung\/"/)
    expect(render('catalogue')).toContain('<p class="card-badge">')
  })
})

describe('variants', () => {
  const drawn = (variant: string, changes: object = {}) => render('default', { variant, ...changes })

  it('each has a form of its own', () => {
    const forms = cardVariants.map(variant => render('catalogue', { variant }).replaceAll(/ id="[^"]*"/g, ''))
    expect(new Set(forms).size).toBe(cardVariants.length)
  })

  it.each(cardVariants)('%s is one link, and shows nothing without words', variant => {
    expect(drawn(variant).match(/class="card-link"/g)).toHaveLength(1)
    expect(drawn(variant, { title: '', content: '' })).toBe('')
  })

  it.each([
    ['compact', false],
    ['catalogue-compact', false],
    ['link', false],
    ['event', true],
    ['search-result', true],
    ['image-left', true],
    ['compass', true],
    ['sloped', true],
  ])('%s has a picture: %s', (variant, shown) => {
    expect(drawn(variant).includes('<img')).toBe(shown)
  })

  it('only the catalogue shows what programmes are compared by', () => {
    expect(render('catalogue')).toContain('180\u00a0ECTS')
    expect(render('catalogue', { variant: 'default' })).not.toContain('180\u00a0ECTS')
  })

  it.each([
    ['compact', { variant: 'compact' }],
    ['the flag', { compact: true }],
    ['catalogue-compact', { variant: 'catalogue-compact' }],
  ])('%s has no picture', (_, changes) => {
    const html = render('catalogue', changes)
    expect(html).toContain('card-compact')
    expect(html).not.toContain('<img')
  })

  it('texas_rose highlights the titles of compact cards', () => {
    expect(render('compact', {}, 'texas_rose')).toContain('heading-highlight')
    expect(render('compact')).not.toContain('heading-highlight')
    expect(render('default', {}, 'texas_rose')).not.toContain('heading-highlight')
  })

  it.each([
    ['16:9', {}],
    ['2:1', { imageRatio: '2:1' }],
    ['1:1', { rounded: true }],
  ])('cuts the picture %s', (ratio, changes) => {
    expect(render('default', changes)).toContain(`ratio-${ratio.replace(':', '-')}`)
  })

  it('requests pictures 470 px wide, and on phones 610 px at most', () => {
    const image = { filename: '/pictures/reading-light.jpg', alt: '' }
    expect(render('default', { image })).toContain(
      'sizes="(min-width: 768px) 470px, min(610px, 100vw - 2rem)"',
    )
  })

  it('the accordion opens without a script, and has a name in any case', () => {
    expect(render('catalogue')).toMatch(/<details[^>]*><summary[^>]*>3 Vertiefungen/)
    expect(render('catalogue', { accordionTitle: '' })).toMatch(/<summary[^>]*>im Überblick/)
    expect(render('catalogue', { subItems: [] })).not.toContain('<details')
  })

  it('themes with colour variables give cards a ground', () => {
    expect(render('default')).not.toContain('surface-')
    expect(render('default', {}, 'rust')).toContain('surface-white-off')
  })

  it.each([
    ['default', 'card-ruled card-open'],
    ['maple_blaze', 'card-block tone-ground accent-yellow'],
    ['rust', 'card-slip surface-white-off'],
    ['texas_rose', 'card-column card-open'],
  ])('the shape of cards in %s', (theme, expected) => {
    expect(render('default', {}, theme)).toContain(`class="card ${expected}`)
    for (const variant of ['link', 'search-result', 'compass', 'sloped'])
      expect(render('default', { variant }, theme)).not.toContain(expected.split(' ')[0])
  })

  it('a card with a background of its own has a box in every shape', () => {
    for (const theme of ['default', 'texas_rose'])
      expect(render('default', { backgroundColor: 'white' }, theme)).not.toContain('card-open')
    expect(render('default', { backgroundColor: 'white' }, 'maple_blaze')).not.toContain('tone-ground')
  })

  it('a block of colour with a figure has no picture', () => {
    expect(render('catalogue')).toContain('<img')
    const html = render('catalogue', {}, 'maple_blaze')
    expect(html).toContain('<p class="card-figure"><span class="card-number">180</span>ECTS</p>')
    expect(html).not.toContain('<img')
    expect(render('catalogue', { ectsText: 'in Teilzeit' }, 'maple_blaze')).toContain('<img')
  })

  it.each([
    ['default', { backgroundColor: 'white' }, /surface-white[ "]/],
    ['rust', {}, /surface-white-off/],
    ['texas_rose', {}, /surface-page-color/],
    ['texas_rose', { backgroundColor: 'gray-50' }, /surface-gray-50/],
  ])('the ground of events in %s, %j', (theme, changes, expected) => {
    expect(render('event', changes, theme)).toMatch(expected)
  })
})

it.each([
  ['180\u00a0ECTS', { before: '', number: '180', after: 'ECTS' }],
  ['ab 1.180\u00a0€ im Monat', { before: 'ab ', number: '1.180\u00a0€', after: 'im Monat' }],
  ['36 bis 84 Monate', { before: '', number: '36', after: 'bis 84 Monate' }],
  ['jederzeit', undefined],
])('the figure of %j', (text, expected) => {
  expect(figureOf(text)).toEqual(expected)
})

describe('event', () => {
  it.each([
    ['2026-12-12', 'de', 'Samstag, 12. Dezember 2026', '12'],
    ['2026-12-05 18:00', 'en', 'Saturday 5 December 2026', '5'],
    ['2027-02-31', 'de', '2027-02-31', undefined],
    ['2027-13-01', 'de', '2027-13-01', undefined],
    ['jeden Dienstag', 'de', 'jeden Dienstag', undefined],
  ])('%s in %s is %s', (written, language, text, day) => {
    const date = eventDate(written, () => language)
    expect(date.text.replace('Saturday,', 'Saturday')).toBe(text)
    expect(date.leaf?.day).toBe(day)
  })

  it.each([
    ['date', 'Samstag, 12. Dezember'],
    ['time', '18:00\u00a0Uhr'],
    ['duration', '90\u00a0Minuten'],
    ['location', 'Campus Berlin'],
    ['buttonText', 'Platz sichern'],
  ])('without %s no %s', (field, shown) => {
    expect(render('event')).toContain(shown)
    expect(render('event', { [field]: '' })).not.toContain(shown)
  })

  it('shows its facts in no other variant', () => {
    expect(render('event', { variant: 'default' })).not.toContain('18:00\u00a0Uhr')
  })

  it('the location leads to a map, which is told its words, unless editors say otherwise', () => {
    const map = 'https://www.google.com/maps/search/?api=1&amp;query=Haus%20A%20%26%20B%22%3E'
    for (const locationOnMap of [undefined, true])
      expect(render('event', { location: 'Haus A & B">', locationOnMap })).toContain(`href="${map}"`)
    expect(render('event', { locationOnMap: false })).not.toContain('maps')
    expect(render('event', { location: '' })).not.toContain('maps')
  })

  it('a disabled button leads nowhere, and says so', () => {
    const html = render('event', { buttonDisabled: true })
    expect(html).toMatch(/<button[^>]*disabled[^>]*>.*Platz sichern/)
    expect(html).not.toContain('card-link')
  })
})

describe('search result', () => {
  it.each([
    ['degree', 'Bachelor of Arts'],
    ['cluster', 'Gesundheit und Soziales'],
    ['description', 'Von der Station'],
    ['searchTags', 'Controlling'],
    ['linkLabel', 'Zum Studiengang'],
  ])('without %s no %s', (field, shown) => {
    expect(render('search-result')).toContain(shown)
    expect(render('search-result', { [field]: '' })).not.toContain(shown)
  })

  it('its description is content', () => {
    expect(render('search-result', { title: '' })).not.toBe('')
    expect(render('search-result', { title: '', description: '' })).toBe('')
    expect(render('default', { title: '', content: '', description: 'x' })).toBe('')
  })

  it.each([
    ['green', 'card-cluster accent-green'],
    ['#4A6A4A', 'card-cluster accent-green'],
    ['zitronengelb', 'card-cluster"'],
    ['', 'card-cluster"'],
  ])('a cluster in %j', (clusterColor, expected) => {
    expect(render('search-result', { clusterColor }, 'rust')).toContain(expected)
  })

  it.each([
    [{ name: 'Technik', color: 'orange' }, '<span class="card-cluster accent-orange">Technik</span>'],
    [{ name: ' Technik ', color: null }, '<span class="card-cluster accent-green">Technik</span>'],
    [{ name: 'Technik' }, '<span class="card-cluster accent-green">Technik</span>'],
    [{ name: 'Technik', color: 'url(x)' }, '<span class="card-cluster">Technik</span>'],
    [{ name: 'Technik {{get_x}}', color: 'red' }, '<span class="card-cluster accent-red">Technik 5</span>'],
  ])('a cluster that is the object %j', (cluster, expected) => {
    const { html, log } = renderContent({ ...fixture('search-result'), cluster }, { query: '?x=5' })
    expect(html).toContain(expected)
    expect(log).toEqual([])
  })

  it.each([{ name: '', color: 'red' }, { color: 'red' }, {}])('%j is no cluster', cluster => {
    const html = render('search-result', { cluster })
    expect(html).toContain('Gesundheitsmanagement')
    expect(html).not.toContain('card-cluster')
  })

  it.each([
    [{ color: 'purple' }, 'accent-purple'],
    [{ color: 'purple', headlineColor: 'red' }, 'accent-red'],
  ])('is coloured by %j', (changes, expected) => {
    expect(render('search-result', changes)).toMatch(new RegExp(`^<article class="[^"]*${expected}`))
  })

  it('tags are split at commas, and there once', () => {
    const html = render('search-result', { searchTags: 'Pflege, ,Pflege,Klinik,' })
    expect([...html.matchAll(/card-unit">([^<]*)/g)].map(([, tag]) => tag)).toEqual(['Pflege', 'Klinik'])
  })

  it('tags lead to the finder', () => {
    const finderLink = { linktype: 'story', cached_url: 'studienfinder' }
    const html = render('search-result', { searchTags: 'Soziale Arbeit, Köln', finderLink })
    expect([...html.matchAll(/href="([^"]*)"[^>]*>(?:Soz|Köln)/g)].map(([, href]) => href)).toEqual([
      '/studienfinder/?q=Soziale+Arbeit',
      '/studienfinder/?q=K%C3%B6ln',
    ])
  })
})
