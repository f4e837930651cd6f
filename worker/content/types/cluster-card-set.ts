import { block } from '../../../blocks/_kit/block-schema.ts'
import { bloks } from '../../../blocks/_kit/fields/bloks.ts'
import { text } from '../../../blocks/_kit/fields/text.ts'

/** Story type `cluster-card-set`: cards of the fields of study that several pages show. */
export const schema = block(
  { title: 'Set of field cards', description: 'One card for each field of study.' },
  { headline: text(), cards: bloks({ allowed: ['card'] }) },
)
