import { useEffect } from 'react'

interface Shortcuts {
  readonly save: () => void
  readonly undo: () => void
  readonly redo: () => void
}

/** Control or Command with S, Z and Shift+Z. In a text field the browser's own undo stays. */
export function useShortcuts({ save, undo, redo }: Shortcuts): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isText = (event.target as Element).matches('textarea, select, input:not([type="checkbox"])')
      if (key === 's') save()
      else if (key === 'z' && !isText) (event.shiftKey ? redo : undo)()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
