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
