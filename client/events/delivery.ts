import type { TrackedStep } from '../../blocks/_kit/client/track.ts'
import type { SentEvent } from '../../blocks/_kit/sent-event.ts'
import type { TrackingConfig } from '../../worker/features/events/tracking-config.ts'
import { type Described, fieldsOf } from './describe.ts'
import type { PageFacts } from './page-facts.ts'
import type { createSession } from './session.ts'

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

interface DeliveryDependencies {
  readonly config: () => Partial<TrackingConfig>
  /** Writes an entry to the data layer. */
  readonly push: (entry: object) => void
  /** Sends an event to this site. */
  readonly send: (event: SentEvent) => void
  readonly session: ReturnType<typeof createSession>
}

/** Sends events that are due to the data layer and to this site (requirements tracking/events, tracking/first-party). */
export function createDelivery({ config, push, send, session }: DeliveryDependencies) {
  return {
    action({ page }: PageFacts, described: Described): void {
      const fields = fieldsOf(described, config())
      push(fields)
      send({ kind: 'interaction', page, ...fields })
    },
    /** The reference of a purchase goes to the data layer only: it leads to a person. */
    step({ page, purchaseStep }: PageFacts, step: TrackedStep): void {
      if (step.step === 'purchase' && step.reference && !session.isNewPurchase(step.reference)) return
      push(stepEntry(step, purchaseStep))
      send({ kind: 'step', page, name: step.step, payment: paymentOf(step.paymentMethod) })
    },
    view({ page }: PageFacts): void {
      send({ kind: 'view', page })
    },
  }
}
