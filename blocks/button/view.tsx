import { Anchor } from '../_kit/anchor.tsx'
import { Island } from '../_kit/blocks.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import type { ButtonProps } from './props.ts'

/**
 * A link whose target may be missing, and its replacement until the island has found the target. Without script the link
 * is shown from the start. Texts are not props of the island, because they may contain placeholders of the page's query.
 */
function Probed({ look, ...props }: ButtonProps & { look: string }) {
  const { text, link, probe, iconBefore, iconAfter, newTabHint, marks } = props
  if (!link || !probe) return null
  return (
    <span className="button-probe" data-probe="">
      <button type="button" disabled className={`${look} button-unknown needs-script`}>
        <ButtonLook iconBefore={iconBefore} iconAfter={iconAfter}>
          {text}
        </ButtonLook>
      </button>
      <button type="button" disabled className={`${look} button-missing`}>
        <ButtonLook iconBefore={iconBefore}>{probe.missingText}</ButtonLook>
      </button>
      <Anchor link={link} className={`${look} button-present`} newTabHint={newTabHint} {...marks}>
        <ButtonLook iconBefore={iconBefore} iconAfter={iconAfter}>
          {text}
        </ButtonLook>
      </Anchor>
      <Island name="button" trigger="visible" props={{}} />
    </span>
  )
}

export function View(props: ButtonProps) {
  const { text, link, submit, disabled, buttonType, iconBefore, iconAfter, newTabHint, marks } = props
  const className = buttonClass({ kind: buttonType })
  if (props.probe) return <Probed {...props} look={className} />
  const look = (
    <ButtonLook iconBefore={iconBefore} iconAfter={iconAfter}>
      {text}
    </ButtonLook>
  )
  return link ? (
    <Anchor link={link} className={className} newTabHint={newTabHint} {...marks}>
      {look}
    </Anchor>
  ) : (
    <button type={submit ? 'submit' : 'button'} disabled={disabled} className={className} {...marks}>
      {look}
    </button>
  )
}
