import type { ReactNode } from 'react'
import type { FormField } from './api.ts'
import { BlockList } from './block-list.tsx'
import { type Content, fieldKey } from './content.ts'
import type { BlocksProps } from './field-props.ts'
import { Field } from './fields.tsx'
import type { FormContext } from './form-context.ts'
import { isWanted } from './is-wanted.ts'

type BlockContent = Content & { readonly component: string }

interface BlockFormProps {
  readonly content: BlockContent
  readonly onChange: (content: BlockContent) => void
  readonly context: FormContext
}

/** Fields by the part of the form where they stand, in their order. */
const groupsOf = (fields: readonly FormField[]): [string, readonly FormField[]][] => {
  const groups = Map.groupBy(fields, ({ group }) => group)
  return [...groups].toSorted(([one], [other]) => Number(other === 'Content') - Number(one === 'Content'))
}

const renderBlocks = (blocks: BlocksProps): ReactNode => (
  <BlockList
    {...blocks}
    renderForm={(content, onChange) => (
      <BlockForm content={content} onChange={onChange} context={blocks.context} />
    )}
  />
)

/** The form of a story or of a block, made of its schema: what is read and followed first, further parts closed below it. */
export function BlockForm({ content, onChange, context }: BlockFormProps) {
  const form = context.forms.get(content.component)
  if (!form) return <p className="note">There is no form for “{content.component}”.</p>

  function fieldOf(field: FormField): ReactNode {
    const key = fieldKey(field.name, context.language, field.translatable)
    const value = content[key]
    const change = (next: unknown) => onChange({ ...content, [key]: next })
    const problems = context.problems.get(`${content._uid ?? ''} ${field.name}`)
    const isList = field.type === 'bloks'
    return (
      <div key={key} data-field={field.name} className={problems ? 'has-problem' : undefined}>
        {isList ? (
          renderBlocks({
            ...field,
            label: field.label,
            value,
            allowed: field.allowed,
            place: { owner: String(content._uid ?? ''), field: key },
            onChange: change,
            context,
          })
        ) : (
          <Field
            field={field}
            value={value}
            original={key === field.name ? undefined : content[field.name]}
            onChange={change}
            context={context}
            renderBlocks={renderBlocks}
          />
        )}
        {problems?.map(problem => (
          <p key={problem} className="problem">
            {problem}
          </p>
        ))}
      </div>
    )
  }

  const shown = form.fields.filter(field => isWanted(field, form.fields, content))
  return groupsOf(shown).map(([group, fields], index) => {
    if (index === 0) return fields.map(fieldOf)
    const isOpen = fields.some(({ name }) => context.problems.has(`${content._uid ?? ''} ${name}`))
    return (
      <details key={group} className="group" open={isOpen || undefined}>
        <summary>{group}</summary>
        {fields.map(fieldOf)}
      </details>
    )
  })
}
