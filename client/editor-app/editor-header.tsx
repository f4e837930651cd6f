import { type ReactNode, useState } from 'react'
import { languagesFrom } from '../../blocks/_kit/words.ts'
import type { OpenStory } from './api.ts'
import { Dialog } from './dialog.tsx'
import { References } from './references.tsx'
import { SteadyButton } from './steady-button.tsx'
import { states } from './story-states.ts'
import type { Status } from './use-status.ts'

interface UnpublishButtonProps {
  readonly story: OpenStory
  readonly onUnpublish: () => void
}

/** Unpublishes a story after a confirmation. */
function UnpublishButton({ story, onUnpublish }: UnpublishButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <SteadyButton isOff={story.state === 'draft'} onClick={() => setIsAsking(true)}>
        Unpublish …
      </SteadyButton>
      {isAsking && (
        <Dialog title="Unpublish this story?" onClose={close}>
          <p>
            “{story.name}” ({story.slug}) is taken away from visitors; editors keep it.
          </p>
          <References storyId={story.id}>
            Links to it will lead nowhere, and what is shown of it there will be gone:
          </References>
          <p className="tools">
            <button
              type="button"
              className="main danger"
              onClick={() => {
                close()
                onUnpublish()
              }}
            >
              Unpublish
            </button>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </p>
        </Dialog>
      )}
    </>
  )
}

/** The language that the stories of the demonstration are written in; the others are its translations. */
const original = 'de'
export const languages = languagesFrom(original)
/** Of the page, in pixels; `Fit` takes what there is. */
export const widths = { Fit: undefined, Phone: 375, Tablet: 768, Desktop: 1280 } as const
export type Width = keyof typeof widths

interface EditorHeaderProps {
  readonly story: OpenStory
  readonly status: Status
  /** The worker has stored every edit of the open story. */
  readonly isSaved: boolean
  /** Texts that are not translated into the language. */
  readonly missing: number
  readonly language: string
  readonly onLanguage: (language: string) => void
  readonly width: Width
  readonly onWidth: (width: Width) => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onSave: () => void
  readonly onPublish: () => void
  readonly onUnpublish: () => void
  readonly onShortcuts: () => void
  /** The actions on the story itself. */
  readonly menu: ReactNode
}

/** A long text does not fit into a narrow bar, and is shown below it. */
const statusClass = ({ text, isProblem }: Status) =>
  [text.length > 12 && 'long', isProblem && 'problem'].filter(Boolean).join(' ') || undefined

/** The bar above the page: name of the story, its state, and its actions. */
export function EditorHeader(props: EditorHeaderProps) {
  const { story, status, missing, language, width, menu } = props
  return (
    <header>
      <div className="standing">
        <h1 title={story.name}>{story.name}</h1>
        <span className="badge">{props.isSaved ? states[story.state] : 'not saved yet'}</span>
        {story.problems.length > 0 && (
          <span className="badge warning">
            {story.problems.length} {story.problems.length === 1 ? 'problem' : 'problems'}
          </span>
        )}
        <p role="status" className={statusClass(status)}>
          {status.text}
        </p>
      </div>
      <select aria-label="Language" value={language} onChange={event => props.onLanguage(event.target.value)}>
        {languages.map(code => (
          <option key={code}>{code}</option>
        ))}
      </select>
      {missing > 0 && <span className="badge">{missing} to translate</span>}
      <fieldset className="widths">
        <legend>Width</legend>
        {(Object.keys(widths) as Width[]).map(name => (
          <button key={name} type="button" aria-pressed={name === width} onClick={() => props.onWidth(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      <SteadyButton isOff={!props.canUndo} aria-keyshortcuts="Control+Z" onClick={props.onUndo}>
        Undo
      </SteadyButton>
      <SteadyButton isOff={!props.canRedo} aria-keyshortcuts="Control+Shift+Z" onClick={props.onRedo}>
        Redo
      </SteadyButton>
      <button type="button" aria-keyshortcuts="Control+S" onClick={props.onSave}>
        Save draft
      </button>
      <button type="button" className="main" onClick={props.onPublish}>
        Publish
      </button>
      <UnpublishButton story={story} onUnpublish={props.onUnpublish} />
      {menu}
      <button type="button" aria-label="Keyboard shortcuts" aria-keyshortcuts="?" onClick={props.onShortcuts}>
        ?
      </button>
    </header>
  )
}
