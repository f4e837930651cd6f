import type { TrackedStep } from '../../blocks/_kit/client/track.ts'

/** Indexes of the steps (requirement tracking/steps); a look at an offer has none. */
const indexes = { begin_checkout: 1, add_to_cart: 2, add_shipping_info: 3 } as const

/** The index of a step; undefined for one without. The unit says which one a purchase is. */
export function stepIndex(step: TrackedStep['step'], purchaseStep: number): number | undefined {
  if (step === 'purchase') return purchaseStep
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
export function stepEntry({ step, items, reference, paymentMethod }: TrackedStep, purchaseStep: number) {
  const index = stepIndex(step, purchaseStep)
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
