import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../heading.tsx'
import { Icon } from '../icons/icon.tsx'

/** Focuses the message of an answered post as the page loads, without script too (GOV.UK, error summary). */
export const focusedFirst = (isShown: boolean) => (isShown ? ({ autoFocus: true } as const) : {})

interface ErrorSummaryProps {
  readonly title: string
  readonly level: HeadingLevel
  readonly isShown: boolean
  /** How to correct the values, with the ids of their controls. */
  readonly errors: readonly { readonly id: string; readonly message: ReactNode }[]
}

/** All errors, each a link to its field (GOV.UK Design System, error summary). Without script it takes the focus as the page loads. */
export const ErrorSummary = ({ title, level, isShown, errors }: ErrorSummaryProps) => (
  <div
    className="form-notice"
    role="alert"
    tabIndex={-1}
    hidden={!isShown}
    {...focusedFirst(isShown)}
    data-error-summary=""
  >
    <Heading level={level} look="h4">
      {title}
    </Heading>
    <ul>
      {errors.map(({ id, message }) => (
        <li key={id}>
          <a href={`#${id}`}>{message}</a>
        </li>
      ))}
    </ul>
  </div>
)

interface StandingErrorProps {
  readonly id: string
  readonly error: ReactNode
  /** Names the message as an error to screen readers. */
  readonly word: string
}

/** An error beside a control of a tool, which says what to do. */
export const StandingError = ({ id, error, word }: StandingErrorProps) => (
  <p className="field-error" id={id}>
    <Icon name="info" />
    <span>
      <span className="visually-hidden">{word}: </span>
      {error}
    </span>
  </p>
)
