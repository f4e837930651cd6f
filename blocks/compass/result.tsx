import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Heading, levelBelow } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { ResultAnswers } from '../_kit/question-graph/given-answers.tsx'
import { Suggestions } from '../_kit/suggestions/suggestions.tsx'
import { InLanguage } from '../_kit/text-in-language.tsx'
import type { CompassProps } from './props.ts'
import type { ReasonText } from './reason-text.ts'

interface ResultProps extends Omit<CompassProps, 'stage'> {
  readonly stage: Extract<CompassProps['stage'], { readonly kind: 'result' }>
}

/** One text if all of it is in the page's language. */
const Reason = ({ before, value, after }: ReasonText) =>
  value?.language ? (
    <>
      {before}
      <InLanguage {...value} />
      {after}
    </>
  ) : (
    `${before}${value?.text ?? ''}${after}`
  )

/** The programmes that fit best first, each with its reasons. */
function Cards({ stage: { cards }, level, words }: ResultProps) {
  if (!cards.length) return null
  return (
    <ul className="compass-cards">
      {cards.map(({ uuid, title, path, degree, description, language, fits, reasons }) => (
        <li key={uuid} className="compass-card">
          {degree && (
            <p className="compass-degree" lang={language}>
              {degree}
            </p>
          )}
          <Heading level={levelBelow(level)} look="h5">
            <a className="compass-link" href={path} hrefLang={language} lang={language}>
              {title}
            </a>
          </Heading>
          {description && <p lang={language}>{description}</p>}
          {reasons.length > 0 && (
            <ul className="compass-reasons" aria-label={words.why}>
              {reasons.map(({ name, text }) => (
                <li key={`${name} ${text.value?.text}`}>
                  <Icon name="check" />
                  <span>
                    <Reason {...text} />
                  </span>
                </li>
              ))}
            </ul>
          )}
          {fits && <p className="compass-fits">{fits}</p>}
        </li>
      ))}
    </ul>
  )
}

/** The result: programmes with reasons, the next step, further offers, and the answers. */
export function Result(props: ResultProps) {
  const { stage, level, words, contactLabel } = props
  const { suggestions, contact } = stage
  return (
    <div className="graph-result" data-step="result">
      <Heading level={level} look="h3">
        {stage.headline}
      </Heading>
      {stage.text && <p className="compass-intro">{stage.text}</p>}
      <Cards {...props} />
      {contact && (
        <div className="compass-next">
          <Heading level={level} look="h4">
            {words.next}
          </Heading>
          <p>
            <a href={contact.href} className={buttonClass({})}>
              <ButtonLook>{contactLabel}</ButtonLook>
            </a>
          </p>
        </div>
      )}
      {suggestions.length > 0 && (
        <div className="compass-next">
          <Heading level={level} look="h4">
            {words.suggestions}
          </Heading>
          <Suggestions groups={suggestions} level={levelBelow(level)} />
        </div>
      )}
      <ResultAnswers stage={stage} level={level} />
    </div>
  )
}
