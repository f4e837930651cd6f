import { block } from '../_kit/block-schema.ts'
import {
  clusterOptions,
  degreeOptions,
  emptyOptionLabel,
  finderLinkField,
} from '../_kit/cluster-picker-fields.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement finding-blocks/cluster-picker. */
export const schema = block(
  {
    title: 'Cluster picker',
    category: 'tools',
    description: 'Leads to a degree, or to one of its fields of study.',
  },
  {
    degreeOptions: degreeOptions(),
    clusterOptions: clusterOptions(),
    emptyOptionLabel: emptyOptionLabel(),
    buttonText: text(),
    finderLink: finderLinkField(),
  },
)
