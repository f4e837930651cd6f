import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { technicalFields } from '../_kit/forms/definition.ts'
import { focusedFirst } from '../_kit/forms/error-summary.tsx'
import { Heading, levelBelow } from '../_kit/heading.tsx'
import type { Saved } from './saved-notices.tsx'

/** The page of a mail's link: nothing is shown before the button is pressed, because programs open links too. */
export function ResumeForm({ saved: { words }, props }: Saved) {
  const { state, look, action } = props
  if (!state?.resume) return null
  return (
    <form className="form-resume" method="post" action={action}>
      <Heading level={look.headline ? levelBelow(look.level) : look.level} look="h3">
        {words.resume}
      </Heading>
      <p>{words.resumeText}</p>
      <input type="hidden" name={technicalFields.token} value={state.resume} />
      <button type="submit" className={buttonClass({})} name={technicalFields.go} value="resume">
        <ButtonLook iconAfter="arrow-right">{words.resumeButton}</ButtonLook>
      </button>
    </form>
  )
}

/** The page of a link that was used or ended: a button sends another one to the address of the application, which the page does not name. */
export function RenewalForm({ saved: { words }, props }: Saved) {
  const { state, look, action } = props
  const { renewal } = state ?? {}
  if (!renewal) return null
  const { headline, text } = {
    offered: { headline: words.linkHeadline, text: words.linkEnded },
    sent: { headline: words.linkRenewed, text: words.linkRenewedText },
    limit: { headline: words.linkHeadline, text: words.noLink },
  }[renewal.kind]
  return (
    <form className="form-resume" method="post" action={action}>
      <div role="alert" tabIndex={-1} {...focusedFirst(true)}>
        <Heading level={look.headline ? levelBelow(look.level) : look.level} look="h3">
          {headline}
        </Heading>
        <p>{text}</p>
      </div>
      {renewal.kind === 'offered' && (
        <>
          <p>{words.linkEndedText}</p>
          <input type="hidden" name={technicalFields.token} value={renewal.token} />
          <button type="submit" className={buttonClass({})} name={technicalFields.go} value="renew">
            <ButtonLook>{words.renew}</ButtonLook>
          </button>
        </>
      )}
    </form>
  )
}

/** Ends all links that were sent, for a visitor who sent one to a wrong address or lost a mail. */
export function RevokeButton({ saved: { words }, props: { state } }: Saved) {
  if (!state?.hasLinks || state.kept?.problem === 'revoked') return null
  return (
    <div className="form-actions">
      <button
        type="submit"
        className="text-link form-later"
        name={technicalFields.go}
        value="revoke"
        formNoValidate
      >
        {words.revoke}
      </button>
    </div>
  )
}
