import { Heading, type HeadingLevel } from '../heading.tsx'
import { Icon } from '../icons/icon.tsx'
import { Media } from '../media.tsx'
import { tracked } from '../tracking.ts'
import { GivenAnswers } from './given-answers.tsx'
import type { QuestionProps } from './question-props.ts'

type Option = QuestionProps['choices'][number]

const Answer = ({ option, name }: { readonly option: Option; readonly name: string }) => (
  <label className="choice graph-choice">
    <input
      className="choice-input"
      type="radio"
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

/** One question as a form that sends plain addresses: its answer beside all others, sorted. */
export function QuestionForm({ level, ...question }: QuestionProps & { readonly level: HeadingLevel }) {
  const { text, hint, action, name, choices, kept, progress, back, given, words } = question
  return (
    <div className="graph-question" data-step={name}>
      <form className="graph-form" action={action}>
        <Kept parameters={kept.filter(([other]) => other < name)} />
        <div className="graph-progress">
          <p>{progress.text}</p>
          <progress className="progress-bar" max={100} value={progress.percent} aria-label={progress.text} />
        </div>
        <fieldset className="graph-choices">
          <legend className="graph-legend">
            <Heading level={level} look="h3">
              {text}
            </Heading>
          </legend>
          {hint && <p className="graph-hint">{hint}</p>}
          <div className="graph-options">
            {choices.map(option => (
              <Answer key={option.code} option={option} name={name} />
            ))}
          </div>
        </fieldset>
        <Kept parameters={kept.filter(([other]) => other > name)} />
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
