import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../../env.ts'
import { rich } from '../../tests/setup/text.ts'
import { chooseDefaults } from '../content/types/defaults.ts'
import { parseStory } from '../content/types/story.ts'
import { resolveSite } from '../request/site/site.ts'
import { metaOf, pageTitle } from './story-facts.ts'

const names = { siteName: 'Tannhagen University of Applied Sciences', siteShortName: 'Tannhagen' }

it.each([
  ['Fees', names, 'Fees | Tannhagen University of Applied Sciences'],
  [
    'Master’s degrees alongside work: four subjects',
    names,
    'Master’s degrees alongside work: four subjects | Tannhagen',
  ],
  ['Business Administration: an online degree from €198 a month', names, undefined],
  ['Teachers: who teaches you at Tannhagen', names, undefined],
  ['Fees', { siteName: 'Tannhagen' }, 'Fees | Tannhagen'],
  [names.siteName, names, undefined],
])('%s', (title, site, whole = title) => {
  expect(pageTitle(title, site)).toBe(whole)
})

const site = resolveSite(new URL('https://www.tannhagen.example/'), parseEnvironment({}))!
const storyOf = (content: object, fields: object = {}) =>
  parseStory({ story: { id: 1, uuid: 'u', name: 'BWL', full_slug: 'bwl', content, ...fields } })

const defaults = chooseDefaults(
  [
    storyOf({
      component: 'defaults',
      siteName: 'Hochschule Tannhagen',
      seoDescription: 'Von der Hochschule.',
      shareImage: { filename: '/pictures/hero-home.svg', alt: 'Die Hochschule' },
    }),
  ],
  'dach',
)!

const metaFor = (content: object, fields?: object) =>
  metaOf(storyOf({ component: 'page', ...content }, fields), defaults, site)

const hero = {
  component: 'hero',
  subline: 'Vom\u00a0Hero.',
  image: { filename: '/pictures/graduation.svg', alt: 'Feier' },
}
const words = 'Ein erster Absatz, der lang genug ist, um eine Seite zu beschreiben.'
const text = { component: 'rich-text', content: rich(words) }

describe('a description', () => {
  it.each([
    ['that editors wrote', { seoDescription: 'Vom Editor.', body: [hero, text] }, 'Vom Editor.'],
    ['from the hero', { body: [hero, text] }, 'Vom Hero.'],
    [
      'from the first text',
      { body: [{ component: 'hero' }, { component: 'container', body: [text] }] },
      words,
    ],
    ['not from a caption', { body: [{ ...text, content: rich('Kurz.') }] }, 'Von der Hochschule.'],
    ['from the defaults', {}, 'Von der Hochschule.'],
  ])('%s', (_name, content, expected) => {
    expect(metaFor(content).description).toBe(expected)
  })

  it('is cut between words', () => {
    const { description } = metaFor({ body: [{ ...text, content: rich(`${words} `.repeat(9)) }] })
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/\w…$/)
  })
})

describe('a title', () => {
  it.each([
    [{ seoTitle: 'BWL\u00adstudium' }, {}, 'BWLstudium | Hochschule Tannhagen'],
    [{}, {}, 'BWL | Hochschule Tannhagen'],
    [
      {},
      { lang: 'en', translated_slugs: [{ lang: 'en', path: 'b', name: 'Business' }] },
      'Business | Hochschule Tannhagen',
    ],
  ])('of %j with %j is %s', (content, fields, title) => {
    expect(metaFor(content, fields)).toMatchObject({ title, shareTitle: title.split(' | ')[0] })
  })
})

describe('a picture for shared links', () => {
  const photo = { filename: 'https://a.storyblok.com/f/1/1800x900/a.jpg', alt: 'Foto' }
  it.each([
    ['the editors’', { shareImage: photo, body: [hero] }, 'Foto'],
    ['the hero’s', { body: [hero] }, 'Feier'],
    ['the defaults’', {}, 'Die Hochschule'],
    [
      'one that networks show',
      { shareImage: { ...photo, filename: photo.filename.replace('jpg', 'svg') } },
      'Die Hochschule',
    ],
  ])('is %s', (_name, content, alt) => {
    expect(metaFor(content).shareImage?.alt).toBe(alt)
  })
})

it.each([
  [{}, 'index'],
  [{ noindex: true }, 'noindex'],
  [{ component: 'lp-variant' }, 'noindex'],
])('%j: %s', (content, robots) => {
  expect(metaFor(content).robots).toBe(robots)
})

it('keeps the place in the page where its editors say so', () => {
  expect(metaFor({ keepScroll: true }).keepScroll).toBe(true)
  expect(metaFor({})).not.toHaveProperty('keepScroll')
})

it.each([
  ['full', '/pictures/default/campus-berlin.svg'],
  ['basic', '/pictures/default/campus-berlin.svg'],
  ['none', undefined],
])('the picture of a %s hero is loaded ahead: %s', (type, preload) => {
  const image = { filename: '/pictures/campus-berlin.svg', alt: 'Campus' }
  expect(metaFor({ body: [{ component: 'hero', _uid: 'h', headline: 'a', type, image }] }).preload).toBe(
    preload,
  )
})
