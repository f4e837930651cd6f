import { expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'

const field = (name: string, kind: string) => ({
  component: 'form-field',
  _uid: name,
  name,
  kind,
  label: name,
})

it('form summary has a row for each field that is shown, hidden until there is an answer', () => {
  const { html } = renderContent({
    component: 'form',
    _uid: 'form',
    id: 'form',
    fields: [field('a', 'text'), field('b', 'hidden'), { component: 'form-summary', _uid: 's' }],
  })
  expect([...html.matchAll(/data-answer="(\w+)" hidden=""|hidden="" data-answer="(\w+)"/g)]).toHaveLength(1)
  expect(html).toContain('<dt>a</dt>')
})

it('form summary outside of a form is its title alone', () => {
  expect(renderContent({ component: 'form-summary', _uid: 's', title: 'Antworten' }).html).toBe(
    '<p class="form-summary-title">Antworten</p>',
  )
})
