import { type SubmitEvent, useState } from 'react'
import type { OpenStory } from './api.ts'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { References } from './references.tsx'
import { slugRule, type Translation } from './story-states.ts'
import { TranslationsDialog } from './translations-dialog.tsx'

interface StoryMenuProps {
  readonly story: OpenStory
  readonly onVersions: () => void
  readonly onRename: (name: string) => void
  readonly onMove: (slug: string) => void
  readonly onTranslate: (translations: readonly Translation[]) => void
  readonly onDuplicate: () => void
  readonly onDelete: () => void
}

type Question = 'rename' | 'move' | 'delete'

const questions = {
  rename: { title: 'Rename', label: 'Name', button: 'Rename' },
  move: { title: 'Move', label: 'Slug', button: 'Move' },
  delete: { title: 'Delete this story?', label: undefined, button: 'Delete' },
} as const

/** The actions on a story as a whole; each that cannot be undone asks for confirmation. */
export function StoryMenu(props: StoryMenuProps) {
  const { story, onVersions, onRename, onMove, onDuplicate, onDelete } = props
  const [question, setQuestion] = useState<Question>()
  const [isTranslating, setIsTranslating] = useState(false)
  const close = () => setQuestion(undefined)

  function answer(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('value') ?? '')
    if (question === 'rename') onRename(value)
    if (question === 'move') onMove(value)
    if (question === 'delete') onDelete()
    close()
  }

  const { title, label, button } = questions[question ?? 'rename']
  return (
    <>
      <Menu label="Story">
        <button type="button" onClick={onVersions}>
          Versions …
        </button>
        <button type="button" onClick={() => setQuestion('rename')}>
          Rename …
        </button>
        <button type="button" onClick={() => setQuestion('move')}>
          Move …
        </button>
        <button type="button" onClick={() => setIsTranslating(true)}>
          Other languages …
        </button>
        <button type="button" onClick={onDuplicate}>
          Duplicate
        </button>
        <button type="button" onClick={() => setQuestion('delete')}>
          Delete …
        </button>
      </Menu>
      {isTranslating && (
        <TranslationsDialog
          story={story}
          onTranslate={props.onTranslate}
          onClose={() => setIsTranslating(false)}
        />
      )}
      {question && (
        <Dialog title={title} onClose={close} hasNoFirstButton={question === 'delete'}>
          <form onSubmit={answer}>
            {label ? (
              <label className="field">
                {label}
                <input
                  name="value"
                  required
                  defaultValue={question === 'rename' ? story.name : story.slug}
                  {...(question === 'move' && slugRule)}
                />
              </label>
            ) : (
              <>
                <p>
                  “{story.name}” ({story.slug}) is taken away from visitors and from editors.
                </p>
                <References storyId={story.id}>
                  Links to it will lead nowhere, and what is shown of it there will be gone:
                </References>
              </>
            )}
            {question === 'move' && story.state !== 'draft' && <p>The old address leads to the new one.</p>}
            <p className="tools">
              <button type="submit" className={question === 'delete' ? 'main danger' : 'main'}>
                {button}
              </button>
              <button type="button" onClick={close}>
                Cancel
              </button>
            </p>
          </form>
        </Dialog>
      )}
    </>
  )
}
