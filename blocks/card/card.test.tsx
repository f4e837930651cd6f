import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'
import { cardVariants } from './schema.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, theme = 'default') =>
  renderContent({ ...fixture(name), ...changes }, { theme }).html

describe('display rules', () => {
  it.each([
    ['title and content', {}, true],
    ['a title', { content: undefined }, true],
    ['content', { title: undefined }, true],
    ['neither', { title: ' ', content: '' }, false],
  ])('with %s', (_, changes, shown) => {
    expect(render('default', changes) !== '').toBe(shown)
  })

  it('skips a picture without an address', () => {
    expect(render('default', { image: { filename: '' } })).not.toContain('<img')
  })

  it.each([
    ['recognizedEctsLabel', 'bis 60 ECTS'],
    ['recognizedEctsValue', 'Anerkennung aus der Ausbildung'],
    ['moneySavingLabel', 'bis 2.628 €'],
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
  it.each(cardVariants.filter(variant => !/catalogue|compact/.test(variant)))(
    '%s is drawn like the default one',
    variant => {
      const html = (name: string) => renderContent({ ...fixture('catalogue'), variant: name }).html
      expect(html(variant)).toBe(html('default'))
    },
  )

  it('only the catalogue shows what programmes are compared by', () => {
    expect(render('catalogue')).toContain('180 ECTS')
    expect(render('catalogue', { variant: 'default' })).not.toContain('180 ECTS')
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

  it('the accordion opens without a script, and has a name in any case', () => {
    expect(render('catalogue')).toMatch(/<details[^>]*><summary[^>]*>3 Vertiefungen/)
    expect(render('catalogue', { accordionTitle: '' })).toMatch(/<summary[^>]*>im Überblick/)
    expect(render('catalogue', { subItems: [] })).not.toContain('<details')
  })

  it('themes with colour variables give cards a ground', () => {
    expect(render('default')).toMatch(/surface-white[ "]/)
    expect(render('default', {}, 'rust')).toContain('surface-white-off')
  })
})
