import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!
const words = (fields: object, language = 'de') =>
  renderContent({ ...content, ...fields }, { language })
    .html.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it.each([
  [{}, 'de', 'Rat und Hilfe 12. November 2026 Von Sofia Brandt'],
  [{}, 'en', 'Advice 12 November 2026 By Sofia Brandt'],
  [{ author: '', topic: '' }, 'fr', '12 novembre 2026'],
  [{ topic: 'Forschung' }, 'de', 'Forschung 12. November 2026 Von Sofia Brandt'],
  [{ publishedOn: '' }, 'de', ''],
])('%j in %s: %s', (fields, language, text) => {
  expect(words(fields, language)).toBe(text)
})

it('shows the portrait of the author alone, and how long the article takes', () => {
  const photo = { filename: '/pictures/portrait-sofia.svg', alt: 'Porträt von Sofia' }
  expect(renderContent({ ...content, photo }).html).toContain('byline-photo')
  expect(renderContent({ ...content, photo, author: '' }).html).not.toContain('byline-photo')
  expect(words({ minutes: 4 })).toContain('Von Sofia Brandt 4 Min. Lesezeit')
  expect(words({ minutes: 4 }, 'en')).toContain('By Sofia Brandt 4 min read')
})
