import { block } from '../_kit/block-schema.ts'
import { icon } from '../_kit/fields/icon.ts'

/** Requirement forms/form-icon. */
export const schema = block(
  {
    title: 'Form icon',
    category: 'media',
    description: 'A large icon above a form or a text.',
    inText: true,
  },
  { iconName: icon() },
)
