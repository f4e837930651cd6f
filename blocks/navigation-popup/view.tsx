import { useId } from 'react'
import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import { Section } from '../_kit/section.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { NavigationPopupProps } from './props.ts'

/** A native popover: the button, Escape and a click beside it work without a script. */
export function View({ label, headline, links, texts }: NavigationPopupProps) {
  const id = useId()
  return (
    <Section spacing="small">
      <nav aria-label={headline ?? label} {...tracked({ event: 'popup' })}>
        <button type="button" className={buttonClass({ kind: 'secondary' })} popoverTarget={id}>
          <ButtonLook iconAfter="caret-down">{label}</ButtonLook>
        </button>
        <div id={id} className="navigation-popup surface-white" popover="auto">
          <div className="navigation-popup-head">
            {headline && <p className="navigation-popup-title">{headline}</p>}
            <button
              type="button"
              className="dialog-close"
              aria-label={texts.close}
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              <Icon name="close" />
            </button>
          </div>
          <ul>
            {links.map(({ uid, title, link, description }, index) => (
              <li key={uid || index}>
                <Anchor className="navigation-popup-link" link={link} newTabHint={texts.opensInNewTab}>
                  <strong>{title}</strong>
                  {description && <span>{description}</span>}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </Section>
  )
}
