import { type SubmitEvent, useState } from 'react'
import { api, type ComponentForm, type StorySummary } from './api.ts'
import { type Content, copyOf } from './content.ts'
import { Dialog } from './dialog.tsx'
import { slugRule } from './story-states.ts'

interface NewStoryProps {
  readonly forms: readonly ComponentForm[]
  readonly stories: readonly StorySummary[]
  /** Resolves with the reason where no story was made. */
  readonly onCreate: (make: () => Promise<StorySummary>) => Promise<string | undefined>
  /** Called after the dialog has shown why no story was made. */
  readonly onRefused: () => void
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

/** A copy of another story's content, each block with a new uid. */
const contentLike = async (id: number): Promise<Content> => copyOf((await api.story(id)).story.content)

/** Asks for name, slug and kind of a new story, and for one to begin with. */
export function NewStory({ forms, stories, onCreate, onRefused }: NewStoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string>()
  const [kind, setKind] = useState('page')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const close = () => {
    setIsOpen(false)
    setName('')
    setSlug(undefined)
    setProblem(undefined)
  }
  async function create(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const template = Number(new FormData(event.currentTarget).get('template'))
    setIsBusy(true)
    let isMade = false
    const reason = await onCreate(async () => {
      const content = template ? await contentLike(template) : beginning(kind, name)
      const made = await api.create({ name, slug: slug ?? slugOf(name), content })
      isMade = true
      // Before the story is shown, so that its form is not behind the dialog.
      close()
      return made
    })
    setIsBusy(false)
    if (isMade) return
    setProblem(reason)
    onRefused()
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
                {...slugRule}
                value={slug ?? slugOf(name)}
                onChange={event => setSlug(event.target.value)}
              />
            </label>
            <label className="field">
              Kind
              <select value={kind} onChange={event => setKind(event.target.value)}>
                {forms
                  .filter(({ kind }) => kind === 'story')
                  .map(form => (
                    <option key={form.name} value={form.name}>
                      {form.title}
                    </option>
                  ))}
              </select>
            </label>
            <label className="field">
              Begin with
              <select name="template" key={kind}>
                <option value="">An empty story</option>
                {stories
                  .filter(({ component }) => component === kind)
                  .map(({ id, slug: like, name: title }) => (
                    <option key={id} value={id}>
                      A copy of {title} ({like})
                    </option>
                  ))}
              </select>
            </label>
            <p role="alert" className="problem">
              {problem}
            </p>
            <p className="tools">
              <button type="submit" className="main" aria-disabled={isBusy}>
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
