import { Dialog } from './dialog.tsx'

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
