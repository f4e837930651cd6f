import { type SubmitEvent, useState } from 'react'
import type { OpenStory } from './api.ts'
import { Dialog } from './dialog.tsx'
import { languages } from './editor-header.tsx'
import { Menu } from './menu.tsx'
import { References } from './references.tsx'
import { slugRule, type Translation, translationsOf } from './story-states.ts'

interface TranslationsDialogProps {
  readonly story: OpenStory
  readonly onTranslate: (translations: readonly Translation[]) => void
  readonly onClose: () => void
}

const [, ...otherLanguages] = languages

/** Asks for the name and the slug of a story in the other languages. */
export function TranslationsDialog({ story, onTranslate, onClose }: TranslationsDialogProps) {
  const [translations, setTranslations] = useState(() =>
    translationsOf(story.story.translated_slugs, story.slug, otherLanguages),
  )
  const change = (lang: string, by: Partial<Translation>) =>
    setTranslations(all => all.map(one => (one.lang === lang ? { ...one, ...by } : one)))

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    onTranslate(translations)
    onClose()
  }

  return (
    <Dialog title="Name and slug in other languages" onClose={onClose}>
      <form onSubmit={save}>
        <p>
          What is empty is as in the default language: “{story.name}”, {story.slug}. A story with neither name
          nor slug in a language is not translated to it.
        </p>
        {/* Hidden from screen readers, because the fields have labels of their own. */}
        <div className="translation" aria-hidden="true">
          <span />
          <b>Name</b>
          <b>Slug</b>
        </div>
        {translations.map(({ lang, name, path }) => (
          <div key={lang} className="translation">
            <span>{lang}</span>
            <input
              aria-label={`Name in ${lang}`}
              maxLength={200}
              value={name}
              onChange={event => change(lang, { name: event.target.value })}
            />
            <input
              aria-label={`Slug in ${lang}`}
              {...slugRule}
              value={path}
              onChange={event => change(lang, { path: event.target.value })}
            />
          </div>
        ))}
        {story.state !== 'draft' && <p>Visitors get this at once. Old addresses lead to the new ones.</p>}
        <p className="tools">
          <button type="submit" className="main">
            Save
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  )
}

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
