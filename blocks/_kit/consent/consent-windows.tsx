import { Anchor } from '../anchor.tsx'
import { Dialog } from '../dialog.tsx'
import { ConsentForm, DecisionButton, DecisionFailure, DecisionFields } from './consent-form.tsx'
import type { ConsentProps, ConsentServiceProps } from './consent-props.ts'
import { ServiceDetails } from './service-details.tsx'

/**
 * Requests the consent of a visitor without a decision, above the page, which stays usable (requirement consent/notice). All its class names begin with
 * `consent-notice`: its rules are loaded after those of the page, and must not affect anything else.
 */
export function ConsentNotice(props: ConsentProps) {
  const { noticeHeadline, noticeText, privacyPage, words } = props
  const { acceptLabel, declineLabel, settingsLabel, failureText, savedText } = props
  return (
    <section className="consent-notice" aria-labelledby="consent-notice-title" data-saved={savedText}>
      <form className="consent-notice-form" method="post" action="/api/consent">
        <DecisionFields {...props} />
        <div className="consent-notice-text">
          <p>
            <strong id="consent-notice-title">{noticeHeadline}</strong> {noticeText}
            {privacyPage && (
              <>
                {' '}
                <Anchor className="consent-notice-link" link={privacyPage}>
                  {words.privacy}
                </Anchor>
              </>
            )}
          </p>
          <DecisionFailure className="consent-notice-failure" failureText={failureText} />
        </div>
        <div className="consent-notice-buttons">
          <button className="consent-notice-button" type="submit" name="decision" value="decline">
            {declineLabel}
          </button>
          <button className="consent-notice-button" type="submit" name="decision" value="accept">
            {acceptLabel}
          </button>
          <button
            className="consent-notice-link consent-notice-settings"
            type="button"
            data-consent-settings=""
          >
            {settingsLabel}
          </button>
        </div>
      </form>
    </section>
  )
}

interface DialogTexts {
  readonly consent: ConsentProps
  readonly closeLabel: string
  readonly newTabHint: string
}

const id = 'cookie-settings'

/** All services, each to be chosen by itself. */
export function ConsentSettingsDialog({ consent, closeLabel, newTabHint }: DialogTexts) {
  const { headline = '' } = consent
  return (
    <Dialog id={id} name={headline} headline={headline} closeLabel={closeLabel}>
      <ConsentForm consent={consent} newTabHint={newTabHint} level="h3" isOpen={false} />
    </Dialog>
  )
}

/** Requests the consent to one service alone. */
export function ConsentServiceDialog({
  service,
  consent,
  closeLabel,
  newTabHint,
}: DialogTexts & { readonly service: ConsentServiceProps }) {
  const { words, failureText } = consent
  return (
    <Dialog id={id} name={service.title} headline={service.title} closeLabel={closeLabel}>
      <form
        className="consent-form"
        method="post"
        action="/api/consent"
        data-consent-service={service.service}
      >
        <DecisionFields {...consent} />
        <p>{service.description}</p>
        <ServiceDetails service={service} words={words} newTabHint={newTabHint} isOpen />
        <DecisionFailure failureText={failureText} />
        <div className="consent-buttons">
          <DecisionButton value="decline" label={words.notNow} />
          <DecisionButton value="accept" label={words.allowService} />
        </div>
      </form>
    </Dialog>
  )
}
