import * as v from 'valibot'
import { hashText } from '../../../blocks/_kit/fnv1a.ts'
import {
  enctypes,
  type FieldDefinition,
  type FormDefinition,
  type FormStep,
  fieldKinds,
  stepsOfPurchase,
} from '../../../blocks/_kit/forms/definition.ts'
import type { FormDelivery, SentForm } from '../../../blocks/_kit/forms/sent-form.ts'
import { createBoundedMap } from '../../core/base/caching/bounded-map.ts'

/**
 * How a form is sent and what follows it: with the questions, everything that is needed to store the form if its page
 * cannot be read.
 */
interface Sending {
  readonly definition: Pick<FormDefinition, 'submitUrl' | 'enctype' | 'settings' | 'saves' | 'declares'>
  readonly delivery: FormDelivery
}

/** The questions of a version of a form, as visitors read them. JSON. */
export interface ShownForm extends Pick<FormDefinition, 'id' | 'key' | 'language' | 'steps' | 'version'> {
  /** As of the time when the form was last shown. */
  readonly sending?: Sending | undefined
}

const optionalText = v.optional(v.string())

const condition = v.object({
  field: v.string(),
  operator: v.picklist(['is', 'isNot', 'isFilled', 'isEmpty']),
  value: optionalText,
})

const option = v.object({
  value: v.string(),
  label: v.string(),
  conditions: v.optional(v.array(condition)),
})

const field: v.GenericSchema<unknown, FieldDefinition> = v.object({
  name: v.string(),
  kind: v.picklist(fieldKinds),
  label: v.string(),
  required: v.boolean(),
  rules: v.optional(v.array(v.object({ name: v.string(), argument: optionalText }))),
  message: optionalText,
  options: v.optional(v.array(option)),
  multiple: v.optional(v.boolean()),
  condition: v.optional(condition),
  personal: v.boolean(),
  file: v.optional(v.object({ types: v.array(v.string()), maxBytes: v.number() })),
})

const step: v.GenericSchema<unknown, FormStep> = v.object({
  uid: v.string(),
  title: optionalText,
  fields: v.array(field),
  trackedAs: v.optional(v.picklist(stepsOfPurchase)),
})

const mail = v.object({ subject: v.string(), text: v.string() })

const sending: v.GenericSchema<unknown, Sending> = v.object({
  definition: v.object({
    submitUrl: optionalText,
    enctype: v.picklist(enctypes),
    settings: v.object({ validateOnInput: v.boolean() }),
    saves: v.optional(v.literal(true)),
    declares: v.optional(v.literal(true)),
  }),
  delivery: v.object({
    successHref: optionalText,
    receipt: v.optional(mail),
    notification: v.optional(v.object({ ...mail.entries, to: v.string() })),
    resume: v.optional(mail),
    confirmation: v.optional(v.object({ ...mail.entries, href: v.string() })),
    subscription: v.optional(v.picklist(['opt-in', 'opt-out'])),
  }),
})

/** A stored version of a form. */
export const shownFormSchema: v.GenericSchema<unknown, ShownForm> = v.object({
  id: v.string(),
  key: optionalText,
  language: v.string(),
  steps: v.array(step),
  version: v.string(),
  sending: v.optional(sending),
})

const DAY = 86_400_000
/** Number of versions that an instance remembers as stored. */
const maxVersions = 1_000

interface NoteDependencies {
  readonly submissions: { storeVersion(form: ShownForm): Promise<boolean> }
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly waitUntil: (promise: Promise<unknown>) => void
}

/**
 * Stores the version of a form that is about to be shown, so that answers are read by the version that visitors saw (requirement
 * forms/submission). A worker instance writes each version once a day, after the page is sent; a failed write is tried again when the form is
 * next rendered.
 */
export function createShownFormNote({ submissions, now, waitUntil }: NoteDependencies) {
  const noted = createBoundedMap<string, number>(maxVersions)
  return ({ definition, delivery }: SentForm): void => {
    const { id, key, language, steps, version, submitUrl, enctype, settings } = definition
    const { saves, declares } = definition
    const sending = { definition: { submitUrl, enctype, settings, saves, declares }, delivery }
    // Its version does not cover what happens after sending.
    const name = `${id} ${version} ${hashText(JSON.stringify(sending))}`
    const before = noted.get(name)
    if (before !== undefined && now() - before < DAY) return
    noted.set(name, now())
    const save = async () => {
      if (!(await submissions.storeVersion({ id, key, language, steps, version, sending })))
        noted.delete(name)
    }
    waitUntil(save())
  }
}
