import { useEffect } from 'react'

interface Shortcuts {
  readonly save: () => void
  readonly publish: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly search: () => void
  readonly help: () => void
}

const texts = 'textarea, select, input:not([type="checkbox"]), [contenteditable="true"]'

/** Which shortcut a key press is. In a text the browser's own undo stays, and a question mark is a letter. */
function shortcutOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent): keyof Shortcuts | undefined {
  const isText = (target as Element).closest(texts) !== null
  if (!(ctrlKey || metaKey)) return key === '?' && !isText ? 'help' : undefined
  if (altKey) return undefined
  if (key.toLowerCase() === 'z' && !isText) return shiftKey ? 'redo' : 'undo'
  return ({ s: 'save', k: 'search', Enter: 'publish' } as const)[key.length === 1 ? key.toLowerCase() : key]
}

/** The shortcuts of the editor as a whole; none while a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const name = shortcutOf(event)
      if (!name || document.querySelector('dialog[open]')) return
      event.preventDefault()
      shortcuts[name]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
