import { type Bloks, type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import {
  type TypedDocument,
  type TypedNode,
  textBelow,
} from '../../../blocks/_kit/fields/rich-text-document.ts'
import { type HeadingLevel, headingLevels, titleLevel } from '../../../blocks/_kit/heading.tsx'
import { memoize } from '../base/caching/memoize.ts'
import { validateBlock } from './registry.ts'

/** By `component:uid`: the level of the heading above a block. */
export type Outline = ReadonlyMap<string, HeadingLevel>

/** The level of the heading above a block; that of the page's title where there is no other. */
export const headingOver = (outline: Outline, name: string): HeadingLevel => outline.get(name) ?? 'h1'

const isBloks = (value: object): value is Bloks => 'kind' in value && value.kind === 'bloks'
const isDocument = (value: object): value is TypedDocument => 'type' in value && value.type === 'doc'

function outlineBelow(body: readonly RawBlock[]): Outline {
  const outline = new Map<string, HeadingLevel>()

  // Each of these functions gets the heading level above its part, and returns the level above the next part.
  function placeBlock(block: RawBlock, above: HeadingLevel): HeadingLevel {
    const verdict = validateBlock(block)
    if (!verdict.ok) return above
    const { component, schema } = verdict.logic
    outline.set(`${component}:${uidOf(block) ?? ''}`, above)
    const own = schema.block.heading?.(verdict.content as never, above) ?? above
    const last = Object.values(verdict.content).reduce<HeadingLevel>(
      (level, value) => placeValue(value, level),
      own,
    )
    return schema.block.leads ? last : above
  }

  function placeNode(node: TypedNode, above: HeadingLevel): HeadingLevel {
    if (node.type === 'heading' && node.content.length)
      return titleLevel(textBelow(node), headingLevels[node.attrs.level - 1]!) ?? above
    const blocks = node.type === 'blok' ? node.attrs.body : []
    for (const block of blocks) placeBlock(block, above)
    return node.content.reduce((level, child) => placeNode(child, level), above)
  }

  function placeValue(value: unknown, above: HeadingLevel): HeadingLevel {
    if (typeof value !== 'object' || value === null) return above
    if (isDocument(value)) return value.content.reduce((level, node) => placeNode(node, level), above)
    if (isBloks(value)) value.items.reduce((level, block) => placeBlock(block, level), above)
    else for (const entry of Object.values(value)) placeValue(entry, above)
    return above
  }

  body.reduce((level, block) => placeBlock(block, level), 'h1' as HeadingLevel)
  return outline
}

/** The outline of a body: the heading above each of its blocks, in the order of the document. Pure; made once for each version of the body. */
export const outlineOf: (body: readonly RawBlock[]) => Outline = memoize(outlineBelow)
