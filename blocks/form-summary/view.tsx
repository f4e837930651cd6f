import { FormValue } from '../_kit/form-value.tsx'
import { textsOf } from '../_kit/forms/conditions.ts'
import type { FieldDefinition } from '../_kit/forms/definition.ts'
import { technicalFields } from '../_kit/forms/definition.ts'
import { useForm } from '../_kit/forms/form-state.tsx'
import { useStep } from '../_kit/forms/form-step.tsx'

import type { FormValueFormat } from '../_kit/forms/show-value.ts'

import { Heading, levelBelow } from '../_kit/heading.tsx'
import type { FormSummaryProps } from './props.ts'

const formatOf = ({ kind }: FieldDefinition): FormValueFormat => (kind === 'date' ? 'date' : 'label')

/** A row for each field; those without an answer are hidden, and browser code shows them when there is one. */
export function View({ title, words }: FormSummaryProps) {
  const form = useForm()
  const step = useStep()
  if (!form) return title ? <p className="form-summary-title">{title}</p> : null
  const rows = form.definition.steps.flatMap(({ fields }, index) =>
    fields.filter(({ kind }) => kind !== 'hidden' && kind !== 'consent').map(field => ({ field, index })),
  )
  return (
    <div className="form-summary">
      {title && (
        <Heading level={levelBelow(step?.level ?? 'h2')} look="h4">
          {title}
        </Heading>
      )}
      <dl>
        {rows.map(({ field, index }) => (
          <div
            key={field.name}
            className="form-answer"
            data-answer={field.name}
            hidden={textsOf(form.state?.values[field.name]).length === 0}
          >
            <dt>{field.label}</dt>
            <dd className="form-answer-value">
              {field.kind === 'checkbox' ? (
                words.yes
              ) : (
                <FormValue name={field.name} format={formatOf(field)} />
              )}
            </dd>
            <dd className="form-answer-change">
              <button
                type="submit"
                className="text-link"
                name={technicalFields.go}
                value={`step:${index}`}
                formNoValidate
              >
                {words.change}
                <span className="visually-hidden"> {field.label}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
