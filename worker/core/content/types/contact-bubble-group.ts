import { block } from '../../../../blocks/_kit/block-schema.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { schema as bubble } from '../../../../blocks/contact-bubble/schema.ts'
import { audienceFields } from './audience-fields.ts'

/**
 * Story type `contact-bubble-group`: ways to contact the provider, shown floating above a unit's
 * pages.
 */
export const schema = block(
  { title: 'Contact bubble', description: 'Channels behind the floating bubble.' },
  { ...audienceFields, active: boolean({ defaultValue: true }), ...bubble.fields },
)
