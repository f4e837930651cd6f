import { type ReactNode, useId } from 'react'
import { Icon } from './icons/icon.tsx'

/**
 * An info icon that opens a note below it. A native popover: the button, Escape and a click beside it work without a script, and the button is the
 * anchor of its note; `enhancements/tooltip.ts` adds pointer and focus. The id is unique on the page, because ids of React are here.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button type="button" className="tooltip" popoverTarget={id} aria-label={label} data-enhance="tooltip">
        <Icon name="info" />
      </button>
      <div id={id} className="tooltip-note surface-white" popover="auto">
        {children}
      </div>
    </>
  )
}
