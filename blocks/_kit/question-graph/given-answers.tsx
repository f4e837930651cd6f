import { FilledText } from '../filled-text.tsx'
import { Heading, type HeadingLevel } from '../heading.tsx'
import type { GivenAnswer, GraphWords } from './question-props.ts'

interface GivenProps {
  readonly given: readonly GivenAnswer[]
  readonly words: GraphWords
}

/** The given answers, each with a link to change it. */
export function GivenAnswers({ given, words }: GivenProps) {
  return (
    <dl className="graph-answers">
      {given.map(({ key, question, answer, href }) => (
        <div key={key} className="graph-answer">
          <dt>{question}</dt>
          <dd>{answer}</dd>
          <dd>
            <a className="text-link" href={href}>
              <span aria-hidden="true">{words.change}</span>
              <span className="visually-hidden">
                <FilledText template={words.changeAnswer} place="{{question}}" text={question} />
              </span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ResultAnswersProps {
  /** `again` is the address of the first question. */
  readonly stage: GivenProps & { readonly again: string }
  readonly level: HeadingLevel
}

/** Below a result: the answers that it follows from, and the way back to the beginning. */
export const ResultAnswers = ({ stage: { given, words, again }, level }: ResultAnswersProps) => (
  <div>
    <Heading level={level} look="h4">
      {words.answers}
    </Heading>
    <GivenAnswers given={given} words={words} />
    <p>
      <a className="text-link graph-back" href={again}>
        {words.again}
      </a>
    </p>
  </div>
)
