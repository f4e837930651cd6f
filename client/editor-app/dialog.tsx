import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  /** `side`: beside the page, which stays in sight. */
  readonly shape?: 'wide' | 'side'
  readonly children: ReactNode
}

/** A modal dialog (HTML `dialog`): Escape closes it, and the focus returns to where it was. It stands outside of the form that opens it. */
export function Dialog({ title, onClose, shape, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Before it leaves the document: the browser gives the focus back only then.
    return () => element?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={shape}
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
