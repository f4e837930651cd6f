import { Blocks } from '../_kit/blocks.tsx'
import { FormValue } from '../_kit/form-value.tsx'
import { textsOf } from '../_kit/forms/conditions.ts'
import { ErrorSummary, focusedFirst } from '../_kit/forms/error-summary.tsx'
import { fieldId, useForm } from '../_kit/forms/form-state.tsx'
import { Heading, levelBelow } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { FormProps } from './props.ts'

/** The receipt that the sender of a declaration keeps: all that was declared, when it arrived, and the seal (requirement contracts/receipt). */
function Receipt({ definition, state, words }: FormProps) {
  const receipt = state?.sent?.receipt
  if (!receipt) return null
  const declared = definition.steps
    .flatMap(({ fields }) => fields)
    .filter(({ kind, name }) => kind !== 'hidden' && kind !== 'consent' && textsOf(state.values[name]).length)
  return (
    <>
      <dl>
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

/** The errors of the form, in the order of its fields. */
export function FormErrors({ definition, state, look, words }: FormProps) {
  const form = useForm()
  const errors = Object.entries(state?.errors ?? {})
  const order = definition.steps.flatMap(({ fields }) => fields.map(({ name }) => name))
  const sorted = errors.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  return (
    <ErrorSummary
      title={words.errors}
      level={look.headline ? levelBelow(look.level) : look.level}
      isShown={sorted.length > 0 && !state?.failure}
      errors={sorted.map(([name, message]) => ({ id: fieldId(form!.idPrefix, name), message }))}
    />
  )
}

const failures = ['notStored', 'tooMany', 'changed', 'gone', 'expired', 'draftGone'] as const

/** Why the form was not taken, with other ways to reach the provider. Each text is there, so that browser code only shows one. */
export function FailureNotice({ state, failure, words }: FormProps) {
  const { text, phone, email } = failure
  return (
    <div
      className="form-notice"
      role="alert"
      tabIndex={-1}
      hidden={!state?.failure}
      {...focusedFirst(Boolean(state?.failure))}
      data-failure-notice=""
    >
      {failures.map(name => (
        <p key={name} hidden={state?.failure !== name} data-failure={name}>
          {name === 'notStored' && text ? text : words[name]}
        </p>
      ))}
      {(phone || email) && (
        <p>
          {words.otherwise}{' '}
          {phone && (
            <a className="text-link" href={phone.href}>
              {words.phone} {phone.label}
            </a>
          )}
          {phone && email && ' · '}
          {email && (
            <a className="text-link" href={email.href}>
              {words.email} {email.label}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

/**
 * Stands in the form's place once it was sent. Its heading takes the focus, so that reading goes on there (GOV.UK, confirmation
 * pages). What content says of success may speak of a mail: where none goes out, a text that says so takes its place.
 */
export function SentNotice(props: FormProps) {
  const { state, look, success, words } = props
  const isShown = Boolean(state?.sent)
  const isUnmailed = state?.sent?.unmailed === true
  return (
    <div className="form-sent" role="status" hidden={!isShown} data-sent="">
      <Heading level={look.level} look="h3" tabIndex={-1} {...focusedFirst(isShown)}>
        {success.headline}
      </Heading>
      <div className="form-success" hidden={isUnmailed} data-success="">
        {success.blocks.length > 0 ? (
          <Blocks items={success.blocks} />
        ) : (
          <p className="form-thanks">
            <Icon name="check" />
            {words.sent}
          </p>
        )}
      </div>
      <p hidden={!isUnmailed} data-unmailed="">
        {words.unmailed}
      </p>
      <p className="form-reference">
        {words.reference} <b data-reference="">{state?.sent?.reference}</b>
      </p>
      <Receipt {...props} />
    </div>
  )
}
