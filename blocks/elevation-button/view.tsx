import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Floating } from '../_kit/floating.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { ElevationButtonProps } from './props.ts'

/** The style sheet hides it while a modal is open, and on phones beside the attention bubble and the chat. */
export const View = ({ text, link, icon, newTabHint }: ElevationButtonProps) => (
  <Floating>
    <div className="elevation-button" {...tracked({ event: 'cta' })}>
      <Anchor className={buttonClass({ size: 'small' })} link={link} newTabHint={newTabHint}>
        <ButtonLook iconBefore={icon}>{text}</ButtonLook>
      </Anchor>
    </div>
  </Floating>
)
