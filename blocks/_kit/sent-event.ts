/** The unit of events where the site has no other (requirement tracking/unit). */
export const usualUnit = 'dach'

/** The page that an event comes from. */
export interface EventPage {
  /** Type of its story; `error` for the page of an error. */
  readonly template: string
  readonly language: string
  /** Without the query; an error page has none, because visitors invent its address. */
  readonly path?: string | undefined
}

/** Steps of a purchase (requirement tracking/steps). */
export const stepNames = [
  'view_item',
  'begin_checkout',
  'add_to_cart',
  'add_shipping_info',
  'purchase',
] as const

/** Web Vitals: measures of a page as its visitor experienced it. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const

/** The fields of an event in the data layer (requirement tracking/events); a field without a value is an empty text. */
export interface DataLayerFields {
  readonly eventname: string
  readonly label: string
  readonly type: string
  readonly position: string
  readonly formstatus: string
}

/** An event as a browser sends it to `/api/events`. */
export type SentEvent =
  | { readonly kind: 'view'; readonly page: EventPage }
  | ({ readonly kind: 'interaction'; readonly page: EventPage } & DataLayerFields)
  | {
      readonly kind: 'step'
      readonly page: EventPage
      readonly name: (typeof stepNames)[number]
      /** `not_applicable` where no payment is made. */
      readonly payment: string
    }
  | {
      readonly kind: 'vital'
      readonly name: (typeof vitalNames)[number]
      /** Milliseconds; of `CLS` a number without unit. */
      readonly value: number
      readonly template: string
    }

/** Events that a browser sends together. */
export interface EventBatch {
  /** The visit: a timestamp and a random text (requirement tracking/steps). */
  readonly session?: string | undefined
  readonly events: readonly SentEvent[]
}

/** Events in a batch. */
export const MOST_EVENTS = 20
/** Characters of a text of an event. */
export const MOST_CHARACTERS = 100

/** Value of `formstatus` when a form was sent. */
export const sentStatus = 'sent'
