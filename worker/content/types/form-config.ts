import { block } from '../../../blocks/_kit/block-schema.ts'
import { boolean } from '../../../blocks/_kit/fields/boolean.ts'
import { option } from '../../../blocks/_kit/fields/option.ts'
import { text, textarea } from '../../../blocks/_kit/fields/text.ts'

/** Story type `form-config` (requirement forms/store). */
export const schema = block(
  { title: 'Form', description: 'Where a form sends what was filled in, and what it says then.' },
  {
    id: text({ translatable: false, description: 'Name by which blocks use the form.' }),
    key: text({ translatable: false }),
    submitUrl: text({ translatable: false }),
    language: text({ translatable: false, description: 'Default: that of the page.' }),
    enctype: option(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'], {
      defaultValue: 'application/json',
    }),
    validateOnInput: boolean(),
    headline: text(),
    submitLabel: text(),
    successText: textarea(),
    failureText: textarea(),
  },
)
