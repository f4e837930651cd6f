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

/** Fields of the story: key presses in them are edits of the story, with undo steps of its own. */
const ownTexts = 'form.content'

/**
 * The shortcut of a key press. In a text, a question mark is a letter. In texts that are not fields of the story, such as the search, undo is
 * left to the browser; otherwise the browser's undo would count as one more edit of the story.
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
