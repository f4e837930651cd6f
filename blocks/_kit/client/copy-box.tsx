import { useRef, useState } from 'react'

export interface CopyBoxProps {
  /** What is shown and copied. */
  readonly value: string
  readonly copyText: string
  readonly afterCopyText: string
}

/** Where the clipboard is closed to the page, what was to be copied is selected for the reader's own key. */
function select(element: Element): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}

/**
 * A value to take away (blocks specification, section 4, copy boxes): click or Enter copies it and switches the label for
 * good. Without JavaScript the value is text, and there is no button.
 */
export function CopyBox({ value, copyText, afterCopyText }: CopyBoxProps) {
  const code = useRef<HTMLElement>(null)
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      select(code.current!)
    }
  }

  return (
    <span className="copy-box">
      <code ref={code} className="copy-box-value">
        {value}
      </code>
      <button type="button" className="copy-box-button needs-script" onClick={copy}>
        <span aria-live="polite">{isCopied ? afterCopyText : copyText}</span>
      </button>
    </span>
  )
}
