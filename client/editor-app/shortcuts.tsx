import { useEffect } from 'react'
import { Dialog } from './dialog.tsx'

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

const shortcuts: readonly (readonly [keys: string, what: string])[] = [
  ['Ctrl S', 'Save the draft, and keep a version of it'],
  ['Ctrl Enter', 'Look at what a publish changes'],
  ['Ctrl Z', 'Undo the last edit of the story'],
  ['Ctrl Shift Z, Ctrl Y', 'Redo'],
  ['Ctrl K', 'Search the stories'],
  ['Alt ↑, Alt ↓', 'Move the block that has the focus; its “Move to …” names other lists'],
  ['Enter, Space', 'Open or close a block'],
  ['Ctrl B, Ctrl I, Ctrl U', 'Bold, italic, underlined words'],
  ['Ctrl Shift 7, Ctrl Shift 8', 'Numbered list, bullet list'],
  ['Esc', 'Leave a text for its buttons; close a dialog'],
  ['?', 'This list'],
]

/** The editor's keyboard shortcuts. On a Mac, Command replaces Ctrl. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="shortcuts">
        {shortcuts.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="note">On a Mac, Command stands for Ctrl.</p>
      <p className="tools">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
    </Dialog>
  )
}

/**
 * Whether a key belongs to a text that is being composed (UI Events, composition). In WebKit the key that ends it is raised afterwards, with the code
 * 229.
 */
export const isComposing = ({ isComposing: isWithin, keyCode }: KeyboardEvent): boolean =>
  isWithin || keyCode === 229
