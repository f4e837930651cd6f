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

/** Fields of the story: each key press in them is an edit of the story, with steps of its own. */
const ownTexts = 'form.content'

/**
 * Which shortcut a key press is. In a text a question mark is a letter. The browser takes back what was typed into a text that is no field of
 * the story, as the search; in the story it would count as one more edit, which the next undo would take back.
 */
function shortcutOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent): keyof Shortcuts | undefined {
  const element = target as Element
  const isText = element.closest(texts) !== null
  const isElsewhere = isText && element.closest(ownTexts) === null
  if (!(ctrlKey || metaKey)) return key === '?' && !isText ? 'help' : undefined
  if (altKey) return undefined
  const name = (
    { z: shiftKey ? 'redo' : 'undo', y: 'redo', s: 'save', k: 'search', Enter: 'publish' } as const
  )[key.length === 1 ? key.toLowerCase() : key]
  return isElsewhere && (name === 'undo' || name === 'redo') ? undefined : name
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
