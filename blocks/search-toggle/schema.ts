import { block } from '../_kit/block-schema.ts'
import { text } from '../_kit/fields/text.ts'
import { searchFields } from '../_kit/search-field-props.ts'

/** Requirement finding-blocks/search-toggle. */
export const schema = block(
  {
    title: 'Search toggle',
    category: 'tools',
    description: 'A line to click, then a search field; some themes show the field at once.',
  },
  { toggleText: text({ description: 'By default the placeholder of the field' }), ...searchFields },
)
