import { createContext, use } from 'react'
import type { NestedBlock } from '../resolved.ts'
import { holds, isOffered, textsOf } from './conditions.ts'
import type { FieldCondition, FieldDefinition, FieldValue, FormDefinition, FormState } from './definition.ts'

/** The data of a form that its blocks need while the server renders it. */
export interface FormScope {
  readonly definition: FormDefinition
  /** On a page that was made for one visitor, after a post: the form's state. */
  readonly state: FormState | undefined
  /** Begins the ids of the form's elements. */
  readonly idPrefix: string
  readonly words: Readonly<Record<'optional' | 'error', string>>
  /** The blocks of its steps that say what an answer costs. */
  readonly prices: readonly NestedBlock[]
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined)

/** A block stands beside the steps of its form, where it is short. */
export const FormAsideContext = createContext(false)

/** The form around a block; undefined outside of one. */
export const useForm = (): FormScope | undefined => use(FormScopeContext)

/** Prefix of the ids of a form that another block contains, so that the same form may be on the page twice. */
export const FormPlaceContext = createContext('')

/** A field for one visitor. */
export interface FieldScope {
  /** Id of its control, or of the first of its controls. */
  readonly id: string
  readonly value: FieldValue | undefined
  readonly error: string | undefined
  /** Its condition is not met. */
  readonly isUnasked: boolean
  /** An earlier step decides its condition, so that it need not be shown without script either. */
  readonly isDecided: boolean
  /** Values of options that answers of steps before exclude: they are not shown. One that is chosen stays, with its error. */
  readonly excluded: readonly string[]
  readonly words: FormScope['words'] | undefined
  /** Names and places of the files that were uploaded before. */
  readonly fileNames: Readonly<Record<string, string>>
}

export const fieldId = (idPrefix: string, name: string): string => `${idPrefix}-${name}`

const stepOf = ({ steps }: FormDefinition, name: string): number =>
  steps.findIndex(({ fields }) => fields.some(field => field.name === name))

function isDecided(
  { definition, state }: FormScope,
  name: string,
  conditions: readonly FieldCondition[],
): boolean {
  const step = stepOf(definition, name)
  return Boolean(state) && conditions.every(({ field }) => stepOf(definition, field) < step)
}

function excludedIn(form: FormScope, { name, options = [] }: FieldDefinition): readonly string[] {
  const values = form.state?.values ?? {}
  const chosen = textsOf(values[name])
  return options
    .filter(
      option =>
        isDecided(form, name, option.conditions ?? []) &&
        !isOffered(option, values) &&
        !chosen.includes(option.value),
    )
    .map(({ value }) => value)
}

const outside: Omit<FieldScope, 'id'> = {
  value: undefined,
  error: undefined,
  isUnasked: false,
  isDecided: false,
  excluded: [],
  words: undefined,
  fileNames: {},
}

/**
 * The field of the surrounding form for a field block. Undefined for one that the form ignores: the second of two fields with one
 * name. Outside of a form a field is used by itself.
 */
export function useField(field: FieldDefinition): FieldScope | undefined {
  const form = useForm()
  if (!form) return { ...outside, id: fieldId('field', field.name) }
  const { definition, state, idPrefix, words } = form
  const isKnown = definition.steps.some(({ fields }) => fields.includes(field))
  if (!isKnown) return undefined
  return {
    id: fieldId(idPrefix, field.name),
    value: state?.values[field.name],
    error: state?.errors[field.name],
    isUnasked: Boolean(field.condition) && !holds(field.condition!, state?.values ?? {}),
    isDecided: Boolean(field.condition) && isDecided(form, field.name, [field.condition!]),
    excluded: excludedIn(form, field),
    words,
    fileNames: state?.fileNames ?? {},
  }
}

/** The value as one text; empty for several values. */
export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')
