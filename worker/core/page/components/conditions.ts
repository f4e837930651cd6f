import { type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { governingSwitch } from './governing-switch.ts'

/** Hides a field while its switch is off, where the plan of the space has conditional fields. */
const hiddenWithout = (field: string) => [
  {
    modifications: [{ display: 'hide' }],
    rule_match: 'any',
    rule_conditions: [
      {
        validation: 'not_equals',
        value: true,
        validated_object: { type: 'field', field_key: field, field_attr: 'value' },
      },
    ],
  },
]

/** The conditions under which the form of a component shows a field; none for a field that is always shown. */
export function conditionsOf(
  name: string,
  fields: Fields,
): { readonly conditional_settings?: readonly object[] } {
  const governing = governingSwitch(name, fields)
  const isOnAtFirst = governing !== undefined && fieldMetadata(fields[governing]!).defaultValue === true
  // In the content system, a switch without a value counts as unset and would hide fields that apply.
  return governing && !isOnAtFirst ? { conditional_settings: hiddenWithout(governing) } : {}
}
