import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { technicalFields } from '../_kit/forms/definition.ts'
import { focusedFirst } from '../_kit/forms/error-summary.tsx'
import { fieldId, useForm } from '../_kit/forms/form-state.tsx'
import { Heading, levelBelow } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { FormProps } from './props.ts'
import type { SavedProps } from './saved.ts'

export interface Saved {
  readonly saved: SavedProps
  readonly props: FormProps
}

/** A form that was begun: the way to where it stands. */
export function BegunNotice({ saved: { goOnHref, words } }: Pick<Saved, 'saved'>) {
  if (!goOnHref) return null
  return (
    <p className="form-hint form-begun">
      <Icon name="info" />
      <span>
        {words.begun}{' '}
        <a className="text-link" href={goOnHref}>
          {words.goOn}
        </a>
      </span>
    </p>
  )
}

/** Lists the answers that were changed elsewhere. It has the focus as the page loads, like the error summary. */
export function ConflictNotice({ saved: { conflict, words }, props: { look } }: Saved) {
  if (!conflict) return null
  return (
    <div className="form-notice" role="alert" tabIndex={-1} data-step-notice="" {...focusedFirst(true)}>
      <Heading level={look.headline ? levelBelow(look.level) : look.level} look="h4">
        {words.conflict}
      </Heading>
      <p>{words.conflictText}</p>
      <dl className="form-changes">
        {conflict.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{words.conflictNext}</p>
    </div>
  )
}

type Kept = NonNullable<SavedProps['kept']>

/** Asks where the link to continue may be sent. */
function LinkQuestion({ kept: { ask, error, typed }, words }: { kept: Kept } & Pick<SavedProps, 'words'>) {
  const form = useForm()
  const id = fieldId(form!.idPrefix, 'mail')
  const errorId = `${id}-error`
  return (
    <div className="form-kept-mail">
      <label htmlFor={id}>{ask}</label>
      {error && (
        <p className="form-kept-error" id={errorId}>
          <span className="visually-hidden">{form!.words.error}: </span>
          {error}
        </p>
      )}
      <div>
        <input
          id={id}
          className="field-input"
          type="email"
          name={technicalFields.mail}
          autoComplete="email"
          defaultValue={typed}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <button
          type="submit"
          className={buttonClass({ kind: 'secondary' })}
          name={technicalFields.go}
          value="later"
          formNoValidate
        >
          <ButtonLook>{words.sendMail}</ButtonLook>
        </button>
      </div>
    </div>
  )
}

/** The answers are kept for later. The form asks where to send the link, also once one was sent: its address may have been mistyped. */
export function KeptNotice({ saved: { kept, words } }: Pick<Saved, 'saved'>) {
  if (!kept) return null
  return (
    <div
      className="form-hint form-kept"
      role="status"
      data-step-notice=""
      tabIndex={-1}
      {...focusedFirst(true)}
    >
      <Icon name="check" />
      <div className="form-kept-text">
        <p>{kept.until}</p>
        {kept.mailed && <p>{kept.mailed}</p>}
        {kept.unsent && <p>{kept.unsent}</p>}
        <LinkQuestion kept={kept} words={words} />
      </div>
    </div>
  )
}

/** These answers were sent before. */
export function SentBeforeNotice({ saved: { sentBefore } }: Pick<Saved, 'saved'>) {
  return sentBefore ? (
    <p className="form-hint">
      <Icon name="info" />
      <span>{sentBefore}</span>
    </p>
  ) : null
}

/** Keeps the answers for another time. */
export function LaterButton({ saved: { words } }: Pick<Saved, 'saved'>) {
  return (
    <button
      type="submit"
      className="text-link form-later"
      name={technicalFields.go}
      value="later"
      formNoValidate
    >
      {words.later}
    </button>
  )
}
