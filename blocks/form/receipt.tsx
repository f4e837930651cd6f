import { FormValue } from '../_kit/form-value.tsx'
import { textsOf } from '../_kit/forms/conditions.ts'
import type { FormProps } from './props.ts'

/** The receipt for the sender of a declaration: everything declared, its time of arrival, and the seal (requirement contracts/receipt). */
export function Receipt({ definition, state, words }: FormProps) {
  const receipt = state?.sent?.receipt
  if (!receipt) return null
  const declared = definition.steps
    .flatMap(({ fields }) => fields)
    .filter(({ kind, name }) => kind !== 'hidden' && kind !== 'consent' && textsOf(state.values[name]).length)
  return (
    <>
      <dl className="form-answers">
        {declared.map(({ name, kind, label }) => (
          <div key={name} className="form-answer">
            <dt>{label}</dt>
            <dd className="form-answer-value">
              <FormValue name={name} format={kind === 'date' ? 'date' : 'label'} />
            </dd>
          </div>
        ))}
        <div className="form-answer">
          <dt>{words.received}</dt>
          <dd className="form-answer-value">{receipt.received}</dd>
        </div>
        {receipt.seal && (
          <div className="form-answer">
            <dt>{words.seal}</dt>
            <dd className="form-answer-value">{receipt.seal}</dd>
          </div>
        )}
      </dl>
      <p>{words.keepReceipt}</p>
    </>
  )
}
