import type { ReactNode } from 'react'
import type { DialogDirection, DialogMode } from './dialog-modes.ts'
import { Heading } from './heading.tsx'
import { Icon } from './icons/icon.tsx'
import { type Tracking, tracked } from './tracking.ts'

/** Attributes of a button that opens or closes a dialog (HTML, invoker commands). React's types do not know them yet. */
export const invoker = (command: 'show-modal' | 'close', commandfor: string) => ({ command, commandfor })

export interface DialogProps {
  /** Also its name in an address: `#id` opens it. */
  readonly id: string
  /** Its accessible name if no headline is shown. */
  readonly name: string
  readonly headline?: string | undefined
  readonly mode?: DialogMode | undefined
  readonly direction?: DialogDirection | undefined
  /** Whether a close button and Escape close it. */
  readonly closable?: boolean | undefined
  /**
   * Whether a click outside closes it. Escape is the keyboard's equivalent of that click (WCAG 2.2, 2.1.2). At least one of `closable`
   * and this is on.
   */
  readonly closesOutside?: boolean | undefined
  /** Leaves out the room around the content. */
  readonly skipFormatting?: boolean | undefined
  /** Label of the close button. */
  readonly closeLabel: string
  readonly className?: string | undefined
  /** Tracking of clicks in it; by default that of a popup. */
  readonly tracking?: Tracking
  readonly children: ReactNode
}

const popup: Tracking = { section: 'modal', event: 'popup' }

/** Value of the attribute `closedby` (HTML): the ways in which the visitor may close the dialog. */
const closedBy = ({ closesOutside = true }: DialogProps) => (closesOutside ? 'any' : 'closerequest')

const classesOf = ({ mode = 'modal', direction = 'up', skipFormatting, className }: DialogProps): string =>
  [
    'dialog surface-white',
    mode !== 'modal' && `dialog-${mode}`,
    mode === 'flyin' && direction === 'left' && 'dialog-left',
    skipFormatting && 'dialog-bare',
    className,
  ]
    .filter(Boolean)
    .join(' ')

/**
 * A native modal dialog (requirement disclosures/modal-host): the browser makes the page inert, moves the focus to the first focusable
 * element in it and back, and closes it by Escape and by a click beside it. A button with `invoker`, an address with its id, or
 * `openDialog` opens it. Without content it is not rendered.
 */
export function Dialog(props: DialogProps) {
  const { id, name, mode, headline, closeLabel, tracking = popup, children } = props
  const { closable = true } = props
  if (!children) return null
  const title = mode === 'headless' ? undefined : headline
  return (
    <dialog
      id={id}
      className={classesOf(props)}
      closedby={closedBy(props)}
      {...tracked(tracking)}
      {...(title ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': headline ?? name })}
    >
      {(title || closable) && (
        <div className="dialog-head">
          {title && (
            <Heading level="h2" look="h3" id={`${id}-title`} className="dialog-title">
              {title}
            </Heading>
          )}
          {closable && (
            <button type="button" className="dialog-close" aria-label={closeLabel} {...invoker('close', id)}>
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
      <div className="dialog-content">{children}</div>
    </dialog>
  )
}
