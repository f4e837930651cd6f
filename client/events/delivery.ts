import type { TrackedStep } from '../../blocks/_kit/client/track.ts'
import type { SentEvent } from '../../blocks/_kit/sent-event.ts'
import type { TrackingConfig } from '../../worker/features/events/tracking-config.ts'
import { type Described, fieldsOf } from './describe.ts'
import { paymentOf, stepEntry } from './ecommerce.ts'
import type { PageFacts } from './page-facts.ts'
import type { createSession } from './session.ts'

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
