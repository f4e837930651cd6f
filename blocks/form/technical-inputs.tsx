import { type FormDefinition, type FormState, technicalFields } from '../_kit/forms/definition.ts'

interface TechnicalInputsProps {
  readonly definition: FormDefinition
  readonly state: FormState | undefined
  readonly label: string
}

/** Inputs that nobody fills in: the version that was shown, the step that is sent, and one that only robots see. */
export function TechnicalInputs({ definition, state, label }: TechnicalInputsProps) {
  const { version, step, trap, revision } = technicalFields
  const shown = state?.step ?? 0
  return (
    <>
      <input type="hidden" name={version} value={definition.version} />
      <input type="hidden" name={step} value={shown} />
      {state?.carriesAnswers &&
        definition.steps
          .slice(0, shown)
          .map(({ uid }, before) => <input key={uid} type="hidden" name={step} value={before} />)}
      {definition.saves && <input type="hidden" name={revision} value={state?.revision ?? 0} />}
      <div className="form-trap" aria-hidden="true">
        <label>
          {label}
          <input type="text" name={trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  )
}
