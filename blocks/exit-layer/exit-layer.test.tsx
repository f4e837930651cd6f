import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!
const render = (changes: object = {}, language = 'de') =>
  renderContent({ ...content, ...changes }, { language }).html

it('is a closed dialog, named by its headline, that tells its opening as a popup', () => {
  const html = render()
  expect(html).toMatch(/<dialog id="exit-layer"[^>]*closedby="any"[^>]*data-track-event="popup"/)
  expect(html).not.toMatch(/<dialog[^>]* open/)
  expect(html).toMatch(/aria-labelledby="exit-layer-title"/)
})

it('requests a callback with the form that editors name', () => {
  expect(render()).toMatch(/<a [^>]*data-contact="callback"[^>]*data-form="rueckruf"[^>]*href="\/kontakt\/"/)
  expect(render({ callbackLabel: '' })).not.toContain('data-contact')
})

it.each([
  [{ text: undefined, content: [], callbackLabel: '' }, false],
  [{ text: undefined, content: [] }, true],
  [{ content: [], callbackLabel: '' }, true],
])('with %j it has something to offer: %s', (changes, isShown) => {
  expect(render(changes) !== '').toBe(isShown)
})

it('is not rendered for a visitor for whom it may not open', () => {
  const options = { facts: { maySeeExitLayer: false } }
  expect(renderContent(content, options).html).toBe('')
})
