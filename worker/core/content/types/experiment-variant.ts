import { block } from '../../../../blocks/_kit/block-schema.ts'
import { experimentMetaData } from './experiment-meta-data.ts'
import { variantContent } from './variant-content.ts'

/** Story type `experiment-variant`: the values with which a variant of an experiment replaces the page's own fields. */
export const schema = block(
  { title: 'Variant of an experiment', description: 'Fields of a page as some of its visitors see them.' },
  { experimentMetaData, variantContent },
)
