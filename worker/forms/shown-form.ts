import * as v from 'valibot'
import {
  type FieldDefinition,
  type FormDefinition,
  type FormStep,
  fieldKinds,
  stepsOfPurchase,
} from '../../blocks/_kit/forms/definition.ts'

/** What a version of a form asks, as visitors read it. JSON. */
export type ShownForm = Pick<FormDefinition, 'id' | 'key' | 'language' | 'steps' | 'version'>

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

/** A version of a form as it is kept. */
export const shownFormSchema: v.GenericSchema<unknown, ShownForm> = v.object({
  id: v.string(),
  key: optionalText,
  language: v.string(),
  steps: v.array(step),
  version: v.string(),
})
