import { block } from '../_kit/block-schema.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { labelledFields, ruleFields } from '../_kit/forms/field-fields.ts'

/** Autofill field names that forms of this kind use (HTML, autofill field names). */
const autocompleteTokens = [
  'off',
  'name',
  'honorific-prefix',
  'given-name',
  'additional-name',
  'family-name',
  'email',
  'tel',
  'organization',
  'organization-title',
  'street-address',
  'address-line1',
  'address-line2',
  'postal-code',
  'address-level2',
  'address-level1',
  'country',
  'country-name',
  'bday',
  'sex',
  'language',
  'url',
] as const

/** Requirement forms/fields. */
export const schema = block(
  { title: 'Form: field', description: 'Asks for a text, a number, a date or a country.', place: 'form' },
  {
    kind: option(['text', 'email', 'tel', 'number', 'date', 'textarea', 'country', 'hidden'], {
      defaultValue: 'text',
    }),
    ...labelledFields,
    placeholder: text({ description: 'Only where a label and a hint cannot say it' }),
    autocomplete: option(autocompleteTokens, {
      description: 'What browsers and password managers may fill in',
    }),
    rules: ruleFields(),
    minLength: number({ min: 1, max: 5_000 }),
    maxLength: number({ min: 1, max: 5_000 }),
    defaultValue: text({
      description: 'What stands in it at first; {{get_programme}} is the page’s query “programme”',
    }),
  },
)
