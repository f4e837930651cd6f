import { type ReactNode, useState } from 'react'
import type { FormField } from './api.ts'
import { BlockList } from './block-list.tsx'
import { type Content, fieldKey, plainWords } from './content.ts'
import type { BlocksProps } from './field-props.ts'
import { Field } from './fields.tsx'
import type { FormContext } from './form-context.ts'

/** Fields about one thing, or one field by itself. */
interface FieldRow {
  /** Title of the section; undefined for a field by itself. */
  readonly title: string | undefined
  readonly fields: readonly FormField[]
}

/**
 * Fields by the part of the form that contains them, in their order; the fields that visitors read and follow come
 * first.
 */
const groupsOf = (fields: readonly FormField[]): [string, readonly FormField[]][] => {
  const groups = Map.groupBy(fields, ({ group }) => group)
  return [...groups].toSorted(([one], [other]) => Number(other === 'Content') - Number(one === 'Content'))
}

/** The fields of a part; those of a section are grouped at its first one. */
export const rowsOf = (fields: readonly FormField[]): readonly FieldRow[] =>
  [...Map.groupBy(fields, ({ name, section }) => section ?? name).values()].map(own => ({
    title: own[0]?.section,
    fields: own,
  }))

/** Whether a field has no value, of any kind; a switch that is off has none. */
const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  const { filename, url, cached_url, email, type } = value as Content
  if (type === 'doc') return plainWords(value) === ''
  return !(filename || url || cached_url || email)
}

/**
 * Whether a form shows a field: one whose switch is off is left out, unless it has a value, which editors could not find
 * otherwise.
 */
export function isWanted(field: FormField, fields: readonly FormField[], content: Content): boolean {
  const { countsWith } = field
  if (!countsWith) return true
  const isOn = content[countsWith] ?? fields.find(({ name }) => name === countsWith)?.defaultValue ?? false
  return isOn === true || !isEmpty(content[field.name])
}

type BlockContent = Content & { readonly component: string }

interface BlockFormProps {
  readonly content: BlockContent
  readonly onChange: (content: BlockContent) => void
  readonly context: FormContext
}

const renderBlocks = (blocks: BlocksProps): ReactNode => (
  <BlockList
    {...blocks}
    renderForm={(content, onChange) => (
      <BlockForm content={content} onChange={onChange} context={blocks.context} />
    )}
  />
)

const problemsOf = ({ context, content }: Omit<BlockFormProps, 'onChange'>, name: string) =>
  context.problems.get(`${content._uid ?? ''} ${name}`)

/** A field of the content with its problems. */
function FormRow({ field, ...form }: BlockFormProps & { readonly field: FormField }) {
  const { content, onChange, context } = form
  const key = fieldKey(field.name, context.language, field.translatable)
  const problems = problemsOf(form, field.name)
  const shared = {
    value: content[key],
    onChange: (next: unknown) => onChange({ ...content, [key]: next }),
    context,
    problems,
  }
  return (
    <div data-field={field.name} className={problems ? 'has-problem' : undefined}>
      {field.type === 'bloks' ? (
        renderBlocks({
          ...{ ...field, allowed: field.allowed, ...shared },
          place: { owner: String(content._uid ?? ''), field: key },
        })
      ) : (
        <Field
          {...shared}
          field={field}
          original={key === field.name ? undefined : content[field.name]}
          renderBlocks={renderBlocks}
        />
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly className: string
  /** Whether it is open initially. */
  readonly isBegun: boolean
  readonly children: ReactNode
}

/** A part of a form under its title, which opens and closes it. */
function FormPart({ title, className, isBegun, children }: PartProps) {
  const [wasBegun] = useState(isBegun)
  return (
    <details className={className} open={wasBegun || isBegun || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/**
 * The form of a story or of a block, generated from its schema: the fields that visitors read and follow first, further
 * parts collapsed below.
 */
export function BlockForm(props: BlockFormProps) {
  const { content, context } = props
  const form = context.forms.get(content.component)
  if (!form) return <p className="note">There is no form for “{content.component}”.</p>

  const hasProblem = ({ name }: FormField) => problemsOf(props, name) !== undefined
  const row = (field: FormField) => <FormRow key={field.name} {...props} field={field} />
  const shown = form.fields.filter(field => isWanted(field, form.fields, content))
  return groupsOf(shown).map(([group, fields], index) => {
    if (index > 0)
      return (
        <FormPart key={group} title={group} className="group" isBegun={fields.some(hasProblem)}>
          {fields.map(row)}
        </FormPart>
      )
    return rowsOf(fields).map(({ title, fields: own }) => {
      const isBegun = own.some(field => hasProblem(field) || !isEmpty(content[field.name]))
      return title ? (
        <FormPart key={title} title={title} className="section" isBegun={isBegun}>
          {own.map(row)}
        </FormPart>
      ) : (
        own.map(row)
      )
    })
  })
}
