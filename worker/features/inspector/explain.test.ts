import { expect, it } from 'vitest'
import type { FactEntry } from '../../core/page/read-facts.ts'
import { type ExplainContext, explain } from './explain.ts'

// The facts below need no context.
const context = {} as ExplainContext

it.each([
  [
    'strikeRule:43560:box-1',
    { kind: 'free' },
    { fact: 'strike price for 435.60 in box-1', value: 'any', because: 'the unit requires no proof' },
  ],
  [
    'strikeRule:43560:box-1',
    { kind: 'proven', cents: 45000 },
    { fact: 'strike price for 435.60 in box-1', value: '450.00', because: 'the lowest price of 30 days' },
  ],
  [
    'strikeRule:43560:box-1',
    { kind: 'unproven' },
    { fact: 'strike price for 435.60 in box-1', value: 'none', because: 'the lowest price of 30 days' },
  ],
  [
    'entryConversation:search',
    { templateId: 'finder', enabledDomains: [] },
    { fact: 'conversation of the chat at search', value: 'finder' },
  ],
  ['entryConversation:search', undefined, { fact: 'conversation of the chat at search', value: 'none' }],
  ['layout', 'page', { fact: 'layout', value: 'page' }],
] as const)('%s with %j is explained', (entry, value, expected) => {
  expect(explain(entry as FactEntry, { value, key: '' }, context)).toEqual(expected)
})

it.each([
  [undefined, 'country CH'],
  ['GB', 'the unit is priced in GB'],
])('the currency is that of the visitor, or of a unit that is priced in %s', (pricedIn, because) => {
  const currency = { format: { currency: 'GBP' }, baseCurrency: 'EUR', exchangeRate: 0.86 }
  const visitor = { ...context, callParameters: { country: 'CH' }, pricedIn }
  expect(explain('currency' as FactEntry, { value: currency, key: '' }, visitor)).toEqual({
    fact: 'currency',
    call: 'v2/currency/user',
    value: 'GBP, 1 EUR = 0.86',
    because,
  })
})
