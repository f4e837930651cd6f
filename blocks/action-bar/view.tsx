import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Floating } from '../_kit/floating.tsx'
import { InLanguage } from '../_kit/text-in-language.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { ActionBarProps } from './props.ts'

/** The style sheet shows it only on phones in portrait, and hides it while a dialog is open or a form is filled in. */
export const View = ({ name, step, price, call, newTabHint }: ActionBarProps) => (
  <Floating>
    <nav className="action-bar lifted surface-white" aria-label={name} {...tracked({ event: 'cta' })}>
      {price && (
        <p className="action-bar-price">
          <strong>{price.text}</strong> <InLanguage {...price.frequency} />
        </p>
      )}
      {step && (
        <Anchor className={buttonClass({ size: 'small' })} link={step.link} newTabHint={newTabHint}>
          <ButtonLook>{step.text}</ButtonLook>
        </Anchor>
      )}
      {call && (
        <a
          className={buttonClass({ kind: 'secondary', size: 'small' })}
          href={call.href}
          aria-label={call.label}
        >
          <ButtonLook iconBefore="phone">{call.text}</ButtonLook>
        </a>
      )}
    </nav>
  </Floating>
)
