import { block } from '../../../../blocks/_kit/block-schema.ts'
import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { number } from '../../../../blocks/_kit/fields/number.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { suggestionCategories } from '../../../../blocks/_kit/suggestions/suggestion-props.ts'

/**
 * Story type `study-suggestion`: suggested further studies, for visitors whose earlier learning is being
 * recognised.
 */
export const studySuggestionSchema = block(
  { title: 'Study suggestion', description: 'A programme to suggest, and to whom.' },
  {
    category: option(suggestionCategories),
    careIds: text({
      translatable: false,
      description: 'Products after which it is suggested, separated by commas; empty for all.',
    }),
    title: text({ description: 'Default: the name of the story.' }),
    description: textarea(),
    image: asset(),
    recognizedEcts: number({ min: 0, description: 'Credits that are usually recognised.' }),
    savedMonths: number({ min: 0 }),
    savedMoney: number({ min: 0, description: 'Euros.' }),
    link: multilink(),
    linkLabel: text(),
  },
)
