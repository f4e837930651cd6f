import { ErrorSummary, StandingError } from '../forms/error-summary.tsx'
import { Heading, type HeadingLevel } from '../heading.tsx'
import { Icon } from '../icons/icon.tsx'
import { Media } from '../media.tsx'
import { tracked } from '../tracking.ts'
import { ASKED } from './asked.ts'
import { FilledText, GivenAnswers } from './given-answers.tsx'
import type { QuestionProps } from './question-props.ts'

type Option = QuestionProps['choices'][number]

interface AnswerProps {
  readonly option: Option
  readonly name: string
  readonly id: string | undefined
  readonly isInvalid: boolean
}

const Answer = ({ option, name, id, isInvalid }: AnswerProps) => (
  <label className="choice graph-choice">
    <input
      className="choice-input"
      type="radio"
      id={id}
      aria-invalid={isInvalid ? true : undefined}
      name={name}
      value={option.code}
      defaultChecked={option.isChosen}
      required
    />
    {option.picture && (
      <Media className="graph-picture" asset={option.picture} ratio="1:1" sizes="4rem" widest={160} />
    )}
    {option.icon && <Icon name={option.icon} />}
    <span>{option.label}</span>
  </label>
)

/** Answers to other questions; browsers send fields in the order of the document. */
const Kept = ({ parameters }: { readonly parameters: QuestionProps['kept'] }) =>
  parameters.map(([other, value]) => <input key={other} type="hidden" name={other} value={value} />)

/**
 * One question as a form that sends plain addresses: its answer together with all others, sorted, and the question's key. Without an answer, the page
 * shows an error in its own language instead of the browser's in another.
 */
export function QuestionForm({ level, ...question }: QuestionProps & { readonly level: HeadingLevel }) {
  const { text, hint, action, name, choices, kept, progress, back, given, words, idPrefix } = question
  const error = question.isUnanswered && <FilledText template={words.choose} place="{field}" text={text} />
  const errorId = `${idPrefix}-error`
  return (
    <div className="graph-question" data-step={error ? `${name} error` : name}>
      <form className="graph-form" action={action} noValidate>
        {error && (
          <ErrorSummary
            title={words.errors}
            level={level}
            isShown
            errors={[{ id: `${idPrefix}-first`, message: error }]}
          />
        )}
        <Kept parameters={kept.filter(([other]) => other < name)} />
        <div className="graph-progress">
          <p aria-hidden="true">{progress.text}</p>
          <progress className="progress-bar" max={100} value={progress.percent} aria-label={progress.text} />
        </div>
        <fieldset className="graph-choices" aria-describedby={error ? errorId : undefined}>
          <legend className="graph-legend">
            <Heading level={level} look="h3">
              {/* The heading gets the focus, and names the question's position. */}
              <span className="visually-hidden">{progress.text}: </span>
              <span>{text}</span>
            </Heading>
          </legend>
          {error && <StandingError id={errorId} error={error} word={words.error} />}
          {hint && <p className="graph-hint">{hint}</p>}
          <div className="graph-options">
            {choices.map((option, index) => (
              <Answer
                key={option.code}
                option={option}
                name={name}
                id={index === 0 ? `${idPrefix}-first` : undefined}
                isInvalid={question.isUnanswered}
              />
            ))}
          </div>
        </fieldset>
        <Kept parameters={kept.filter(([other]) => other > name)} />
        <input type="hidden" name={ASKED} value={name} />
        <div className="graph-buttons">
          {/* Which question was answered is told, and never how. */}
          <button type="submit" className="button button-primary" {...tracked({ label: text })}>
            <span className="button-label">{words.next}</span>
          </button>
          {back && (
            <a className="text-link graph-back" href={back}>
              {words.back}
            </a>
          )}
        </div>
      </form>
      {given.length > 0 && (
        <details className="graph-given">
          <summary className="graph-given-title">
            {words.answers}
            <Icon name="caret-down" className="icon graph-caret" />
          </summary>
          <GivenAnswers given={given} words={words} />
        </details>
      )}
    </div>
  )
}
