import * as v from 'valibot'
import { isRawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { shareStructure } from '../../core/content/cache/bodies.ts'
import { type StoryCall, storiesByUuid } from '../../core/content/client/delivery-calls.ts'
import { insertReferences } from '../../core/content/client/references.ts'
import { settleTimes } from '../../core/content/client/settle-times.ts'
import { guardJson } from '../../core/content/client/text-guard.ts'
import { editableComment } from '../../core/content/editable.ts'
import { objectsOf } from '../../core/content/tree.ts'
import type { Story } from '../../core/content/types/story.ts'
import { relationFields } from '../../core/content/types/story-types.ts'

/** More blocks than these change in one step only where the whole page does. */
const mostBlocks = 20

const edited = v.object({
  story: v.object({ id: v.number(), content: v.custom<Record<string, unknown>>(isRawBlock) }),
  /** The `_uid` of the requested blocks of the page; all blocks if undefined. */
  blocks: v.optional(v.pipe(v.array(v.string()), v.maxLength(mostBlocks))),
})

export type Edited = v.InferOutput<typeof edited>
type EditedStory = Edited['story']

/** A page of text is about a hundredth of this size. */
export const MOST_BYTES = 2_000_000

/** A story as an editor has it open, its content not yet parsed; undefined for any other value. */
export function parseEditedStory(text: string): Edited | undefined {
  try {
    const result = v.safeParse(edited, JSON.parse(guardJson(text)))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

const relations: ReadonlySet<string> = new Set(relationFields)

/** The uuids in fields that point to other stories: an editor's message does not contain those stories. */
function uuidsIn(content: Record<string, unknown>): string[] {
  const found = [...objectsOf(content)].flatMap(node =>
    Object.entries(node).flatMap(([name, value]) =>
      relations.has(`${String(node.component)}.${name}`) ? [value].flat() : [],
    ),
  )
  return [...new Set(found.filter(value => typeof value === 'string' && value !== ''))] as string[]
}

/** Adds to each block the mark of its origin, as the delivery API does. */
function markBlocks(content: Record<string, unknown>, { spaceId, storyId }: Editing): void {
  for (const node of [...objectsOf(content)] as Record<string, unknown>[]) {
    const comment = editableComment(node as never, { spaceId, storyId })
    if (comment) node._editable = comment
  }
}

interface Editing {
  readonly spaceId: number
  readonly storyId: number
}

/** The draft with the content that its editor has just now. Throws `SourceError`. */
export async function withEditedContent(
  draft: Story,
  { content }: EditedStory,
  { call, spaceId }: { readonly call: StoryCall; readonly spaceId: number },
): Promise<Story> {
  const uuids = uuidsIn(content)
  const related = uuids.length ? await storiesByUuid(call, uuids) : []
  markBlocks(content, { spaceId, storyId: draft.id })
  insertReferences([content], { fields: relationFields, related, links: [] })
  settleTimes(content, call.source.zones)
  // Frozen like all content, because values resolved from it are memoized by its identity.
  return shareStructure(undefined, { ...draft, content: content as Story['content'] })
}
