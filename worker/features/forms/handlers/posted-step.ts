import { askedFields } from '../../../../blocks/_kit/forms/conditions.ts'
import {
  type FieldDefinition,
  type FormDefinition,
  type FormValues,
  technicalFields,
} from '../../../../blocks/_kit/forms/definition.ts'
import { type Entered, readValues } from '../../../../blocks/_kit/forms/read-values.ts'
import { asciiAddress } from '../mail-address.ts'

/** The action that a post requests for a form of several steps. */
export interface PostedStep {
  /** Index of the step that was sent; the last one where a script sends all steps at once. */
  readonly step: number
  readonly isLast: boolean
  /** Index of the step that the visitor goes to without a check. */
  readonly goTo: number | undefined
  /**
   * `save`: a script shows the next step itself. `later`: the visitor continues another time, and nothing is checked. `revoke`: all links to continue
   * end.
   */
  readonly action: 'save' | 'later' | 'revoke' | undefined
  /** Values of the fields that were sent: of the step, and of others that a script could not save before. */
  readonly values: FormValues
  readonly fields: readonly FieldDefinition[]
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined

/** The step that the pressed button requests, if not the next one. */
function chosenStep(go: string | undefined, step: number): number | undefined {
  if (go === 'back') return Math.max(0, step - 1)
  return wholeNumber(go?.match(/^step:(\d{1,2})$/)?.[1])
}

function actionOf(go: string | undefined, mail: string | undefined): PostedStep['action'] {
  if (go === 'enter' && mail?.trim()) return 'later'
  return go === 'save' || go === 'later' || go === 'revoke' ? go : undefined
}

/** The values with each mail address as mail services take it. */
function withAsciiAddresses(fields: readonly FieldDefinition[], values: FormValues): FormValues {
  const addresses = fields
    .filter(({ kind }) => kind === 'email')
    .map(({ name }) => [name, asciiAddress(String(values[name]))] as const)
  return { ...values, ...Object.fromEntries(addresses) }
}

/** Reads the index of the posted step, and its values. Invalid numbers are replaced by the nearest step. */
export function readStep(
  { steps }: FormDefinition,
  entered: Entered,
  { isScript }: { readonly isScript: boolean },
): PostedStep {
  const last = steps.length - 1
  const first = (name: string) => entered.get(name)?.[0]
  const action = actionOf(first(technicalFields.go), first(technicalFields.mail))
  const isWhole = isScript && !action
  const step = isWhole ? last : Math.min(last, wholeNumber(first(technicalFields.step)) ?? 0)
  const goTo = isScript ? undefined : chosenStep(first(technicalFields.go), step)
  const numbers = entered.get(technicalFields.step) ?? []
  const isSent = (index: number) => isWhole || index === step || numbers.slice(1).includes(String(index))
  const fields = steps.flatMap((one, index) => (isSent(index) ? one.fields : []))
  return {
    ...{ step, action },
    isLast: step === last && !action,
    goTo: goTo === undefined ? undefined : Math.min(goTo, last),
    values: withAsciiAddresses(fields, readValues(fields, entered)),
    fields,
  }
}

/** The fields to check: at the end all fields whose conditions are met, before that those of the step. */
export function fieldsToCheck(
  { steps }: FormDefinition,
  { isLast, step }: Pick<PostedStep, 'isLast' | 'step'>,
  values: FormValues,
): readonly FieldDefinition[] {
  const fields = askedFields(steps, values)
  return isLast ? fields : fields.filter(field => steps[step]?.fields.includes(field))
}

/** Index of the first step with an error. */
export const stepWithError = ({ steps }: FormDefinition, errors: Readonly<Record<string, string>>): number =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some(({ name }) => Object.hasOwn(errors, name))),
  )
