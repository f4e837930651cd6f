import { isRawBlock, type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import type { SentForm } from '../../../blocks/_kit/forms/sent-form.ts'
import { memoize } from '../base/caching/memoize.ts'
import { objectsOf } from '../content/tree.ts'

/** The blocks of a component, anywhere in a content, in the order of the document. */
export const blocksNamed = (component: string, content: unknown): readonly RawBlock[] =>
  [...objectsOf(content)].flatMap(node => (isRawBlock(node) && node.component === component ? node : []))

/** The component of a form. */
export const formComponent = 'form'

/** The forms among a resolved block and those below it, in the order of the document. */
export function* formsBelow(resolved: unknown): Generator<SentForm> {
  for (const { component, props } of objectsOf(resolved)) {
    if (component !== formComponent || !props) continue
    // The block's props have this part (`SentForm`).
    const { definition, delivery } = props as Partial<SentForm>
    if (definition && delivery) yield { definition, delivery }
  }
}

function count(body: readonly RawBlock[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>()
  const ordinals = new Map<string, number>()
  for (const node of objectsOf(body)) {
    if (!isRawBlock(node)) continue
    const ordinal = seen.get(node.component) ?? 0
    seen.set(node.component, ordinal + 1)
    ordinals.set(`${node.component}:${uidOf(node) ?? ''}`, ordinal)
  }
  return ordinals
}

/** By `component:uid`: how many blocks of that component come before, in the order of the document. Made once for each body. */
export const ordinalsOf = memoize(count)
