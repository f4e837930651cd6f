import { type ReactNode, useId } from 'react'
import { AssetField } from './asset-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { plainWords } from './content.ts'
import type { ControlProps, FieldProps } from './field-props.ts'
import { IconField } from './icon-field.tsx'
import { LinkField } from './link-field.tsx'
import { MultiAssetField } from './multi-asset-field.tsx'
import { RichTextField } from './rich-text/rich-text-field.tsx'

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function TextField({ field, value, onChange, id }: ControlProps) {
  const shared = {
    id,
    value: textOf(value),
    required: field.required,
    'aria-describedby': field.description ? `${id}-help` : undefined,
  }
  return field.type === 'textarea' ? (
    <textarea {...shared} rows={4} onChange={event => onChange(event.target.value)} />
  ) : (
    <input
      {...shared}
      type={field.type === 'number' ? 'number' : 'text'}
      step="any"
      placeholder={field.type === 'datetime' ? '2026-12-24 18:00' : undefined}
      onChange={event => onChange(event.target.value)}
    />
  )
}

const controls: Readonly<Record<string, (props: ControlProps) => ReactNode>> = {
  option: ChoiceField,
  options: ChoiceField,
  richtext: RichTextField,
  multilink: LinkField,
  asset: AssetField,
  multiasset: MultiAssetField,
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

/** One field of a form by its kind. */
export function Field(props: FieldProps) {
  const id = useId()
  const { field, value, original, onChange } = props
  const Control = field.icons ? IconField : (controls[field.type] ?? TextField)
  const help = field.description && <small id={`${id}-help`}>{field.description}</small>
  if (field.type === 'boolean')
    return (
      <div className="field check">
        <label>
          <input
            type="checkbox"
            checked={value === true}
            onChange={event => onChange(event.target.checked)}
          />{' '}
          {field.label}
        </label>
        {help}
      </div>
    )
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {field.label}
        {field.required && <span className="required"> required</span>}
      </label>
      <Original value={value} original={original} />
      <Control {...props} id={id} />
      {help}
    </div>
  )
}
