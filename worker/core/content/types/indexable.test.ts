import { expect, it } from 'vitest'
import { isIndexable, isSearchable } from './indexable.ts'
import { parseStory } from './story.ts'

const links = { languages: ['de', 'en'], folder: 'libf' }

const story = (full_slug: string, content: object, fields: object = {}) =>
  parseStory({ story: { id: 1, uuid: 'u', full_slug, content, ...fields } })

it.each([
  ['home', { component: 'page' }, true],
  ['bachelor/bwl', { component: 'variant' }, true],
  ['news/error/', { component: 'page' }, true],
  ['intern', { component: 'page', noindex: true }, false],
  ['lp/bwl', { component: 'lp-variant' }, false],
  ['error/404', { component: 'page' }, false],
  ['libf/error/404', { component: 'page' }, false],
  ['settings/help', { component: 'page' }, false],
  ['forms-space/apply', { component: 'page' }, false],
  ['leer', { component: 'page', layout: 'blank' }, false],
  ['products/bwl', { component: 'product' }, false],
])('%s with %j: %s', (slug, content, expected) => {
  expect(isIndexable(story(slug, content), links)).toBe(expected)
  const english = story(`en/${slug}-translated`, content, { lang: 'en', default_full_slug: slug })
  expect(isIndexable(english, links)).toBe(expected)
  const sameSlug = story(`en/${slug}`, content, { lang: 'en', default_full_slug: null })
  expect(isIndexable(sameSlug, links)).toBe(expected)
})

it.each([
  ['intern', { component: 'page', noindex: true }, false],
  ['impressum', { component: 'page', noindex: true, findable: true }, true],
  ['forms-space/apply', { component: 'page', findable: true }, true],
  ['forms-space/apply', { component: 'page' }, false],
  ['leer', { component: 'page', layout: 'blank', findable: true }, true],
  ['error/404', { component: 'page', noindex: true, findable: true }, false],
  ['settings/help', { component: 'page', findable: true }, false],
  ['bachelor/bwl', { component: 'variant' }, true],
])('%s with %j is found by the search of the site: %s', (slug, content, expected) => {
  expect(isSearchable(story(slug, content), links)).toBe(expected)
})
