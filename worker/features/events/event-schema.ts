import * as v from 'valibot'
import { maskPersonal } from '../../../blocks/_kit/mask-personal.ts'
import { oneLine } from '../../../blocks/_kit/one-line.ts'
import {
  type EventBatch,
  MOST_CHARACTERS,
  MOST_EVENTS,
  sentStatus,
  stepNames,
  vitalNames,
} from '../../../blocks/_kit/sent-event.ts'
import { storyTypes } from '../../core/content/types/story-types.ts'

/** Text of a page: in one line, with personal data masked. */
const text = v.pipe(
  v.string(),
  v.maxLength(MOST_CHARACTERS),
  v.transform(given => maskPersonal(oneLine(given))),
)

/** Names as programs write them. */
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/))

const template = v.pipe(
  v.string(),
  v.check(type => type === 'error' || storyTypes.has(type)),
)

const page = v.object({
  template,
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  path: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\/[\w\-./%~]{0,299}$/),
      v.transform(path => maskPersonal(path)),
    ),
  ),
})

/** At most ten minutes (ms): by then the visitor has stopped using the page. */
const vital = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600_000))

const event = v.variant('kind', [
  v.object({ kind: v.literal('view'), page }),
  v.object({
    kind: v.literal('interaction'),
    page,
    /** An editor may write a name. */
    eventname: text,
    label: text,
    type: text,
    position: text,
    formstatus: v.picklist(['', 'started', 'error', sentStatus, 'failed']),
  }),
  v.object({ kind: v.literal('step'), page, name: v.picklist(stepNames), payment: name }),
  v.object({ kind: v.literal('vital'), name: v.picklist(vitalNames), value: vital, template }),
])

const eventsThatFit = (events: unknown[]) =>
  events.flatMap(given => {
    const result = v.safeParse(event, given)
    return result.success ? [result.output] : []
  })

/**
 * The events that a browser may send. Fields that are not named here are dropped, and so are events with a malformed value; a batch that
 * contains only such events is refused (requirement tracking/first-party).
 */
export const batchSchema: v.GenericSchema<unknown, EventBatch> = v.object({
  session: v.optional(v.pipe(v.string(), v.regex(/^\d{13}-[a-z0-9]{6,16}$/))),
  events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS), v.transform(eventsThatFit), v.minLength(1)),
})
