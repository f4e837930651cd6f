import * as v from 'valibot'
import { block } from '../../../blocks/_kit/block-schema.ts'
import { plugin } from '../../../blocks/_kit/fields/plugin.ts'
import { experimentMetaData } from './experiment-meta-data.ts'

const override = v.object({ key: v.string(), value: v.unknown() })

export type Override = v.InferOutput<typeof override>

/** Story type `experiment-variant`: the values that a variant of an experiment shows in place of the page's own fields. */
export const schema = block(
  { title: 'Variant of an experiment', description: 'Fields of a page as some of its visitors see them.' },
  {
    experimentMetaData,
    variantContent: plugin<readonly Override[]>('overrides', v.array(override), {
      description: 'Names of fields of the page, each with the value that it has in this variant.',
    }),
  },
)
