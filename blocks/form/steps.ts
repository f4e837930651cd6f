import type {
  FieldCondition,
  FieldDefinition,
  FieldRule,
  FormStep,
  StepOfPurchase,
} from '../_kit/forms/definition.ts'
import { isNumber, isRuleName, noSuchValidator, type RuleName } from '../_kit/forms/rules.ts'
import type { NestedBlock } from '../_kit/resolved.ts'
import type { contentOf } from './content.ts'

/** The fields and their surroundings that a form collects from its blocks. */
export interface Found {
  readonly fields: readonly FieldDefinition[]
  /** A button of content submits the form. */
  readonly hasSubmit: boolean
  /** The blocks that say what an answer costs. */
  readonly prices: readonly NestedBlock[]
  /** Names that more than one field has; the first of them counts. */
  readonly repeated: readonly string[]
}

const isBlock = (value: object): value is NestedBlock =>
  'component' in value && 'uid' in value && 'props' in value && 'source' in value

/** The blocks in a value of props, in the order of the document: in lists, in running text, in entries of lists. */
function blocksIn(value: unknown): readonly NestedBlock[] {
  if (typeof value !== 'object' || value === null) return []
  if (isBlock(value)) return [value, ...blocksIn(value.props)]
  const parts = value instanceof Map ? [...value.values()] : Object.values(value)
  return parts.flatMap(blocksIn)
}

/** Finds the fields in a tree of resolved blocks, at any depth. */
function collectFields(blocks: readonly NestedBlock[], known: ReadonlySet<string> = new Set()): Found {
  const all = blocksIn(blocks)
  const names = new Set(known)
  const fields: FieldDefinition[] = []
  const repeated: string[] = []
  for (const { props } of all) {
    // Blocks of fields, and no others, have a definition in their props.
    const { field } = props as { readonly field?: FieldDefinition }
    if (!field?.kind) continue
    if (names.has(field.name)) repeated.push(field.name)
    else fields.push(field)
    names.add(field.name)
  }
  const hasSubmit = all.some(
    ({ component, props }) => component === 'button' && (props as { submit?: unknown }).submit === true,
  )
  return { fields, hasSubmit, prices: all.filter(({ component }) => component === 'form-price'), repeated }
}

const isLength = (text: string) => /^\d{1,5}$/.test(text)

/** Rules that mean something only with an argument, and which arguments they take. */
const takenArguments: Partial<Readonly<Record<RuleName, (argument: string) => boolean>>> = {
  min: isNumber,
  max: isNumber,
  minLength: isLength,
  maxLength: isLength,
  minAge: isLength,
  // Monday is 1, Sunday 7 (ISO 8601).
  weekday: argument => /^[1-7]{1,7}$/.test(argument),
}

/** The fault of a rule as an editor wrote it, or undefined. */
function ruleProblem({ name, argument = '' }: FieldRule): string | undefined {
  if (!isRuleName(name)) return noSuchValidator
  const takes = takenArguments[name]
  return takes && !takes(argument) ? `The rule ${name} needs a number.` : undefined
}

/** A step with the blocks that show it. */
export interface ShownStep {
  readonly uid: string
  readonly title: string | undefined
  /** Its word in the bar of steps. */
  readonly shortTitle: string | undefined
  readonly blocks: readonly NestedBlock[]
  /** A button of content submits it. */
  readonly hasSubmit: boolean
}

interface Steps {
  readonly steps: readonly FormStep[]
  readonly shown: readonly ShownStep[]
  readonly prices: readonly NestedBlock[]
  /** Faults that an editor should correct. */
  readonly notes: readonly string[]
}

type Content = Pick<ReturnType<typeof contentOf>, 'steps' | 'fields'>

/** A draft puts what an editor should know of a block around it. */
function stepOf(block: NestedBlock): NestedBlock {
  const { block: inner } = block.props as { readonly block?: NestedBlock }
  return block.component === 'notes' && inner ? inner : block
}

/** The part of the props of the block `form-step` that the form itself reads. */
interface StepProps {
  readonly title?: string
  readonly shortTitle?: string
  readonly trackedAs?: StepOfPurchase
}

/** The steps of a form: those of content, or one that holds all fields. */
const partsOf = ({ steps, fields }: Content) =>
  steps.length
    ? steps.map(block => {
        const { title, shortTitle, trackedAs } = stepOf(block).props as StepProps
        return { uid: block.uid, title, shortTitle, trackedAs, blocks: [block] }
      })
    : [{ uid: 'fields', title: undefined, shortTitle: undefined, trackedAs: undefined, blocks: fields }]

/** The conditions of a field and of its options. */
const conditionsIn = ({ condition, options = [] }: FieldDefinition): readonly FieldCondition[] => [
  ...(condition ? [condition] : []),
  ...options.flatMap(option => option.conditions ?? []),
]

/** Conditions that name no field of the form, or no option of it: they never hold, or always. */
function strayConditions(fields: readonly FieldDefinition[]): readonly string[] {
  const known = new Map(fields.map(field => [field.name, field]))
  const notes = fields.flatMap(field =>
    conditionsIn(field).flatMap(({ field: other, operator, value }) => {
      const named = known.get(other)
      if (!named)
        return [`The condition of “${field.name}” names the field “${other}”, which this form does not have.`]
      const isValue = operator === 'is' || operator === 'isNot'
      // The value of a tick or consent is computed from its wording, so it is not compared with an option here.
      const { options } = named.kind === 'consent' || named.kind === 'checkbox' ? {} : named
      return isValue && options && !options.some(option => option.value === value)
        ? [
            `The condition of “${field.name}” names the value “${value ?? ''}”, which “${other}” does not offer.`,
          ]
        : []
    }),
  )
  return [...new Set(notes)]
}

/** Rules whose argument they cannot use; a rule that there is not makes its block invalid before. */
const uselessRules = (fields: readonly FieldDefinition[]): readonly string[] =>
  fields.flatMap(({ name, rules = [] }) =>
    rules.flatMap(rule => {
      const problem = ruleProblem(rule)
      return problem ? [`${name}: ${problem}`] : []
    }),
  )

/** Walks the blocks of a form and takes the fields among them, each name once. */
export function stepsOf(content: Content): Steps {
  const known = new Set<string>()
  const notes: string[] = []
  const found = partsOf(content).map(part => {
    const { fields, hasSubmit, prices, repeated } = collectFields(part.blocks, known)
    for (const { name } of fields) known.add(name)
    for (const name of repeated) notes.push(`Two fields are named “${name}”; the second is left out.`)
    return { ...part, fields, hasSubmit, prices }
  })
  const fields = found.flatMap(step => step.fields)
  return {
    steps: found.map(({ uid, title, trackedAs, fields: own }) => ({
      ...{ uid, title, fields: own },
      ...(trackedAs && { trackedAs }),
    })),
    shown: found.map(({ uid, title, shortTitle, blocks, hasSubmit }) => ({
      ...{ uid, title, shortTitle, blocks, hasSubmit },
    })),
    prices: found.flatMap(({ prices }) => prices),
    notes: [
      ...notes,
      ...strayConditions(fields),
      ...uselessRules(fields),
      ...(fields.length ? [] : ['The form has no field.']),
    ],
  }
}
