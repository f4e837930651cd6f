import type { Crumb } from '../editing/messages.ts'
import { type Content, isBlock } from './content.ts'

type Step = Crumb & { readonly block: Content }

const stepOf = (parent: Content, field: string, block: Content, index: number): Step => ({
  _uid: String(block._uid ?? ''),
  component: String(block.component),
  _parentUid: String(parent._uid ?? ''),
  _parentfield: field,
  _parentName: String(parent.component),
  _parentindex: index,
  block,
})

/** The way from a content to a block in it, without the content itself; undefined where it has no such block. */
export function wayTo(content: Content, uid: string): readonly Step[] | undefined {
  for (const [field, value] of Object.entries(content)) {
    if (!Array.isArray(value)) continue
    for (const [index, block] of value.entries()) {
      if (!isBlock(block)) continue
      const step = stepOf(content, field, block, index)
      if (block._uid === uid) return [step]
      const rest = wayTo(block, uid)
      if (rest) return [step, ...rest]
    }
  }
  return undefined
}

type ListChange = (list: readonly unknown[], index: number) => readonly unknown[]

/** The content with the list changed that has a block. */
export function changeListOf<T extends Content>(content: T, uid: string, change: ListChange): T {
  const [step] = wayTo(content, uid) ?? []
  if (!step) return content
  // The step was found in a list of this field.
  const list = content[step._parentfield] as readonly unknown[]
  const next =
    step._uid === uid
      ? change(list, step._parentindex)
      : list.with(step._parentindex, changeListOf(step.block, uid, change))
  return { ...content, [step._parentfield]: next }
}
