import { DecisionFailure, DecisionFields } from './consent-form.tsx'
import type { ConsentProps } from './consent-props.ts'

/**
 * Asks a visitor without a decision, above the page, which stays usable (requirement consent/notice). All its class names begin with
 * `consent-notice`: its rules are loaded after those of the page, and must not affect anything else.
 */
export function ConsentNotice(props: ConsentProps) {
  const { noticeHeadline, noticeText, acceptLabel, declineLabel, settingsLabel, failureText, savedText } =
    props
  return (
    <section className="consent-notice" aria-labelledby="consent-notice-title" data-saved={savedText}>
      <form className="consent-notice-form" method="post" action="/api/consent">
        <DecisionFields {...props} />
        <p className="consent-notice-text">
          <strong className="consent-notice-title" id="consent-notice-title">
            {noticeHeadline}
          </strong>{' '}
          {noticeText}
        </p>
        <DecisionFailure className="consent-notice-failure" failureText={failureText} />
        <div className="consent-notice-buttons">
          <button className="consent-notice-button" type="submit" name="decision" value="decline">
            {declineLabel}
          </button>
          <button className="consent-notice-button" type="submit" name="decision" value="accept">
            {acceptLabel}
          </button>
          <button className="consent-notice-settings" type="button" data-consent-settings="">
            {settingsLabel}
          </button>
        </div>
      </form>
    </section>
  )
}
