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

it('form summary beside the steps has the answers of the step that is a choice, and its price', () => {
  const step = (name: string, fields: object) => ({
    component: 'form-step',
    _uid: name,
    title: name,
    ...fields,
  })
  const { html } = renderContent({
    ...{ component: 'form', _uid: 'form', id: 'form' },
    steps: [
      step('Wer', { fields: [field('person', 'text')] }),
      step('Was', {
        trackedAs: 'add_to_cart',
        fields: [
          field('course', 'text'),
          { component: 'form-price', _uid: 'p', statement: 'Du zahlst 0 €.' },
        ],
      }),
    ],
    aside: [{ component: 'form-summary', _uid: 's', title: 'Deine Wahl' }],
  })
  const [, choice] = html.split('<div class="form-choice">')
  expect(choice).toMatch(
    /^<h2 [^>]*>Deine Wahl<.*data-answer="course".*role="status"><div><p>Du zahlst 0\u00a0€/,
  )
  expect(choice).not.toContain('person')
  expect(choice).not.toContain('name="_go"')
})
