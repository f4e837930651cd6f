import { describe, expect, it } from 'vitest'
import { filledWidth } from '../_kit/stars.tsx'
import { renderContent } from '../_kit/testing/render-content.ts'
import { accentNames } from '../_kit/themes/theme.ts'
import { fixtures, person } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, options: { theme?: string; language?: string } = {}) =>
  renderContent({ ...fixture(name), ...changes }, options).html

describe('display rules', () => {
  it.each(['', ' ', undefined])('shows nothing for the quote %j', quote => {
    expect(render('default', { quote })).toBe('')
  })

  it.each([
    ['fullName', 'Amara Okafor'],
    ['title', 'Gesundheitsmanagement'],
    ['age', '41\u00a0Jahre'],
    ['studyStart', 'Studienstart Oktober 2024'],
    ['starRating', 'stars-full'],
    ['photo', '<img'],
    ['headline', '<h3'],
  ])('shows %s only where it is', (field, expected) => {
    const headline = 'Nachts'
    expect(render('default', { headline })).toContain(expected)
    expect(render('default', { headline, [field]: '' })).not.toContain(expected)
  })

  it('has no empty caption', () => {
    expect(render('quote-only')).not.toMatch(/testimonial-person|figcaption/)
    expect(render('quote-only', { layout: 'small' })).not.toContain('figcaption')
  })

  it('speaks the language of the page', () => {
    const html = render('default', { starRating: 4.5 }, { language: 'en' })
    for (const words of ['41\u00a0years old', 'Started Oktober 2024', '4.5 out of 5 stars'])
      expect(html.toLowerCase()).toContain(words.toLowerCase())
  })

  it.each([
    [5, 100, '5'],
    [4.5, 90, '4,5'],
    ['4,25', 85, '4,3'],
    [1, 20, '1'],
    [9, 100, '5'],
  ])('a rating of %j out of 5 is %i percent', (starRating, percentage, written) => {
    const html = render('default', { starRating })
    expect(html).toContain(`class="stars-full" width="${filledWidth(percentage)}"`)
    expect(html).toContain(`aria-label="${written} von 5 Sternen"`)
  })

  it.each([0, '0', -3, undefined])('the rating %j shows no stars', starRating => {
    expect(render('default', { starRating })).not.toContain('stars')
  })

  it('keeps the lines of a quote as they were written', () => {
    expect(render('default', { quote: 'Eins.\nZwei.' })).toContain('<p>Eins.\nZwei.</p>')
  })
})

describe('layout', () => {
  it.each([
    [undefined, 'small'],
    ['small', 'small'],
    ['large', 'large'],
    ['huge', 'small'],
  ])('%j is drawn %s', (layout, expected) => {
    expect(render('default', { layout })).toContain(`testimonial-${expected}`)
  })

  it('the person is the caption of the quote', () => {
    for (const name of ['default', 'large'])
      expect(render(name)).toMatch(
        /<figure.*<blockquote.*<\/blockquote>.*<figcaption.*<\/figcaption>.*<\/figure>/s,
      )
  })
})

describe('colours', () => {
  it.each<readonly [string | undefined, string]>([
    [undefined, 'pink'],
    ['', 'pink'],
    ['mauve', 'pink'],
    ...accentNames.map(name => [name, name] as const),
  ])('%j is %s', (color, expected) => {
    expect(render('default', { color })).toContain(`accent-${expected}`)
    expect(render('large', { color })).toContain(`accent-${expected}`)
  })

  it.each(['default', 'large'])('%s takes the theme’s own where the theme has colour variables', name => {
    const html = render(name, { color: 'blue' }, { theme: 'rust' })
    expect(html).toContain('surface-page-color')
    expect(html).not.toContain('accent-')
    expect(render(name, {}, { theme: 'maple_blaze' })).not.toContain('surface-page-color')
  })
})

describe('shapes', () => {
  const quote = 'Es war ein Satz. Seitdem ist Ruhe.'

  it.each([
    ['default', 'quotation', ''],
    ['maple_blaze', 'poster', 'accent-pink tone-ground'],
    ['rust', 'seat', 'surface-page-color'],
    ['texas_rose', 'margin', ''],
  ])('in %s it is a %s', (theme, shape, ground) => {
    expect(render('default', { quote }, { theme })).toMatch(
      new RegExp(`class="testimonial testimonial-${shape} [^"]*${ground}`),
    )
  })

  it('the first sentence is marked where there is a margin', () => {
    expect(render('default', { quote }, { theme: 'texas_rose' })).toContain(
      '<p><span class="highlight">Es war ein Satz.</span> Seitdem ist Ruhe.</p>',
    )
    expect(render('default', { quote })).toContain(`<p>${quote}</p>`)
  })

  it.each(['„Ja.“', '"Ja."', '»Ja.«', 'Ja.'])('%s has the marks of the language alone', written => {
    expect(render('default', { quote: written })).toContain('<p>Ja.</p>')
  })
})

it('makes hostile content harmless', () => {
  const html = render('hostile')
  expect(html).not.toMatch(/<script|<img|<a |<b>|<style| onerror="| onload=alert\(1\)>"/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

describe('a person that the block refers to', () => {
  const referring = (fields: object = {}) =>
    renderContent({ component: 'testimonial', _uid: 'r', person, ...fields }).html

  it('says what the block does not say itself', () => {
    for (const words of [
      '14\u00a0Jahre Nachtdienst',
      'Amara Okafor',
      'Gesundheitsmanagement',
      '41\u00a0Jahre',
      'Oktober 2024',
    ])
      expect(referring()).toContain(words)
    expect(referring()).toContain('<img')
    expect(referring()).toContain('stars-full')
  })

  it('gives way to the fields of the block', () => {
    const html = referring({ quote: 'Kurz gesagt: ja.', fullName: 'A. O.' })
    expect(html).toContain('Kurz gesagt: ja.')
    expect(html).not.toContain('Amara Okafor')
    expect(html).toContain('41\u00a0Jahre')
  })

  it('that is gone leaves the fields of the block', () => {
    expect(referring({ person: '9d2f1c1e-6f9f-4c8e-a0a4-64e5d0f1b7c2' })).toBe('')
    expect(referring({ person: '9d2f', quote: 'Ja.' })).toContain('Ja.')
  })
})

it.each(['default', 'large'])('keeps the face in the middle of the photo', name => {
  const photo = { filename: 'https://a.storyblok.com/f/1/1200x800/a/b.jpg', alt: 'Amara' }
  expect(render(name, { photo })).toMatch(/ar_1:1,g_face,f_webp/)
})
