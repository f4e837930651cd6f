import { isRawBlock, type RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { objectsOf } from '../content/tree.ts'

/** The blocks of a component, anywhere in a content, in the order of the document. */
export const blocksNamed = (component: string, content: unknown): readonly RawBlock[] =>
  [...objectsOf(content)].flatMap(node => (isRawBlock(node) && node.component === component ? node : []))
