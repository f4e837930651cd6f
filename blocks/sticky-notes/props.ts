import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { levelBelow } from '../_kit/heading.tsx'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** At most one note is open (requirement disclosures/sticky-notes). */
export function props(content: Content, context: Context, place: BlockPlace) {
  const { notes } = content
  if (!notes.length) return undefined
  const level = levelBelow(place.headingAbove())
  const { flags, highlightedLevels } = context.theme()
  const openNote = notes.find(note => note.content && note.initialOpenState)
  return {
    notes: notes.map((note, index) => {
      const [own] = note.titleProps
      const titleLevel = own?.level ?? level
      return {
        uid: note._uid || String(index),
        title: note.title,
        titleLevel,
        isHighlighted: own?.isHighlighted || highlightedLevels.includes(titleLevel),
        content: note.content,
        image: note.image,
        accent: flags.stickyNotesColorVariables ? undefined : note.colors,
        isOpen: note === openNote,
      }
    }),
    newTabHint: context.message('opensInNewTab'),
  }
}

export type StickyNotesProps = NonNullable<ReturnType<typeof props>>
