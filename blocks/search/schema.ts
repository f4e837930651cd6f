import { block } from '../_kit/block-schema.ts'
import { searchFields } from '../_kit/search-field-props.ts'

/** Requirements finding-blocks/search-field, finding-blocks/suggestions. */
export const schema = block(
  {
    title: 'Search',
    category: 'tools',
    description: 'A search field that suggests pages while a visitor types.',
  },
  searchFields,
)
