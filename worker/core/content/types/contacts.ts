import { block } from '../../../../blocks/_kit/block-schema.ts'
import { contactFields } from '../../../../blocks/_kit/contact-fields.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import { schema as bubble } from '../../../../blocks/contact-bubble/schema.ts'
import { audienceFields } from './audience.ts'

/**
 * Story type `contact-person`: its channels are those of requirement people-blocks/contact-block, each with a label. A person who names a
 * unit is the contact for its pages; other persons are shown only where a page names them.
 */
export const contactPersonSchema = block(
  { title: 'Contact person', description: 'Who answers, and on which channels.' },
  {
    ...audienceFields,
    unit: text({
      translatable: false,
      description: 'Code of the unit for whose pages this person answers; empty for none.',
    }),
    ...contactFields,
  },
)

/**
 * Story type `contact-bubble-group`: ways to contact the provider, shown floating above a unit's
 * pages.
 */
export const contactBubbleGroupSchema = block(
  { title: 'Contact bubble', description: 'Channels behind the floating bubble.' },
  { ...audienceFields, active: boolean({ defaultValue: true }), ...bubble.fields },
)
