import type { ComponentProps } from 'react'

interface SteadyButtonProps extends ComponentProps<'button'> {
  /** The button is unavailable now. */
  readonly isOff: boolean
}

/** A button that keeps the focus when pressing it has made it unavailable: a `disabled` one would lose the focus to the document. */
export const SteadyButton = ({ isOff, onClick, ...rest }: SteadyButtonProps) => (
  <button type="button" aria-disabled={isOff || undefined} onClick={isOff ? undefined : onClick} {...rest} />
)
