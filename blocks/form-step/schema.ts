import { block } from '../_kit/block-schema.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { stepsOfPurchase } from '../_kit/forms/definition.ts'
import { formBlocks } from '../_kit/references/form-config.ts'

/** Requirement forms/steps. */
export const schema = block(
  { title: 'Form: step', description: 'Fields that are asked on one page of a form.', place: 'form' },
  {
    title: text({ required: true, description: 'One topic: “Deine Adresse”' }),
    shortTitle: text({
      maxLength: 14,
      description: 'One word for the bar of steps, which shows where each step has one: “Adresse”',
    }),
    intro: richtext(),
    fields: bloks({ allowed: formBlocks }),
    trackedAs: option(stepsOfPurchase, {
      description: 'Of a form that is a purchase: what tracking is told once this step is passed',
    }),
  },
)
