import { Anchor } from './anchor.tsx'
import { ButtonLook, buttonClass } from './button.tsx'
import { CopyBox, type CopyBoxProps } from './copy-box.tsx'
import type { LinkTarget } from './resolved.ts'

export interface VoucherProps {
  readonly label?: string | undefined
  readonly copy: CopyBoxProps
  readonly button?: { readonly label: string; readonly link: LinkTarget } | undefined
}

/** A code with its label and a way to use it. The code stays text; copying it is an addition for browsers with scripts. */
export function Voucher({ label, copy, button, newTabHint }: VoucherProps & { newTabHint: string }) {
  return (
    <div className="voucher">
      {label && <p className="voucher-label">{label}</p>}
      <CopyBox {...copy} />
      {button && (
        <Anchor className={buttonClass({ size: 'small' })} link={button.link} newTabHint={newTabHint}>
          <ButtonLook iconAfter="arrow-right">{button.label}</ButtonLook>
        </Anchor>
      )}
    </div>
  )
}
