import type { ReactNode } from 'react'
import type { OpenStory } from './api.ts'

export const languages = ['de', 'en', 'fr', 'it', 'es', 'pt'] as const
export const widths = { Phone: 375, Tablet: 768, Desktop: undefined } as const
export type Width = keyof typeof widths

interface EditorHeaderProps {
  readonly story: OpenStory
  readonly status: string
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
  /** What can be done with the story itself. */
  readonly menu: ReactNode
}

/** The bar above: name of the story, how it stands, and what can be done. */
export function EditorHeader(props: EditorHeaderProps) {
  const { story, status, language, width, menu } = props
  return (
    <header>
      <h1>{story.name}</h1>
      <p role="status">{status}</p>
      <label>
        Language{' '}
        <select value={language} onChange={event => props.onLanguage(event.target.value)}>
          {languages.map(code => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <fieldset className="widths">
        <legend>Width</legend>
        {(Object.keys(widths) as Width[]).map(name => (
          <button key={name} type="button" aria-pressed={name === width} onClick={() => props.onWidth(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      <button type="button" disabled={!props.canUndo} aria-keyshortcuts="Control+Z" onClick={props.onUndo}>
        Undo
      </button>
      <button
        type="button"
        disabled={!props.canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={props.onRedo}
      >
        Redo
      </button>
      <button type="button" aria-keyshortcuts="Control+S" onClick={props.onSave}>
        Save draft
      </button>
      <button type="button" className="main" onClick={props.onPublish}>
        Publish
      </button>
      <button type="button" disabled={story.state === 'draft'} onClick={props.onUnpublish}>
        Unpublish
      </button>
      {menu}
    </header>
  )
}
