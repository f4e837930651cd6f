import type { Service } from '../consent/services.ts'
import type { TrackingEvent } from '../tracking.ts'

/** When an event is sent, and which consent it needs. */
interface Sending {
  /** The service whose grant the event needs (requirement tracking/queue); default: analytics. */
  readonly consent?: Service
  /** Skips the queue, but not the grant. */
  readonly immediate?: true
}

/**
 * An action that is not a click on a link or a button. Values that it lacks come from the marks around its target, and from the
 * configuration.
 */
export interface TrackedAction extends Sending {
  readonly eventname?: TrackingEvent
  readonly label?: string
  readonly type?: string
  readonly position?: string
  /** For a form: `started`, `error`, `sent` or `failed`. */
  readonly formstatus?: 'started' | 'error' | 'sent' | 'failed'
}

/** A step of a purchase (requirement tracking/steps). */
export interface TrackedStep extends Sending {
  readonly step: 'view_item' | 'begin_checkout' | 'add_to_cart' | 'add_shipping_info' | 'purchase'
  readonly items?: readonly {
    readonly item_id: string
    readonly item_name: string
    readonly item_variant?: string
    readonly price?: number
  }[]
  /** For a purchase: its reference; each is counted once. */
  readonly reference?: string
  /** As the application names it (requirement tracking/payment-methods). */
  readonly paymentMethod?: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Bubbles, so that one listener receives all of them. */
    track: CustomEvent<TrackedAction | TrackedStep>
  }
}

/** Raises a tracking event at its target element. Without a listener this has no effect. */
export function track(target: Element, detail: TrackedAction | TrackedStep): void {
  target.dispatchEvent(new CustomEvent('track', { bubbles: true, detail }))
}
