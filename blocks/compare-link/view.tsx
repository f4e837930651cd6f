import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { Section } from '../_kit/section.tsx'
import type { CompareLinkProps } from './props.ts'

export const View = ({ text, link, newTabHint }: CompareLinkProps) => (
  <Section spacing="small">
    <p>
      <Anchor className={buttonClass({ kind: 'secondary' })} link={link} newTabHint={newTabHint}>
        <ButtonLook>{text}</ButtonLook>
      </Anchor>
    </p>
  </Section>
)
