import { type EventBatch, type Exposure, type SentEvent, sentStatus } from '../../blocks/_kit/sent-event.ts'

/** What the worker adds to events. */
export interface EventContext {
  /** Epoch milliseconds. */
  readonly now: number
  readonly unit: string
  /** ISO 3166-1 alpha-2, or `unknown`. */
  readonly country: string
}

/** Columns of texts, in the order in which Analytics Engine has them as blobs. */
export const textColumns = [
  'kind',
  'name',
  'unit',
  'template',
  'language',
  'path',
  'country',
  'session',
  'label',
  'type',
  'position',
  'formstatus',
  'experiment',
  'variant',
  'experimentLabel',
  'variantLabel',
] as const

/** A stored event; a text that it does not have is empty. */
export type EventRow = Readonly<Record<(typeof textColumns)[number], string>> & {
  readonly at: number
  readonly value: number
}

const empty: Omit<EventRow, 'at' | 'country'> = {
  ...{ kind: '', name: '', unit: '', template: '', language: '', path: '', session: '' },
  ...{ label: '', type: '', position: '', formstatus: '' },
  ...{ experiment: '', variant: '', experimentLabel: '', variantLabel: '' },
  value: 0,
}

const isConversion = (event: SentEvent): boolean =>
  (event.kind === 'interaction' && event.formstatus === sentStatus) ||
  (event.kind === 'step' && event.name === 'purchase')

/** The fields that an event's kind has of its own. */
function ownFields(event: SentEvent): Partial<EventRow> {
  if (event.kind === 'interaction') {
    const { eventname, label, type, position, formstatus } = event
    return { name: eventname, label, type, position, formstatus }
  }
  if (event.kind === 'step') return { name: event.name, type: event.payment }
  return event.kind === 'exposure' ? event.exposure : {}
}

/**
 * The rows of an event. A conversion (a form that was sent, a purchase) has a row of its own, and another for each variant that its visitor
 * has seen, so that rates need no join. A figure has template and country only (requirement tracking/vitals).
 */
function rowsOf(event: SentEvent, session: string, { now: at, unit, country }: EventContext): EventRow[] {
  const { kind } = event
  if (kind === 'vital') {
    const { name, value, template } = event
    return [{ ...empty, at, country, kind, name, value, template }]
  }
  const { template, language, path = '' } = event.page
  const base = { ...empty, at, country, unit, session, template, language, path }
  const own = { ...base, kind, ...ownFields(event) }
  if (!isConversion(event)) return [own]
  const seen: readonly Partial<Exposure>[] = ('exposures' in event && event.exposures) || []
  return [own, ...[{}, ...seen].map(exposure => ({ ...base, kind: 'conversion', ...exposure }))]
}

/** The rows of a batch (requirement tracking/first-party). Pure. */
export const rowsOfBatch = ({ session = '', events }: EventBatch, context: EventContext): EventRow[] =>
  events.flatMap(event => rowsOf(event, session, context))
