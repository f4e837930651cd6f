import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { formBlocks } from '../_kit/references/form-config.ts'

/** Requirement forms/steps. */
export const schema = block(
  { title: 'Form: step', description: 'Fields that are asked on one page of a form.', place: 'form' },
  {
    title: text({ required: true, description: 'One topic: “Deine Adresse”' }),
    intro: richtext(),
    fields: bloks({ allowed: formBlocks }),
  },
)
