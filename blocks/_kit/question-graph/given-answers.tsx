import { ButtonLook, buttonClass } from '../button.tsx'
import { Heading, type HeadingLevel } from '../heading.tsx'
import type { LinkTarget } from '../resolved.ts'
import type { GivenAnswer, GraphWords } from './question-props.ts'

interface FilledTextProps {
  readonly template: string
  /** The placeholder of the template that the text replaces. */
  readonly place: string
  readonly text: string
}

/**
 * The site's words around a text of content. The text gets an element of its own, because it may be in another language than the
 * page.
 */
export function FilledText({ template, place, text }: FilledTextProps) {
  const [before, after] = template.split(place)
  return (
    <>
      {before}
      {after !== undefined && <span>{text}</span>}
      {after}
    </>
  )
}

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

interface UnavailableProps {
  readonly level: HeadingLevel
  readonly words: GraphWords
  readonly given: readonly GivenAnswer[]
  readonly contact: LinkTarget | undefined
  readonly contactLabel: string
}

/** Says that a tool does not work now, and who can help instead. */
export function Unavailable({ level, words, given, contact, contactLabel }: UnavailableProps) {
  return (
    <div className="graph-unavailable" data-step="unavailable">
      <Heading level={level} look="h4">
        {words.unavailable}
      </Heading>
      {given.length > 0 && <p>{words.unavailableHelp}</p>}
      {contact && (
        <p>
          <a href={contact.href} className={buttonClass({})}>
            <ButtonLook>{contactLabel}</ButtonLook>
          </a>
        </p>
      )}
      {given.length > 0 && <GivenAnswers given={given} words={words} />}
    </div>
  )
}
