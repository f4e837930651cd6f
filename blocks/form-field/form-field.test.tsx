import { describe, expect, it } from 'vitest'
import { safeName } from '../_kit/forms/safe-name.ts'
import { renderContent } from '../_kit/testing/render-content.ts'

const render = (fields: object, options: Parameters<typeof renderContent>[1] = {}) =>
  renderContent({ component: 'form-field', _uid: 'f', name: 'a', label: 'Name', ...fields }, options)

describe('form field', () => {
  it.each([
    ['text', /<input [^>]*type="text"/],
    ['email', /<input [^>]*type="email" inputMode="email"/],
    ['tel', /<input [^>]*type="tel" inputMode="tel"/],
    ['number', /<input [^>]*type="text" inputMode="decimal"/],
    ['textarea', /<textarea [^>]*rows="5"/],
    ['hidden', /^<input type="hidden" data-field="a" name="a"/],
    ['country', /<select [^>]*name="a"/],
  ])('asks for %s', (kind, expected) => {
    expect(render({ kind }).html).toMatch(expected)
  })

  it('has a label, a hint and a place for its error, and its control names them', () => {
    const { html } = render({ hint: 'Wie im Ausweis', required: true, autocomplete: 'name' })
    expect(html).toMatch(/<label class="field-label" for="field-a"/)
    expect(html).toMatch(/<p class="field-hint" id="field-a-hint">Wie im Ausweis/)
    expect(html).toMatch(/id="field-a" required="" aria-describedby="field-a-hint field-a-error"/)
    expect(html).toContain('autoComplete="name"')
  })

  it('asks for a date by three numbers in a group with a legend', () => {
    const { html } = render({ kind: 'date', autocomplete: 'bday', defaultValue: '1999-12-04' })
    expect(
      [
        ...html.matchAll(
          /inputMode="numeric" maxLength="\d" autoComplete="([\w-]+)" name="([\w.]+)" value="(\d+)"/g,
        ),
      ].map(([, ...rest]) => rest),
    ).toEqual([
      ['bday-day', 'a.day', '4'],
      ['bday-month', 'a.month', '12'],
      ['bday-year', 'a.year', '1999'],
    ])
    expect(html).toMatch(/<fieldset[^>]*><legend/)
  })

  it.each([
    ['de', 'Österreich'],
    ['en', 'Austria'],
    ['fr', 'Autriche'],
  ])('lists the countries in %s', (language, name) => {
    const { html } = render({ kind: 'country' }, { language })
    expect(html).toContain(`<option value="AT">${name}</option>`)
    expect(html.match(/<option /g)!.length).toBeGreaterThan(240)
  })

  it('begins with what the page’s query says', () => {
    expect(
      render({ kind: 'hidden', defaultValue: '{{get_campaign}}' }, { query: 'campaign=a%22b' }).html,
    ).toContain('value="a&quot;b"')
  })

  it('of a rule that nobody knows is an error', () => {
    const { html, log } = render({ rules: [{ component: 'form-rule', name: 'regex', argument: '.*' }] })
    expect(html).toBe('')
    expect(log[0]).toMatchObject({ reason: expect.stringContaining('No such validator exists.') })
  })

  it.each([
    ['first name', 'first-name'],
    ['__proto__', 'proto__'],
    ['constructor', 'constructor-field'],
    ['elements', 'elements-field'],
    ['submit', 'submit-field'],
    ['action', 'action'],
    ['1st', 'st'],
    ['§$', ''],
  ])('takes the name %j as %j', (written, name) => {
    expect(safeName(written)).toBe(name)
  })
})
