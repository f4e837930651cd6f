import { useId } from 'react'
import { Heading } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import { RichText } from '../_kit/rich-text.tsx'
import { Section } from '../_kit/section.tsx'
import type { StickyNotesProps } from './props.ts'

type Note = StickyNotesProps['notes'][number]

/**
 * Native disclosures with the same name: the browser closes the others when one opens, Enter toggles, and links in the content do not
 * toggle. A note without content has no toggle.
 */
function StickyNote({ note, name, newTabHint }: { note: Note; name: string; newTabHint: string }) {
  const { title, titleLevel, isHighlighted, content, image, accent, isOpen } = note
  const look = `sticky-note ${accent ? `accent-${accent}` : 'surface-page-color'}`
  const head = (
    <>
      {image && <Media asset={image} sizes="96px" ratio="1:1" className="sticky-note-image" />}
      <Heading level={titleLevel} look="h5" highlighted={isHighlighted}>
        {title}
      </Heading>
    </>
  )
  if (!content)
    return (
      <div className={look}>
        <div className="sticky-note-head">{head}</div>
      </div>
    )
  return (
    <details className={look} name={name} open={isOpen}>
      <summary className="sticky-note-head">{head}</summary>
      <RichText value={content} newTabHint={newTabHint} className="sticky-note-content" />
    </details>
  )
}

export function View({ notes, newTabHint }: StickyNotesProps) {
  const name = useId()
  return (
    <Section>
      <div className="sticky-notes">
        {notes.map(note => (
          <StickyNote key={note.uid} note={note} name={name} newTabHint={newTabHint} />
        ))}
      </div>
    </Section>
  )
}
