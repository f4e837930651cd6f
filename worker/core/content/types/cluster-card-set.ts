import { block } from '../../../../blocks/_kit/block-schema.ts'
import { clusterCardSet } from '../../../../blocks/_kit/references/shared-stories.ts'

/** Story type `cluster-card-set`: cards of the fields of study that several pages show. */
export const schema = block(
  { title: 'Set of field cards', description: 'One card for each field of study.' },
  clusterCardSet,
)
