import * as v from 'valibot'
import { field } from '../../../../blocks/_kit/fields/field.ts'
import { number } from '../../../../blocks/_kit/fields/number.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
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
