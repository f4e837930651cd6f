import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { labelledFields, optionConditions } from '../_kit/forms/field-fields.ts'
import { valueLabelIcon } from '../_kit/option-fields.ts'

/** Requirement forms/fields. */
export const schema = block(
  { title: 'Form: choice', description: 'Asks to choose one of several options, or some.', place: 'form' },
  {
    look: option(['dropdown', 'radio', 'buttons'], {
      defaultValue: 'radio',
      description: 'Radio buttons for up to seven options, a dropdown for more; buttons for a few short ones',
    }),
    ...labelledFields,
    options: items('form-option', { ...valueLabelIcon, conditions: optionConditions() }),
    optionsFrom: option(['programmes', 'locations', 'events'], {
      description: 'Options from the site, behind those above: pages, or events for which one may register',
    }),
    multiple: boolean({ description: 'Several may be chosen; not in a dropdown' }),
    emptyLabel: text({ description: 'First line of a dropdown. Default: Bitte wählen' }),
    defaultValue: text({
      translatable: false,
      description: 'Value that is chosen at first; {{get_programme}} is the page’s query “programme”',
    }),
  },
)
