import type { TrackedStep } from '../../blocks/_kit/client/track.ts'

/** Indexes of the steps (requirement tracking/steps); a look at an offer has none. A purchase is the last step of its unit. */
const indexes = { begin_checkout: 1, add_to_cart: 2, add_shipping_info: 3 } as const

/** The index of a step in a unit; undefined for one without. */
export function stepIndex(step: TrackedStep['step'], unit: string): number | undefined {
  if (step === 'purchase') return unit === 'ds' ? 4 : 5
  return step === 'view_item' ? undefined : indexes[step]
}

const payments: Readonly<Record<string, string>> = {
  DebitNote: 'direct_debit',
  BankTransfer: 'transfer',
  CreditCard: 'credit_card',
  StudentLoan: 'student_loan',
}

/** How tracking names a payment method (requirement tracking/payment-methods). */
export const paymentOf = (method = ''): string =>
  Object.hasOwn(payments, method) ? payments[method]! : 'not_applicable'

/** The entry of a step in the data layer (Google Analytics 4, e-commerce). */
export function stepEntry({ step, items, reference, paymentMethod }: TrackedStep, unit: string) {
  const index = stepIndex(step, unit)
  return {
    event: step,
    ecommerce: {
      ...(index !== undefined && { checkout_step: index }),
      ...(reference && { transaction_id: reference }),
      payment_type: paymentOf(paymentMethod),
      items: items ?? [],
    },
  }
}
