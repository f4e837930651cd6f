import { splitList } from '../../blocks/_kit/split-list.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ControlProps } from './field-props.ts'

/**
 * One or several country groups by their names, in the order of their priority; the content contains their uuids, separated by commas.
 */
export function CountryGroupField({ field, value, onChange, ...control }: ControlProps) {
  const named = splitList(typeof value === 'string' ? value : '')
  const known = control.context.countryGroups
  const gone = named.filter(uuid => !known.some(({ value }) => value === uuid))
  const options = [...known, ...gone.map(uuid => ({ value: uuid, label: `${uuid} (gone)` }))]
  const isSeveral = field.countryGroups === 'several'
  return (
    <ChoiceField
      {...control}
      field={{ ...field, type: isSeveral ? 'options' : 'option', options }}
      value={isSeveral ? named : named[0]}
      onChange={chosen => onChange([chosen].flat().join(','))}
    />
  )
}
