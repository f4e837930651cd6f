import { type ReactNode, useContext, useId, useState } from 'react'
import { parseZonedTime, writeZonedTime } from '../../blocks/_kit/zoned-time.ts'
import type { FormField } from './api.ts'
import { AssetField, MultiAssetField } from './asset-fields.tsx'
import { ChoiceField, CountryGroupField, IconField } from './choice-fields.tsx'
import { plainWords } from './content.ts'
import { describedBy, FieldNotes } from './field-notes.tsx'
import type { ControlProps, FieldProps } from './field-props.ts'
import { LinkField } from './link-field.tsx'
import { RichTextField } from './rich-text/rich-text-field.tsx'
import { placeOf, ZonesContext } from './zones.ts'

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A text of one or more lines, or a number. */
function TextField({ field, value, onChange, id, described }: ControlProps) {
  const shared = { id, value: textOf(value), required: field.required, ...described }
  if (field.type === 'textarea')
    return <textarea {...shared} rows={4} onChange={event => onChange(event.target.value)} />
  const numeric = { type: 'number', step: 'any', min: field.min, max: field.max }
  return (
    <input
      {...shared}
      {...(field.type === 'number' ? numeric : { type: 'text' })}
      onChange={event => onChange(event.target.value)}
    />
  )
}

/** Keep the year at four digits. */
const lastDay = '9999-12-31'
const lastTime = `${lastDay}T23:59`

/** Converts a time without an offset, in the content system's format, to another zone; empty for text that is not a date. */
function between(written: string, from: string, to: string): string {
  const moment = parseZonedTime(written, from)
  return Number.isNaN(moment) ? '' : writeZonedTime(moment, to)
}

/** Whether a text is a time, or a day, in the content system's format: without an offset, and an existing date. */
const isMoment = (text: string, zone: string) => between(text, zone, zone) === text
const isDay = (text: string) => [text, `${text} 00:00`].includes(between(text.slice(0, 10), 'UTC', 'UTC'))

/** A day and a time, or a day. What was stored in another form is shown as it is. */
function DateField({ field, value, onChange, id, described }: ControlProps) {
  const { content, site } = useContext(ZonesContext)
  const [typed, setTyped] = useState('')
  const text = typeof value === 'string' ? value : ''
  const shared = { id, required: field.required, ...described }
  if (text && !(field.isDay ? isDay(text) : isMoment(text, content)))
    return <input {...shared} value={text} onChange={event => onChange(event.target.value)} />
  if (field.isDay)
    return (
      <input
        {...shared}
        type="date"
        max={lastDay}
        value={text.slice(0, 10)}
        onChange={event => onChange(event.target.value && `${event.target.value} 00:00`)}
      />
    )
  // While a year is typed digit by digit, its first digits are years with other offsets: the typed text stays unchanged.
  const isTyped = typed && between(typed, site, content) === text
  return (
    <>
      <input
        {...shared}
        type="datetime-local"
        max={lastTime}
        value={isTyped ? typed : between(text, content, site).replace(' ', 'T')}
        onChange={event => {
          setTyped(event.target.value)
          onChange(between(event.target.value, site, content))
        }}
      />
      <small>Time in {placeOf(site)}</small>
    </>
  )
}

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
