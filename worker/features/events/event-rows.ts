import type { EventBatch, EventPage, SentEvent } from '../../../blocks/_kit/sent-event.ts'

/** Fields that the worker adds to events. */
export interface EventContext {
  /** Epoch milliseconds. */
  readonly now: number
  readonly unit: string
  /** ISO 3166-1 alpha-2, or `unknown`. */
  readonly country: string
}

/** Columns of texts, in the order of the blobs in Analytics Engine. */
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
] as const

/** A stored event; a text that it does not have is empty. */
export type EventRow = Readonly<Record<(typeof textColumns)[number], string>> & {
  readonly at: number
  readonly value: number
}

const empty: Omit<EventRow, 'at' | 'country'> = {
  ...{ kind: '', name: '', unit: '', template: '', language: '', path: '', session: '' },
  ...{ label: '', type: '', position: '', formstatus: '' },
  value: 0,
}

/** The fields that only an event's kind has. */
function ownFields(event: SentEvent): Partial<EventRow> {
  if (event.kind === 'interaction') {
    const { eventname, label, type, position, formstatus } = event
    return { name: eventname, label, type, position, formstatus }
  }
  return event.kind === 'step' ? { name: event.name, type: event.payment } : {}
}

/** The row of an event. A figure has template and country only (requirement tracking/vitals). */
function rowOf(event: SentEvent, session: string, { now: at, unit, country }: EventContext): EventRow {
  const { kind } = event
  if (kind === 'vital') {
    const { name, value, template } = event
    return { ...empty, at, country, kind, name, value, template }
  }
  const { template, language, path = '' } = event.page
  return { ...empty, at, country, unit, session, template, language, path, kind, ...ownFields(event) }
}

/** The rows of a batch (requirement tracking/first-party). Pure. */
export const rowsOfBatch = ({ session = '', events }: EventBatch, context: EventContext): EventRow[] =>
  events.map(event => rowOf(event, session, context))

/** The row of a form that was stored, on a page: only the worker makes one (requirement tracking/conversions). Pure. */
export const conversionRow = (
  { template, language, path = '' }: EventPage,
  { now: at, unit, country }: EventContext,
): EventRow => ({ ...empty, at, country, unit, kind: 'conversion', template, language, path })
