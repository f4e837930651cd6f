import { ConsentForm } from '../_kit/consent/consent-form.tsx'
import { Heading, levelBelow } from '../_kit/heading.tsx'
import { Section } from '../_kit/section.tsx'
import type { ConsentFormProps } from './props.ts'

/** The message that the decision is saved is shown when the worker redirects to `#consent-saved`. */
export function View({ consent, headlineLevel, newTabHint }: ConsentFormProps) {
  const { headline, savedText } = consent
  return (
    <Section size="5xl" id="consent-settings">
      {headline && <Heading level={headlineLevel}>{headline}</Heading>}
      {savedText && (
        <p className="consent-saved" id="consent-saved" role="status" tabIndex={-1}>
          {savedText}
        </p>
      )}
      <div data-enhance="consent-form">
        <ConsentForm consent={consent} newTabHint={newTabHint} level={levelBelow(headlineLevel)} isOpen />
      </div>
    </Section>
  )
}
