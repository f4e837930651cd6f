import type { ComponentType } from 'react'
import { Blocks } from '../../../../blocks/_kit/blocks.tsx'
import type { NestedBlock } from '../../../../blocks/_kit/resolved.ts'
import { blockLogic } from '../registry.ts'

/** The name by which editors know a block; the component itself if it is not a block. */
const titleOf = (component: string): string => blockLogic.get(component)?.schema.block.title ?? component

/** In a draft: the reason why a block is not shown, in its place. */
export function Problem({ component, reason }: { component: string; reason: string }) {
  return (
    <p className="block-problem" role="note">
      {titleOf(component)}: {reason}
    </p>
  )
}

interface NotesProps {
  readonly component: string
  readonly notes: readonly string[]
  readonly block?: NestedBlock
}

/** In a draft: notes for the editor of a block, above the block. */
function Notes({ component, notes, block }: NotesProps) {
  return (
    <>
      {notes.map(note => (
        <Problem key={note} component={component} reason={note} />
      ))}
      {block && <Blocks items={[block]} />}
    </>
  )
}

/** Views of drafts alone. */
export const draftViews = { problem: Problem as ComponentType<never>, notes: Notes as ComponentType<never> }
