import { type ReactNode, useId } from 'react'
import type { FormField } from './api.ts'
import { AssetField } from './asset-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { plainWords } from './content.ts'
import { CountryGroupField } from './country-group-field.tsx'
import { DateField } from './date-field.tsx'
import { describedBy } from './described.ts'
import { FieldNotes } from './field-notes.tsx'
import type { ControlProps, FieldProps } from './field-props.ts'
import { IconField } from './icon-field.tsx'
import { LinkField } from './link-field.tsx'
import { MultiAssetField } from './multi-asset-field.tsx'
import { RichTextField } from './rich-text/rich-text-field.tsx'
import { TextField } from './text-field.tsx'

const controls: Readonly<Record<string, (props: ControlProps) => ReactNode>> = {
  option: ChoiceField,
  options: ChoiceField,
  datetime: DateField,
  richtext: RichTextField,
  multilink: LinkField,
  asset: AssetField,
  multiasset: MultiAssetField,
}

function controlOf({ icons, countryGroups, type }: FormField) {
  if (icons) return IconField
  return countryGroups ? CountryGroupField : (controls[type] ?? TextField)
}

/** The text in the default language beside its translation, and whether the translation is missing. */
function Original({ value, original }: Pick<FieldProps, 'value' | 'original'>) {
  const words = plainWords(original)
  if (!words) return null
  return (
    <p className="original">
      {!plainWords(value) && <span className="badge">to translate</span>} <span lang="de">{words}</span>
    </p>
  )
}

function Switch({ field, value, onChange, id, described }: ControlProps) {
  return (
    <label>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={event => onChange(event.target.checked)}
        {...described}
      />{' '}
      {field.label}
    </label>
  )
}

/** One field of a form by its kind, with its notes. */
export function Field(props: FieldProps) {
  const id = useId()
  const { field, value, original, problems = [] } = props
  const Control = controlOf(field)
  const noted = { id, field, value, problems }
  const control = { ...props, id, described: describedBy(noted) }
  if (field.type === 'boolean')
    return (
      <div className="field check">
        <Switch {...control} />
        <FieldNotes {...noted} />
      </div>
    )
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {field.label}
        {field.required && <span className="required"> required</span>}
      </label>
      <Original value={value} original={original} />
      <Control {...control} />
      <FieldNotes {...noted} />
    </div>
  )
}
