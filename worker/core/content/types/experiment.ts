import * as v from 'valibot'
import { block } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { bloks } from '../../../../blocks/_kit/fields/bloks.ts'
import { type Fields, field } from '../../../../blocks/_kit/fields/field.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { number } from '../../../../blocks/_kit/fields/number.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { fittingEntries } from '../../request/site/fitting-entries.ts'
import { experimentName } from '../../request/visitor/experiment-state.ts'

const label = v.fallback(
  v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
  undefined,
)

const metaData = v.object({
  experimentId: experimentName,
  /** The variant that this story shows. */
  variantId: experimentName,
  experimentLabel: label,
  variantLabel: label,
  /** Share of the visitors, relative to the weights of the other variants. */
  weight: v.fallback(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]), v.minValue(0)),
    1,
  ),
})

export type ExperimentMetaData = v.InferOutput<typeof metaData>

/** The form that editors fill in. */
const entries = {
  experimentId: text({
    translatable: false,
    description: 'Letters, digits, dots and hyphens; the same in all variants.',
  }),
  variantId: text({ translatable: false, description: 'Letters, digits, dots and hyphens.' }),
  experimentLabel: text({
    translatable: false,
    description: 'Name of the experiment in reports; on the page itself.',
  }),
  variantLabel: text({ translatable: false, description: 'Name of the variant in reports.' }),
  weight: number({
    min: 0,
    description: 'Share of the visitors, in proportion to those of the other variants.',
  }),
}

/** The only entry of a list of blocks; an object is the value that a field plugin stored there before. */
const onlyEntry = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** The experiment that a story belongs to, and the variant that it shows (requirement content-model/experiment-fields). */
export const experimentMetaData = field<ExperimentMetaData | undefined, false>(
  v.pipe(v.unknown(), v.transform(onlyEntry), v.optional(metaData)),
  {
    type: 'bloks',
    translatable: false,
    allowed: ['experiment-meta-data'],
    entries,
    max: 1,
    description: 'Experiment, variant and share of the visitors; on the page itself those of the control.',
    required: false,
  },
)

/** A field of the page, and the raw value that it has in a variant. */
export interface Override {
  readonly key: string
  readonly value: unknown
}

type Raw = Readonly<Record<string, unknown>>

/** The fields that may contain the value; the first filled one counts. */
const values = {
  blocks: bloks({ description: 'For a field of blocks: all of them, in their order.' }),
  text: textarea({ description: 'For a text, a number or a choice.' }),
  richText: richtext({ description: 'For a rich text.' }),
  picture: asset({ description: 'For a picture.' }),
  link: multilink({ description: 'For a link.' }),
  flag: option(['yes', 'no'], { description: 'For a field that is on or off.' }),
}

const overrideEntries = {
  key: text({ translatable: false, description: 'Name of the page’s field, such as body or seoTitle.' }),
  ...values,
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'items' in value
    ? Array.isArray(value.items) && value.items.length > 0
    : value !== undefined

const holds = (fields: Fields, name: string, entry: Raw) => {
  const read = v.safeParse(fields[name]!, Object.hasOwn(entry, name) ? entry[name] : null)
  return read.success && isFilled(read.output)
}

/** The raw value of an entry, because caches use the identity of its blocks; empty text if none of its fields is filled. */
function rawValue(entry: Raw): unknown {
  // A field plugin stored the value of any kind under this name.
  if (Object.hasOwn(entry, 'value')) return entry.value
  const filled = Object.keys(values).find(name => holds(values, name, entry))
  if (filled === 'flag') return entry.flag === 'yes'
  return filled ? entry[filled] : ''
}

const override = v.pipe(
  v.looseObject({ key: v.pipe(v.string(), v.trim(), v.minLength(1)) }),
  v.transform((entry): Override => ({ key: entry.key, value: rawValue(entry) })),
)

/** A field plugin stores its list under `value`, beside its own name. */
const listOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'plugin' in value && 'value' in value ? value.value : value

const overrides = v.pipe(v.unknown(), v.transform(listOf), fittingEntries(override))

/** The fields of a page that a variant shows with other values (requirement content-model/experiment-fields). */
const variantContent = field<readonly Override[], false>(overrides, {
  type: 'bloks',
  translatable: false,
  allowed: ['experiment-override'],
  entries: overrideEntries,
  description: 'Fields of the page, each with the value that it has in this variant.',
  required: false,
})

/** Story type `experiment-variant`: the values with which a variant of an experiment replaces the page's own fields. */
export const experimentVariantSchema = block(
  { title: 'Variant of an experiment', description: 'Fields of a page as some of its visitors see them.' },
  { experimentMetaData, variantContent },
)
