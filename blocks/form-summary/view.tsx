import { use } from 'react'
import { Blocks } from '../_kit/blocks.tsx'
import { FormValue } from '../_kit/form-value.tsx'
import { textsOf } from '../_kit/forms/conditions.ts'
import { type FieldDefinition, type FormStep, technicalFields } from '../_kit/forms/definition.ts'
import { FormAsideContext, useForm } from '../_kit/forms/form-state.tsx'
import { useStep } from '../_kit/forms/form-step.tsx'
import type { FormValueFormat } from '../_kit/forms/show-value.ts'
import { Heading, levelBelow } from '../_kit/heading.tsx'
import type { FormSummaryProps } from './props.ts'

const formatOf = ({ kind }: FieldDefinition): FormValueFormat => (kind === 'date' ? 'date' : 'label')

const asked = ({ fields }: FormStep) => fields.filter(({ kind }) => kind !== 'hidden' && kind !== 'consent')

type AnswersProps = Pick<FormSummaryProps, 'words'> & { readonly step: FormStep }

/** A row for each field of a step; those without an answer are hidden, and browser code shows them when there is one. */
function Answers({ step, words }: AnswersProps) {
  const form = useForm()!
  return (
    <dl>
      {asked(step).map(field => (
        <div
          key={field.name}
          className="form-answer"
          data-answer={field.name}
          hidden={textsOf(form.state?.values[field.name]).length === 0}
        >
          <dt>{field.label}</dt>
          <dd className="form-answer-value">
            {field.kind === 'checkbox' ? words.yes : <FormValue name={field.name} format={formatOf(field)} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Beside the steps: the answers of the step that says what is applied for, and what that costs. The price is told as it changes. */
function Choice({ title, words }: FormSummaryProps) {
  const { definition, prices } = useForm()!
  const { steps } = definition
  const step = steps.find(({ trackedAs }) => trackedAs === 'add_to_cart') ?? steps[0]
  return (
    <div className="form-choice">
      {title && (
        <Heading level="h2" look="h4">
          {title}
        </Heading>
      )}
      {step && <Answers step={step} words={words} />}
      <p className="form-choice-none">{words.none}</p>
      <div role="status">
        <Blocks items={prices} />
      </div>
    </div>
  )
}

/** The answers of each step, with the way back to it. */
export function View({ title, words }: FormSummaryProps) {
  const form = useForm()
  const step = useStep()
  const isAside = use(FormAsideContext)
  if (!form) return title ? <p className="form-summary-title">{title}</p> : null
  if (isAside) return <Choice title={title} words={words} />
  const level = levelBelow(step?.level ?? 'h2')
  return (
    <div className="form-summary">
      {title && (
        <Heading level={level} look="h4">
          {title}
        </Heading>
      )}
      {form.definition.steps.map(
        (one, index) =>
          asked(one).length > 0 && (
            <div key={one.uid}>
              <div className="form-answers-head">
                {one.title && (
                  <Heading level={title ? levelBelow(level) : level} look="h5">
                    {one.title}
                  </Heading>
                )}
                <button
                  type="submit"
                  className="text-link"
                  name={technicalFields.go}
                  value={`step:${index}`}
                  formNoValidate
                >
                  {words.change}
                  {one.title && <span className="visually-hidden">: {one.title}</span>}
                </button>
              </div>
              <Answers step={one} words={words} />
            </div>
          ),
      )}
    </div>
  )
}
