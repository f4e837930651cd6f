import { Anchor } from './anchor.tsx'
import { ButtonLook, buttonClass } from './button.tsx'
import type { Context } from './context.ts'
import type { LinkTarget } from './resolved.ts'

interface CopyBoxProps {
  /** The value that is shown and copied. */
  readonly value: string
  readonly copyText: string
  readonly afterCopyText: string
}

/**
 * A value to copy (requirement buttons/copy-boxes). `client/enhancements/copy.ts` copies it by click or Enter, and
 * switches the label for good. Without JavaScript the value is plain text without a button.
 */
export function CopyBox({ value, copyText, afterCopyText }: CopyBoxProps) {
  return (
    <span className="copy-box">
      <code className="copy-box-value">{value}</code>
      <button type="button" className="copy-box-button needs-script" data-after-copy={afterCopyText}>
        <span aria-live="polite">{copyText}</span>
      </button>
    </span>
  )
}

interface OwnTexts {
  readonly copyText: string | undefined
  readonly afterCopyText: string | undefined
}

/** The label of a copy box's button, before and after: the editor's words, else those of the language (requirement buttons/copy-boxes). */
export const copyTexts = (context: Context, own?: OwnTexts) => ({
  copyText: own?.copyText ?? context.message('copy'),
  afterCopyText: own?.afterCopyText ?? context.message('copied'),
})

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
