import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

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
