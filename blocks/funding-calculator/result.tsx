import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Heading, levelBelow } from '../_kit/heading.tsx'
import { ResultAnswers } from '../_kit/question-graph/given-answers.tsx'
import type { FundingCalculatorProps, ProgrammeProps } from './props.ts'

type ResultStage = Extract<FundingCalculatorProps['stage'], { readonly kind: 'result' }>

interface ResultProps extends Omit<FundingCalculatorProps, 'stage'> {
  readonly stage: ResultStage
}

/** The source of an amount, its date, and when it was checked. */
function Proof({
  validFrom,
  source,
  sourceHref,
  checkedOn,
  words,
}: ProgrammeProps & Pick<ResultProps, 'words'>) {
  if (!validFrom && !source && !checkedOn) return null
  return (
    <ul className="funding-proof">
      {validFrom && <li>{validFrom}</li>}
      {source && (
        <li>
          {words.source}
          {sourceHref ? (
            <a className="text-link" href={sourceHref}>
              {source}
            </a>
          ) : (
            source
          )}
        </li>
      )}
      {checkedOn && <li>{checkedOn}</li>}
    </ul>
  )
}

function Programmes({ stage, level, words }: ResultProps) {
  const { programmes } = stage.result
  if (!programmes.length) return null
  return (
    <ul className="funding-list">
      {programmes.map(programme => (
        <li key={programme.uuid || programme.title} className="funding-card">
          <p className="funding-kind">{programme.kind}</p>
          <Heading level={levelBelow(level)} look="h5">
            {programme.title}
          </Heading>
          {programme.provider && <p className="funding-provider">{programme.provider}</p>}
          {programme.amount && <p className="funding-amount">{programme.amount}</p>}
          {programme.description && <p>{programme.description}</p>}
          <Proof {...programme} words={words} />
          {programme.link && (
            <p>
              <a className="text-link funding-link" href={programme.link.href}>
                {programme.link.label}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Sums({ stage: { result }, words }: ResultProps) {
  if (result.isEmpty) return <p>{words.noneHelp}</p>
  return (
    <div className="funding-sums">
      {result.sums.length > 0 && (
        <>
          <p className="funding-sums-label">{words.sums}</p>
          {result.sums.map(sum => (
            <p key={sum} className="funding-sum">
              {sum}
            </p>
          ))}
        </>
      )}
      <p className="funding-note">
        {result.count}. {words.disclaimer} {result.rate}
      </p>
    </div>
  )
}

/**
 * The link to advice, as a button: pressing it ends the calculator, so that the platform returns a code for the answers,
 * which is added to the link.
 */
function Contact({ stage: { contact, submit, details }, contactLabel }: ResultProps) {
  const className = buttonClass({ kind: details ? 'secondary' : 'primary' })
  if (submit)
    return (
      <form method="post" action="/api/funding">
        <input type="hidden" name="to" value={submit.to} />
        <input type="hidden" name="language" value={submit.language} />
        <button type="submit" className={className}>
          <ButtonLook>{contactLabel}</ButtonLook>
        </button>
      </form>
    )
  return contact ? (
    <a href={contact.href} className={className}>
      <ButtonLook>{contactLabel}</ButtonLook>
    </a>
  ) : null
}

/** The next step, with the answers as codes in the address of the link. */
function Next(props: ResultProps) {
  const { stage, level, words } = props
  const { isShort, details, submit } = stage
  return (
    <div className="funding-next">
      {!isShort && (
        <Heading level={level} look="h4">
          {words.next}
        </Heading>
      )}
      {submit && <p className="funding-note">{words.referenceHelp}</p>}
      <div className="graph-buttons">
        {details && (
          <a href={details.href} className={buttonClass({})}>
            <ButtonLook>{words.details}</ButtonLook>
          </a>
        )}
        <Contact {...props} />
      </div>
    </div>
  )
}

/** The result: sums, programmes with the sources of their amounts, the answers, and the next step. */
export function Result(props: ResultProps) {
  const { stage, level, words } = props
  return (
    <div className="graph-result" data-step="result">
      <Heading level={level} look="h3">
        {stage.result.isEmpty ? words.none : words.found}
      </Heading>
      <Sums {...props} />
      <Programmes {...props} />
      <Next {...props} />
      <ResultAnswers stage={stage} level={level} />
    </div>
  )
}
