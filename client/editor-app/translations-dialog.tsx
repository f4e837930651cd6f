import { type SubmitEvent, useState } from 'react'
import type { OpenStory } from './api.ts'
import { Dialog } from './dialog.tsx'
import { languages } from './editor-header.tsx'
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
