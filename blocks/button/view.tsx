import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import type { props } from './props.ts'

type ButtonProps = NonNullable<ReturnType<typeof props>>

export function View({
  text,
  link,
  submit,
  disabled,
  buttonType,
  iconBefore,
  iconAfter,
  newTabHint,
}: ButtonProps) {
  const className = buttonClass({ kind: buttonType })
  const look = (
    <ButtonLook iconBefore={iconBefore} iconAfter={iconAfter}>
      {text}
    </ButtonLook>
  )
  if (!link || disabled) {
    return (
      <button type={submit ? 'submit' : 'button'} disabled={disabled} className={className}>
        {look}
      </button>
    )
  }
  return (
    <Anchor link={link} className={className} newTabHint={newTabHint}>
      {look}
    </Anchor>
  )
}
