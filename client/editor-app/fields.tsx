import { useId, useState } from 'react'
import { documentOf, paragraphsOf } from './content.ts'
import type { FieldProps } from './field-props.ts'
import { IconField } from './icon-field.tsx'

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function TextField({ field, value, onChange, id }: FieldProps & { readonly id: string }) {
  const shared = { id, value: textOf(value), required: field.required }
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

function ChoiceField({ field, value, onChange, stories, id }: FieldProps & { readonly id: string }) {
  const choices = field.storyType
    ? stories
        .filter(({ component }) => component === field.storyType)
        .map(({ uuid, name }) => ({ value: uuid, label: name }))
    : (field.options ?? []).map(option => ({ value: option, label: option }))
  const isList = field.type === 'options'
  const list = Array.isArray(value) ? value.map(String) : []
  return (
    <select
      id={id}
      multiple={isList}
      value={isList ? list : textOf(value)}
      onChange={({ target }) =>
        onChange(isList ? [...target.selectedOptions].map(option => option.value) : target.value)
      }
    >
      {!isList && <option value="">–</option>}
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

function RichTextField({ value, onChange, id }: FieldProps & { readonly id: string }) {
  // A text that somebody else than this field has changed, by a step back for example, replaces what stands in it.
  const [own, setOwn] = useState({ value, turn: 0 })
  if (own.value !== value) setOwn({ value, turn: own.turn + 1 })
  const plain = paragraphsOf(value)
  if (plain !== undefined)
    return (
      <textarea
        key={own.turn}
        id={id}
        rows={6}
        defaultValue={plain}
        onChange={event => {
          const next = documentOf(event.target.value)
          setOwn({ ...own, value: next })
          onChange(next)
        }}
      />
    )
  return (
    <textarea
      id={id}
      rows={8}
      className="code"
      spellCheck={false}
      defaultValue={JSON.stringify(value, null, 1)}
      onChange={({ target }) => {
        try {
          onChange(JSON.parse(target.value))
          target.setCustomValidity('')
        } catch {
          target.setCustomValidity('not JSON')
        }
      }}
    />
  )
}

interface Link {
  readonly linktype?: string
  readonly url?: string
  readonly cached_url?: string
  readonly email?: string
  readonly id?: string
}

const linkText = ({ linktype, email, cached_url, url }: Link) =>
  (linktype === 'email' ? email : cached_url || url) ?? ''

function LinkField({ value, onChange, stories, id }: FieldProps & { readonly id: string }) {
  const link = (typeof value === 'object' && value !== null ? value : {}) as Link
  function change(text: string): void {
    const story = stories.find(({ slug }) => slug === text)
    if (story)
      onChange({ fieldtype: 'multilink', linktype: 'story', id: story.uuid, url: '', cached_url: text })
    else if (/^[^\s/]+@[^\s/]+$/.test(text))
      onChange({ fieldtype: 'multilink', linktype: 'email', id: '', url: '', email: text, cached_url: text })
    else onChange({ fieldtype: 'multilink', linktype: 'url', id: '', url: text, cached_url: text })
  }
  return (
    <>
      <input
        id={id}
        list={`${id}-stories`}
        value={linkText(link)}
        onChange={event => change(event.target.value)}
      />
      <datalist id={`${id}-stories`}>
        {stories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}

function AssetField({ value, onChange, id }: FieldProps & { readonly id: string }) {
  const asset = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const change = (part: object) => onChange({ id: null, fieldtype: 'asset', ...asset, ...part })
  return (
    <div className="pair">
      <input
        id={id}
        placeholder="Address of the file"
        value={textOf(asset.filename)}
        onChange={event => change({ filename: event.target.value })}
      />
      <input
        aria-label="Alternative text"
        placeholder="Alternative text"
        value={textOf(asset.alt)}
        onChange={event => change({ alt: event.target.value })}
      />
    </div>
  )
}

const controls: Readonly<Record<string, (props: FieldProps & { readonly id: string }) => React.ReactNode>> = {
  option: ChoiceField,
  options: ChoiceField,
  richtext: RichTextField,
  multilink: LinkField,
  asset: AssetField,
}

const words = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase()

/** One field of a form by its kind. */
export function Field(props: FieldProps) {
  const id = useId()
  const { field, value, onChange } = props
  const Control = field.icons ? IconField : (controls[field.type] ?? TextField)
  if (field.type === 'boolean')
    return (
      <p className="field check">
        <label>
          <input
            type="checkbox"
            checked={value === true}
            onChange={event => onChange(event.target.checked)}
          />
          {words(field.name)}
        </label>
      </p>
    )
  return (
    <div className="field">
      <label htmlFor={id}>
        {words(field.name)}
        {field.required && <span className="required"> required</span>}
      </label>
      <Control {...props} id={id} />
      {field.description && <small>{field.description}</small>}
    </div>
  )
}
