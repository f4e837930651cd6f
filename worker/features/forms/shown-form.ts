import * as v from 'valibot'
import {
  enctypes,
  type FieldDefinition,
  type FormDefinition,
  type FormStep,
  fieldKinds,
  stepsOfPurchase,
} from '../../../blocks/_kit/forms/definition.ts'
import type { FormDelivery } from '../../../blocks/_kit/forms/sent-form.ts'

/**
 * How a form is sent and what follows it: with the questions, everything that is needed to store the form if its page
 * cannot be read.
 */
export interface Sending {
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
