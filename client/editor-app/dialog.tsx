import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  /** `side`: beside the page, which stays in sight. */
  readonly shape?: 'wide' | 'side'
  /** No button has the focus initially: the dialog opens while somebody types, or its first button deletes something. */
  readonly hasNoFirstButton?: boolean
  readonly children: ReactNode
}

/**
 * A modal dialog (HTML `dialog`): Escape closes it, and the focus returns to the element that had it. It is rendered outside of the form
 * that opens it.
 */
export function Dialog({ title, onClose, shape, hasNoFirstButton = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    if (hasNoFirstButton) element?.focus()
    // Before it leaves the document: the browser gives the focus back only then.
    return () => element?.close()
  }, [hasNoFirstButton])
  return createPortal(
    <dialog
      ref={dialog}
      className={shape}
      tabIndex={hasNoFirstButton ? -1 : undefined}
      aria-labelledby={id}
      onClose={event => {
        // A dialog within this one closes for itself.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
