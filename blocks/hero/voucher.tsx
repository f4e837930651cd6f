import { Anchor } from '../_kit/anchor.tsx'
import { ButtonLook, buttonClass } from '../_kit/button.tsx'
import { CopyBox } from '../_kit/copy-box.tsx'
import type { HeroProps } from './props.ts'

/** The code stays text; copying it is an addition for browsers with scripts. */
export function Voucher({ voucher, newTabHint }: Pick<HeroProps, 'voucher' | 'newTabHint'>) {
  if (!voucher) return null
  const { label, copy, button } = voucher
  return (
    <div className="hero-voucher">
      {label && <p className="hero-voucher-label">{label}</p>}
      <CopyBox {...copy} />
      {button && (
        <Anchor className={buttonClass({ size: 'small' })} link={button.link} newTabHint={newTabHint}>
          <ButtonLook iconAfter="arrow-right">{button.label}</ButtonLook>
        </Anchor>
      )}
    </div>
  )
}
