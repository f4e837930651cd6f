import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

interface StandingErrorProps {
  readonly id: string
  readonly error: ReactNode
  /** Says what it is to those who hear it. */
  readonly word: string
}

/** Says beside a control of a tool what to do. */
export const StandingError = ({ id, error, word }: StandingErrorProps) => (
  <p className="field-error" id={id}>
    <Icon name="info" />
    <span>
      <span className="visually-hidden">{word}: </span>
      {error}
    </span>
  </p>
)
