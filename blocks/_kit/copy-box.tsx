import type { Context } from './context.ts'

export interface CopyBoxProps {
  /** The value that is shown and copied. */
  readonly value: string
  readonly copyText: string
  readonly afterCopyText: string
  /** Where the browser copies nothing. */
  readonly byHandText: string
}

/**
 * A value to copy (requirement buttons/copy-boxes). `client/enhancements/copy.ts` copies it by click or Enter, and
 * switches the label for good. Without JavaScript the value is plain text without a button.
 */
export function CopyBox({ value, copyText, afterCopyText, byHandText }: CopyBoxProps) {
  return (
    <span className="copy-box">
      <code className="copy-box-value">{value}</code>
      <button
        type="button"
        className="copy-box-button needs-script"
        data-after-copy={afterCopyText}
        data-by-hand={byHandText}
      >
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
  byHandText: context.message('copyByHand'),
})
