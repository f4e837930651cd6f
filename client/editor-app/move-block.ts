import { createContext } from 'react'
import type { FormField } from './api.ts'
import { type Block, type Content, changeListOf, holds, isBlock, wayTo, wordsOf } from './content.ts'
import type { StoryContent } from './editing.ts'
import { type FormContext, titleOf } from './form-context.ts'

type Forms = FormContext['forms']

/** A list of blocks. */
export interface ListPlace {
  /** `_uid` of the block that has it; empty for the story itself. */
  readonly owner: string
  readonly field: string
}

/** The index of a moved block in a list, counted without the block. */
interface BlockPlace extends ListPlace {
  readonly index: number
}

const listIn = (owner: Content, field: string): readonly unknown[] => {
  const list = owner[field]
  return Array.isArray(list) ? list : []
}

function changeOwner<T extends Content>(content: T, uid: string, change: (owner: Content) => Content): T {
  // A change of a list leaves the rest of the content as it was.
  if (uid === '' || content._uid === uid) return change(content) as T
  return changeListOf(content, uid, (list, index) => list.with(index, change(list[index] as Content)))
}

/** The content with a block in another place; the same content where that is not there, or in the block itself. */
export function moveBlock<T extends Content>(
  content: T,
  uid: string,
  { owner, field, index }: BlockPlace,
): T {
  const block = wayTo(content, uid)?.at(-1)?.block
  const isThere = owner === '' || content._uid === owner || wayTo(content, owner) !== undefined
  if (!block || !isThere || holds(block, owner)) return content
  const without = changeListOf(content, uid, (list, at) => list.toSpliced(at, 1))
  return changeOwner(without, owner, before => ({
    ...before,
    [field]: listIn(before, field).toSpliced(index, 0, block),
  }))
}

interface ListRules {
  readonly allowed?: FormField['allowed'] | undefined
  readonly max?: number | undefined
}

/** Whether a list of so many blocks accepts one more of a kind. */
export function takes({ allowed, max }: ListRules, count: number, component: string, forms: Forms): boolean {
  if (max !== undefined && count >= max) return false
  return allowed ? allowed.includes(component) : forms.get(component)?.kind === 'block'
}

interface NamedPlace extends BlockPlace {
  /** As an editor finds it in the form. */
  readonly label: string
}

/** The other lists of a content that take a block, each with its end as the place. */
export function placesFor(content: StoryContent, block: Block, forms: Forms): readonly NamedPlace[] {
  function* placesIn(
    owner: Content & { readonly component: string },
    path: readonly string[],
  ): Generator<NamedPlace> {
    for (const { name: field, type, label, ...rules } of forms.get(owner.component)?.fields ?? []) {
      if (type !== 'bloks') continue
      const blocks = listIn(owner, field).filter(isBlock)
      const isOwn = blocks.some(({ _uid }) => _uid === block._uid)
      const place = { owner: owner === content ? '' : String(owner._uid), field, index: blocks.length }
      if (!isOwn && takes(rules, blocks.length, block.component, forms))
        yield { ...place, label: [...path, label].join(' › ') }
      for (const inner of blocks.filter(({ _uid }) => _uid !== block._uid))
        yield* placesIn(inner, [...path, `${titleOf(inner.component, { forms })} ${wordsOf(inner)}`.trim()])
    }
  }
  return [...placesIn(content, [])]
}

/** How blocks of a story are moved from one list to another. */
export interface Moving {
  /** The block that the pointer drags. */
  readonly dragged: Block | undefined
  readonly drag: (block: Block | undefined) => void
  readonly move: (block: Block, place: BlockPlace) => void
  readonly placesFor: (block: Block) => ReturnType<typeof placesFor>
}

/** Undefined outside of the form of a story. */
export const MovingContext = createContext<Moving | undefined>(undefined)
