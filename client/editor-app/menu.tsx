import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isComposing } from './shortcuts.tsx'

interface MenuProps {
  readonly label: ReactNode
  readonly title?: string
  readonly className?: string
  /** Something in it is chosen. */
  readonly isSet?: boolean
  readonly children: ReactNode
}

/** Calls `onLeave` when a click or the focus moves elsewhere in the document, or into a page in a frame. */
function useLeaving(isOpen: boolean, isWithin: (target: EventTarget | null) => boolean, onLeave: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const look = ({ target }: Event) => {
      if (!isWithin(target)) onLeave()
    }
    addEventListener('pointerdown', look, { signal })
    addEventListener('focusin', look, { signal })
    // Only the frame's own document receives a click in it.
    addEventListener('blur', () => document.activeElement?.matches('iframe') && onLeave(), { signal })
    return () => listening.abort()
  })
}

/** A menu of the bar. Escape and each of its buttons close it and return the focus to its own button; a click elsewhere closes it too. */
export function Menu({ label, title, className = '', isSet = false, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const menu = useRef<HTMLDetailsElement>(null)
  const isWithin = (target: EventTarget | null) => target instanceof Node && menu.current!.contains(target)
  useLeaving(isOpen, isWithin, () => setIsOpen(false))

  function close(): void {
    menu.current?.querySelector('summary')?.focus()
    setIsOpen(false)
  }
  const press = ({ nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.key === 'Escape' && isOpen && !isComposing(nativeEvent)) close()
  }
  const click = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button')) close()
  }
  return (
    <details
      ref={menu}
      className={`menu ${className}`}
      open={isOpen}
      onToggle={event => setIsOpen(event.currentTarget.open)}
      onKeyDown={press}
      onClick={click}
    >
      <summary title={title} data-set={isSet ? '' : undefined}>
        {label}
      </summary>
      <div className="tools">{children}</div>
    </details>
  )
}
