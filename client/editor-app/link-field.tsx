import { useId } from 'react'
import type { StorySummary } from './api.ts'
import type { Described } from './field-notes.tsx'
import type { ControlProps } from './field-props.ts'

interface LinkInputProps {
  readonly id?: string
  readonly name?: string
  readonly initial: string
  readonly described?: Described
  readonly stories: readonly StorySummary[]
  readonly onChange?: (text: string) => void
}

/** A text field for an address that suggests the stories. */
export function LinkInput({ id, name, initial, described, stories, onChange }: LinkInputProps) {
  const list = useId()
  const value = onChange ? { value: initial } : { defaultValue: initial }
  return (
    <>
      <input
        id={id}
        name={name}
        list={list}
        {...value}
        {...described}
        onChange={event => onChange?.(event.target.value)}
      />
      <datalist id={list}>
        {stories.map(({ slug, name: title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}

interface Link {
  readonly linktype?: string
  readonly url?: string
  readonly cached_url?: string
  readonly email?: string
  readonly anchor?: string
  readonly target?: string
}

const linkText = ({ linktype, email, cached_url, url }: Link) =>
  (linktype === 'email' ? email : cached_url || url) ?? ''

/** The editor's input in the form that the content system stores: a story by its slug, a mailbox, any other address. */
function linkOf(text: string, stories: readonly StorySummary[]): object {
  const link = { fieldtype: 'multilink', id: '', url: '', cached_url: text }
  const story = stories.find(({ slug }) => slug === text)
  if (story) return { ...link, linktype: 'story', id: story.uuid }
  if (/^[^\s/]+@[^\s/]+$/.test(text)) return { ...link, linktype: 'email', email: text }
  return { ...link, linktype: 'url', url: text }
}

/** The target of a link, its anchor on that page, and whether it opens a tab. */
export function LinkField({ value, onChange, context: { stories }, id, described }: ControlProps) {
  const link = (typeof value === 'object' && value !== null ? value : {}) as Link
  const kept = {
    ...(link.anchor && { anchor: link.anchor }),
    ...(link.target && { target: link.target }),
  }
  return (
    <div className="pair">
      <LinkInput
        id={id}
        described={described}
        initial={linkText(link)}
        stories={stories}
        onChange={text => onChange({ ...linkOf(text, stories), ...kept })}
      />
      <div className="row">
        <input
          aria-label="Place on the page"
          placeholder="#place on the page"
          value={link.anchor ?? ''}
          onChange={event =>
            onChange({ ...linkOf(linkText(link), stories), ...link, anchor: event.target.value })
          }
        />
        <label className="check">
          <input
            type="checkbox"
            checked={link.target === '_blank'}
            onChange={event => onChange({ ...link, target: event.target.checked ? '_blank' : '' })}
          />{' '}
          New tab
        </label>
      </div>
    </div>
  )
}
