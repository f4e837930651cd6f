import { type SubmitEvent, useId } from 'react'
import type { StorySummary } from '../api.ts'
import { Dialog } from '../dialog.tsx'
import { LinkInput } from '../link-field.tsx'

type Attributes = Readonly<Record<string, unknown>>

interface LinkDialogProps {
  /** Attributes of the link at the cursor; empty where there is none. */
  readonly attributes: Attributes
  readonly stories: readonly StorySummary[]
  readonly onLink: (attributes: Attributes) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const isMail = (text: string) => /^[^\s/@]+@[^\s/@]+$/.test(text)

/** A link of running text as Storyblok stores it. */
function linkOf(text: string, anchor: string, newTab: boolean, stories: readonly StorySummary[]): Attributes {
  const story = stories.find(({ slug }) => slug === text.replace(/^\/|\/$/g, ''))
  const target = newTab ? '_blank' : null
  const place = { anchor: anchor.replace(/^#/, '') || null, target }
  if (story) return { href: `/${story.slug}/`, uuid: story.uuid, linktype: 'story', ...place }
  return { href: text, uuid: null, linktype: isMail(text) ? 'email' : 'url', ...place }
}

/** Lets the editor choose the target of a link in a text. */
export function LinkDialog({ attributes, stories, onLink, onRemove, onClose }: LinkDialogProps) {
  const id = useId()
  function answer(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = String(data.get('address') ?? '').trim()
    const anchor = String(data.get('anchor') ?? '').trim()
    if (text || anchor) onLink(linkOf(text, anchor, data.has('newTab'), stories))
    else onRemove()
  }
  return (
    <Dialog title="Link" onClose={onClose}>
      <form onSubmit={answer}>
        <label className="field" htmlFor={id}>
          Page, address or mailbox
          <LinkInput id={id} name="address" initial={String(attributes.href ?? '')} stories={stories} />
        </label>
        <label className="field">
          Place on the page
          <input name="anchor" defaultValue={String(attributes.anchor ?? '')} />
        </label>
        <label className="check">
          <input type="checkbox" name="newTab" defaultChecked={attributes.target === '_blank'} /> In a new tab
        </label>
        <p className="tools">
          <button type="submit" className="main">
            Link
          </button>
          <button type="button" disabled={!attributes.href} onClick={onRemove}>
            Remove link
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  )
}
