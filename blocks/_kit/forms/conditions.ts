import type {
  FieldCondition,
  FieldDefinition,
  FieldOption,
  FieldValue,
  FormStep,
  FormValues,
} from './definition.ts'

/** The value of a field as texts. */
export const textsOf = (value: FieldValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : (value ?? [])

/** Whether a condition is met for the values of a form. */
export function holds({ field, operator, value = '' }: FieldCondition, values: FormValues): boolean {
  const given = textsOf(values[field])
  switch (operator) {
    case 'is':
      return given.includes(value)
    case 'isNot':
      return !given.includes(value)
    case 'isFilled':
      return given.length > 0
    case 'isEmpty':
      return given.length === 0
  }
}

/** Whether an option is offered: each `isNot` of its conditions has to be met, and one of the others where there are any. */
export function isOffered({ conditions = [] }: Pick<FieldOption, 'conditions'>, values: FormValues): boolean {
  const isAnyMet = conditions.some(one => one.operator !== 'isNot' && holds(one, values))
  return conditions.every(one => holds(one, values) || (one.operator !== 'isNot' && isAnyMet))
}

/**
 * The fields whose conditions are met for these values, in order. A condition on a field that is itself left out treats that field as
 * empty, so that a chain of conditions collapses from its start.
 */
export function askedFields(
  steps: readonly Pick<FormStep, 'fields'>[],
  values: FormValues,
): readonly FieldDefinition[] {
  const known: Record<string, FieldValue> = {}
  return steps
    .flatMap(({ fields }) => fields)
    .filter(field => {
      const isAsked = !field.condition || holds(field.condition, known)
      const value = values[field.name]
      if (isAsked && value !== undefined) known[field.name] = value
      return isAsked
    })
}

interface StepQuestion {
  readonly steps: readonly Pick<FormStep, 'fields'>[]
  readonly values: FormValues
  /** Index of the step that is shown. */
  readonly from: number
  /** Index of the requested step. */
  readonly to: number
}

/**
 * The index of the step that is shown on the way to another one. A step without any field to show is skipped in the same direction,
 * except the first and the last step.
 */
export function shownStep({ steps, values, from, to }: StepQuestion): number {
  const { fields } = steps[to] ?? { fields: [] }
  const asked = askedFields(steps, values)
  const isPassedOver =
    to > 0 && to < steps.length - 1 && fields.length && !fields.some(one => asked.includes(one))
  return isPassedOver ? shownStep({ steps, values, from, to: to + (to < from ? -1 : 1) }) : to
}
