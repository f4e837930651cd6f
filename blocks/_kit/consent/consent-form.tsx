import { buttonClass } from '../button.tsx'
import { Heading, type HeadingLevel, levelBelow } from '../heading.tsx'
import type { ConsentProps, ConsentServiceProps } from './consent-props.ts'
import { ServiceDetails } from './service-details.tsx'

interface FormProps {
  readonly consent: ConsentProps
  readonly newTabHint: string
  /** Level of the categories' headings. */
  readonly level: HeadingLevel
  /** Initially shows each service's list of stored data. */
  readonly isOpen: boolean
}

interface ServiceProps extends Omit<FormProps, 'consent' | 'level'> {
  readonly service: ConsentServiceProps
  readonly words: ConsentProps['words']
}

function Service({ service: entry, words, ...rest }: ServiceProps) {
  const { service, title, description, isGranted } = entry
  const id = `consent-${service}`
  return (
    <li className="consent-service">
      {service ? (
        <label className="consent-choice">
          <input
            className="choice-input"
            type="checkbox"
            name="service"
            value={service}
            defaultChecked={isGranted}
            aria-describedby={description && id}
          />
          <span className="consent-title">{title}</span>
        </label>
      ) : (
        <p className="consent-choice">
          <span className="consent-title">{title}</span>
          <span className="consent-always">{words.always}</span>
        </p>
      )}
      {description && (
        <p className="consent-description" id={service && id}>
          {description}
        </p>
      )}
      <ServiceDetails service={entry} words={words} {...rest} />
    </li>
  )
}

/** The fields of a decision that are no choice. */
export function DecisionFields({ version, returnTo }: Pick<ConsentProps, 'version' | 'returnTo'>) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="return" value={returnTo} />
    </>
  )
}

/** The place of the message that a decision could not be saved. */
export function DecisionFailure({
  failureText,
  className = 'consent-failure',
}: Pick<ConsentProps, 'failureText'> & { readonly className?: string }) {
  return (
    <p className={className} role="alert" hidden data-consent-failure="">
      {failureText}
    </p>
  )
}

/** A button that decides. To accept and to decline are buttons of the same look on every layer. */
export function DecisionButton({ value, label }: { value: string; label: string }) {
  const kind = value === 'choose' ? 'primary' : 'secondary'
  return (
    <button className={buttonClass({ kind })} type="submit" name="decision" value={value}>
      {label}
    </button>
  )
}

/**
 * The form in which a visitor grants services one by one (requirement consent/tool). It also works without script: the worker redirects
 * to its page, where `#consent-saved` shows.
 */
export function ConsentForm({ consent, newTabHint, level, isOpen }: FormProps) {
  const { categories, intro, words, acceptLabel, declineLabel, saveLabel, failureText } = consent
  return (
    <form className="consent-form" method="post" action="/api/consent" data-consent-form="">
      <DecisionFields {...consent} />
      {intro && <p className="consent-intro">{intro}</p>}
      {categories.map(({ uid, title, description, services }) => (
        <fieldset key={uid} className="consent-category">
          <legend>
            <Heading level={level} look={levelBelow(level)}>
              {title}
            </Heading>
          </legend>
          {description && <p className="consent-description">{description}</p>}
          <ul>
            {services.map(service => (
              <Service
                key={service.uid}
                service={service}
                words={words}
                newTabHint={newTabHint}
                isOpen={isOpen}
              />
            ))}
          </ul>
        </fieldset>
      ))}
      <DecisionFailure failureText={failureText} />
      <div className="consent-buttons">
        <DecisionButton value="choose" label={saveLabel} />
        <DecisionButton value="decline" label={declineLabel} />
        <DecisionButton value="accept" label={acceptLabel} />
      </div>
    </form>
  )
}
