import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

/** The facts of programmes that an answer may require. */
export const factNames = [
  'degree',
  'cluster',
  'form',
  'language',
  'place',
  'duration',
  'start',
  'credits',
] as const

export type FactName = (typeof factNames)[number]

/** The fields of an answer that define which programmes match it. */
export const wishFields = {
  fact: option(factNames, {
    description: 'The fact of a programme that the answer requires; none: it decides nothing.',
  }),
  values: text({
    translatable: false,
    description:
      'Codes of which the programme has one, separated by commas, as in addresses of the study finder. Duration: months at most. Credits: at least.',
  }),
  isRequired: boolean({ description: 'Other programmes are left out.' }),
}
