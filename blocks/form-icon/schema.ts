import { block } from '../_kit/block-schema.ts'
import { text } from '../_kit/fields/text.ts'

/** Requirement forms/form-icon. */
export const schema = block(
  { title: 'Form icon', description: 'A large icon above a form or a text.', inText: true },
  { iconName: text({ translatable: false, description: 'Name of an icon' }) },
)
