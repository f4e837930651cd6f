import * as v from 'valibot'
import { plugin } from '../../../blocks/_kit/fields/plugin.ts'
import { experimentName } from '../../visitor/experiment-state.ts'

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
  /** Share of the visitors, in proportion to those of the others. */
  weight: v.fallback(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))]), v.minValue(0)),
    1,
  ),
})

export type ExperimentMetaData = v.InferOutput<typeof metaData>

/** The experiment that a story belongs to, and the variant that it shows (requirement content-model/experiment-fields). */
export const experimentMetaData = plugin('experiment', metaData, {
  description: 'Experiment, variant and share of the visitors; on the page itself those of the control.',
})
