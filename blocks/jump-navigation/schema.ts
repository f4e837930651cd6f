import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { text } from '../_kit/fields/text.ts'

const item = {
  title: text({ required: true }),
  anchor: text({
    translatable: false,
    description: 'Name of the section as its “anchor” field says, where that is not the title.',
  }),
}

/** Requirement jump-navigation/items. */
export const schema = block(
  {
    title: 'Jump navigation',
    category: 'links',
    description:
      'A bar that stays at the top and leads to the sections of its page. A section is found by its anchor.',
  },
  {
    items: items('jump-navigation-item', item),
    careId: text({
      translatable: false,
      description: 'Programme whose least price stands at the end of the bar, on large screens.',
    }),
  },
)
