import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { option } from '../_kit/fields/option.ts'
import { reference } from '../_kit/fields/relation.ts'
import { text } from '../_kit/fields/text.ts'
import { clusterCardSet } from '../_kit/references/shared-stories.ts'

/** Requirement cards/cluster-card-set. */
export const schema = block(
  {
    title: 'Card list',
    category: 'cards',
    description: 'Cards of fields of study, those of a set or its own.',
    heading: ({ headline, set, headlineLevel }) =>
      (headline ?? set?.fields.headline) ? headlineLevel : undefined,
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }),
    cards: bloks({ allowed: ['card'] }),
    set: reference('cluster-card-set', clusterCardSet, {
      description: 'Shown where the block has no cards, or no headline, of its own',
    }),
  },
)
