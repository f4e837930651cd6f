import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const contentOf = (name: string) => fixtures.find(fixture => fixture.name === name)!.content
const none = { campaign: { state: 'ready' as const, value: {}, revision: '', fallback: false } }
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00a0', ' ')

const choice = (name: string, values: readonly string[]) => ({
  component: 'form-choice',
  _uid: name,
  name,
  label: name,
  options: values.map(value => ({ component: 'form-option', _uid: `${name}-${value}`, value, label: value })),
})

/** The form with the price of its only step, for a visitor who has given these answers. */
const inForm = (values: Record<string, string>, price: object = {}) =>
  renderContent(
    {
      component: 'form',
      _uid: 'form',
      id: 'order',
      fields: [
        choice('programme', ['bwl', 'x']),
        choice('model', ['vollzeit', 'teilzeit', 'dual']),
        { ...contentOf('chosen'), ...price },
      ],
    },
    { facts: { ...none, form: { form: 'order', step: 0, values, errors: {} } } },
  ).html

const shownIn = (html: string) =>
  textOf(
    html
      .slice(html.indexOf('form-price"'))
      .split('<div class="form-price-model"')
      .filter(part => !part.startsWith(' hidden'))
      .join(''),
  )

describe('the price of what is applied for', () => {
  it('is each model with price, term, total and withdrawal', () => {
    const { html } = renderContent(contentOf('default'), { facts: none })
    expect(textOf(html)).toContain(
      '|Betriebswirtschaftslehre (B.A.)|Vollzeit|Preis|396 € pro Monat|Laufzeit|36 Monate|Gesamtpreis|14.955 €|',
    )
    expect(html).toContain('href="/widerruf/"')
  })

  it.each([
    ['absolute', 40, '356 €', '13.515 €', '257 €', '13.035 €'],
    ['percent', 10, '356,40 €', '13.529,40 €', '267,30 €', '13.529,40 €'],
  ])('with the discount of a campaign is what is paid, to the cent: %s %i', (...[type, value, ...paid]) => {
    const price = { discountType: type, discountValue: value }
    const facts = { campaign: { ...none.campaign, value: { price: price as never } } }
    const text = textOf(renderContent(contentOf('default'), { facts }).html)
    expect(text).toContain(`|${paid[0]} pro Monat|Laufzeit|36 Monate|Gesamtpreis|${paid[1]}|`)
    expect(text).toContain(`|${paid[2]} pro Monat|Laufzeit|48 Monate|Gesamtpreis|${paid[3]}|`)
  })

  it.each([
    [{ programme: 'bwl', model: 'vollzeit' }, ['396 €'], ['297 €', 'zahlt dein Betrieb']],
    [{ programme: 'bwl', model: 'teilzeit' }, ['297 €'], ['396 €', 'zahlt dein Betrieb']],
    [{ programme: 'bwl', model: 'dual' }, ['zahlt dein Betrieb'], ['396 €', '297 €']],
    [{ programme: 'bwl' }, ['396 €', '297 €', 'zahlt dein Betrieb'], []],
  ])('with the answers %j is that of the model, or the statement', (values, shown, others) => {
    const text = shownIn(inForm(values))
    for (const price of shown) expect(text).toContain(price)
    for (const price of others) expect(text).not.toContain(price)
  })

  it('without a product is its statement, with the way to withdraw', () => {
    const { html } = renderContent(contentOf('statement'), { facts: none })
    expect(textOf(html)).toBe('|Die Gebühren zahlt dein Betrieb.|Widerruf|Dein Widerrufsrecht|')
  })

  it('of an answer that means several models shows each of them', () => {
    const models = ['36', '48'].map(months => ({
      ...{ component: 'form-price-model', _uid: months, value: 'teilzeit', months },
    }))
    const text = shownIn(inForm({ programme: 'bwl', model: 'teilzeit' }, { models }))
    for (const price of ['396 €', '297 €']) expect(text).toContain(price)
  })

  it('is hidden where something else is applied for', () => {
    expect(inForm({ programme: 'x' })).toMatch(/class="form-price" hidden=""/)
    expect(inForm({ programme: 'bwl' })).not.toMatch(/class="form-price" hidden=""/)
  })
})

describe('the button of a form', () => {
  const labelOf = (fields: object, facts: object = {}, language = 'de') =>
    textOf(
      renderContent(
        {
          component: 'form',
          _uid: 'form',
          id: 'order',
          submitLabel: 'Absenden!',
          fields: [choice('a', ['b'])],
          ...fields,
        },
        { facts: { ...none, ...facts }, language },
      ).html,
    )

  it.each([
    ['de', 'Zahlungspflichtig bestellen'],
    ['en', 'Order with obligation to pay'],
    ['fr', 'Commande avec obligation de paiement'],
    ['it', 'Ordine con obbligo di pagare'],
    ['es', 'Pedido con obligación de pago'],
    ['pt', 'Encomenda com obrigação de pagar'],
  ])('that concludes a contract says so: %s', (language, label) => {
    expect(labelOf({ concludesContract: true }, {}, language)).toContain(`|${label}|`)
    expect(labelOf({ concludesContract: true }, {}, language)).not.toContain('|Absenden!|')
  })

  it('has the words of the unit where it has any', () => {
    const label = labelOf({ concludesContract: true }, { orderLabel: 'Kostenpflichtig buchen' })
    expect(label).toContain('|Kostenpflichtig buchen|')
  })

  it('of another form keeps its own', () => {
    expect(labelOf({}, { orderLabel: 'Kostenpflichtig buchen' })).toContain('|Absenden!|')
  })
})
