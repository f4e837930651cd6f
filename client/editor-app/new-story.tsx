import { type SubmitEvent, useState } from 'react'
import type { ComponentForm } from './api.ts'
import type { Content } from './content.ts'
import { Dialog } from './dialog.tsx'

interface NewStoryProps {
  readonly forms: readonly ComponentForm[]
  readonly onCreate: (story: {
    readonly name: string
    readonly slug: string
    readonly content: Content
  }) => void
}

/** A slug as the content system would make it of a name: umlauts as two letters, hyphens between words. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüß]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A page begins with its one first headline, which a page needs to be published. */
const beginning = (component: string, name: string): Content => ({
  component,
  ...(component === 'page' && {
    body: [{ component: 'headline', _uid: crypto.randomUUID(), text: name, level: 'h1' }],
  }),
})

/** Asks for name, slug and kind of a new story. */
export function NewStory({ forms, onCreate }: NewStoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string>()
  const close = () => {
    setIsOpen(false)
    setName('')
    setSlug(undefined)
  }
  function create(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const component = String(new FormData(event.currentTarget).get('kind'))
    onCreate({ name, slug: slug ?? slugOf(name), content: beginning(component, name) })
    close()
  }
  return (
    <>
      <button type="button" className="new" onClick={() => setIsOpen(true)}>
        New story …
      </button>
      {isOpen && (
        <Dialog title="New story" onClose={close}>
          <form onSubmit={create}>
            <label className="field">
              Name
              <input required value={name} onChange={event => setName(event.target.value)} />
            </label>
            <label className="field">
              Slug
              <input
                required
                pattern="[^\s\/?#\\%]+(\/[^\s\/?#\\%]+)*"
                value={slug ?? slugOf(name)}
                onChange={event => setSlug(event.target.value)}
              />
            </label>
            <label className="field">
              Kind
              <select name="kind" defaultValue="page">
                {forms
                  .filter(({ kind }) => kind === 'story')
                  .map(form => (
                    <option key={form.name} value={form.name}>
                      {form.title}
                    </option>
                  ))}
              </select>
            </label>
            <p className="tools">
              <button type="submit" className="main">
                Create
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
