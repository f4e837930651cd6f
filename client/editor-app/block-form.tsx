import type { ComponentForm, StorySummary } from './api.ts'
import { type Block, type Content, fieldKey, holds, isBlock, moved, newBlock } from './content.ts'
import { Field } from './fields.tsx'

export interface FormContext {
  readonly forms: readonly ComponentForm[]
  readonly stories: readonly StorySummary[]
  /** Undefined: the default one. */
  readonly language: string | undefined
  /** `_uid` of the block that was clicked in the page. */
  readonly open: string | undefined
}

interface BlockFormProps {
  readonly content: Content & { readonly component: string }
  readonly onChange: (content: Content & { readonly component: string }) => void
  readonly context: FormContext
}

const formOf = (component: string, { forms }: FormContext) => forms.find(({ name }) => name === component)

/** The text that distinguishes blocks of one kind in a list. */
function summaryOf(block: Block): string {
  const text = [block.text, block.title, block.headline, block.name].find(value => typeof value === 'string')
  return typeof text === 'string' ? text.slice(0, 60) : ''
}

interface BlockListProps {
  readonly label: string
  readonly value: unknown
  readonly allowed: readonly string[] | undefined
  readonly onChange: (blocks: readonly unknown[]) => void
  readonly context: FormContext
}

function BlockList({ label, value, allowed, onChange, context }: BlockListProps) {
  const blocks = Array.isArray(value) ? (value as readonly unknown[]) : []
  const kinds = allowed ?? context.forms.filter(({ kind }) => kind === 'block').map(({ name }) => name)
  const replace = (index: number, block: unknown) =>
    onChange(blocks.map((before, place) => (place === index ? block : before)))
  return (
    <fieldset className="blocks">
      <legend>{label}</legend>
      {blocks.map((block, index) =>
        isBlock(block) ? (
          <details
            key={block._uid}
            open={context.open !== undefined && holds(block, context.open) ? true : undefined}
            data-uid={block._uid}
          >
            <summary>
              <b>{formOf(block.component, context)?.title ?? block.component}</b> {summaryOf(block)}
            </summary>
            <p className="tools">
              <button type="button" disabled={index === 0} onClick={() => onChange(moved(blocks, index, -1))}>
                Move up
              </button>
              <button
                type="button"
                disabled={index === blocks.length - 1}
                onClick={() => onChange(moved(blocks, index, 1))}
              >
                Move down
              </button>
              <button type="button" onClick={() => onChange(blocks.filter((_, place) => place !== index))}>
                Delete
              </button>
            </p>
            <BlockForm content={block} onChange={next => replace(index, next)} context={context} />
          </details>
        ) : null,
      )}
      <select
        aria-label={`Add to ${label}`}
        value=""
        onChange={event => onChange([...blocks, newBlock(event.target.value)])}
      >
        <option value="">Add …</option>
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {formOf(kind, context)?.title ?? kind}
          </option>
        ))}
      </select>
    </fieldset>
  )
}

/** The form of a story or of a block, made of its schema. */
export function BlockForm({ content, onChange, context }: BlockFormProps) {
  const form = formOf(content.component, context)
  if (!form) return <p className="note">There is no form for “{content.component}”.</p>
  return form.fields.map(field => {
    const key = fieldKey(field.name, context.language, field.translatable)
    const change = (value: unknown) => onChange({ ...content, [key]: value })
    if (field.type === 'bloks')
      return (
        <BlockList
          key={key}
          label={field.name}
          value={content[key]}
          allowed={field.allowed}
          onChange={change}
          context={context}
        />
      )
    return <Field key={key} field={field} value={content[key]} onChange={change} stories={context.stories} />
  })
}
