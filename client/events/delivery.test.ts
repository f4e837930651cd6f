import { describe, expect, it } from 'vitest'
import { paymentOf, stepEntry, stepIndex } from './delivery.ts'

describe('a step of a purchase', () => {
  it.each([
    ['view_item', 5, undefined],
    ['begin_checkout', 5, 1],
    ['add_to_cart', 5, 2],
    ['add_shipping_info', 5, 3],
    ['purchase', 5, 5],
    ['purchase', 4, 4],
  ] as const)('%s has, where a purchase is step %s, the index %s', (step, last, index) => {
    expect(stepIndex(step, last)).toBe(index)
  })

  it('is an entry of the data layer, with the reference of a purchase as its transaction', () => {
    const items = [{ item_id: 'BABWL-FS', item_name: 'BWL', price: 299 }]
    expect(stepEntry({ step: 'purchase', reference: 'TH-1', paymentMethod: 'CreditCard', items }, 4)).toEqual(
      {
        event: 'purchase',
        ecommerce: { checkout_step: 4, transaction_id: 'TH-1', payment_type: 'credit_card', items },
      },
    )
    expect(stepEntry({ step: 'view_item' }, 5)).toEqual({
      event: 'view_item',
      ecommerce: { payment_type: 'not_applicable', items: [] },
    })
  })
})

it.each([
  ['DebitNote', 'direct_debit'],
  ['BankTransfer', 'transfer'],
  ['CreditCard', 'credit_card'],
  ['StudentLoan', 'student_loan'],
  ['Voucher', 'not_applicable'],
  ['constructor', 'not_applicable'],
  [undefined, 'not_applicable'],
])('the payment method %s is %s', (method, name) => {
  expect(paymentOf(method)).toBe(name)
})
