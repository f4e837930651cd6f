import { ButtonLook, buttonClass } from '../button.tsx'
import { Heading, type HeadingLevel } from '../heading.tsx'
import type { LinkTarget } from '../resolved.ts'
import { GivenAnswers } from './given-answers.tsx'
import type { GivenAnswer, GraphWords } from './question-props.ts'

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
