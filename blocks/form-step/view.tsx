import { Blocks } from '../_kit/blocks.tsx'
import { focusedFirst } from '../_kit/forms/error-summary.tsx'
import { useStep } from '../_kit/forms/form-step.tsx'
import { Heading } from '../_kit/heading.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import type { FormStepProps } from './props.ts'

/** The fields of one page of a form, below its title, which gets the focus when the step is shown in place. */
export function View({ title, intro, fields, newTabHint }: FormStepProps) {
  const step = useStep()
  return (
    <>
      {step?.position && (
        <p className="form-position" aria-hidden="true" data-step-position="">
          {step.position}
        </p>
      )}
      <div
        className="form-step-title"
        id={step?.titleId}
        tabIndex={-1}
        {...focusedFirst(step?.isReached === true)}
        data-step-title=""
      >
        <Heading level={step?.level ?? 'h3'} look="h3">
          {step?.position && <span className="visually-hidden">{step.position}: </span>}
          {title}
        </Heading>
      </div>
      {intro && <RichText value={intro} newTabHint={newTabHint} />}
      <div className="form-fields">
        <Blocks items={fields} />
      </div>
    </>
  )
}
