import { isRawBlock, type RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { memoize } from '../../base/caching/memoize.ts'
import { shareStructure } from '../../content/cache/bodies.ts'
import { isNode, type JsonNode } from '../../content/tree.ts'
import { type Override, experimentVariantSchema as schema } from '../../content/types/experiment.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Story } from '../../content/types/story.ts'

/** Keys that identify a story, and names that reach an object's prototype. */
const refused: ReadonlySet<string> = new Set(['component', '_uid', '__proto__', 'constructor', 'prototype'])

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isNode(a) || !isNode(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(key => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
}

const areBlocks = (value: unknown): value is readonly RawBlock[] =>
  Array.isArray(value) && value.every(isRawBlock)

/** A variant's list in which equal blocks are the control's own objects, so that values cached on those serve both. */
function withOwnBlocks(control: readonly RawBlock[], variant: readonly RawBlock[]): readonly RawBlock[] {
  const own = new Map(control.map(block => [block._uid, block]))
  return Object.freeze(
    variant.map(block => {
      const same = own.get(block._uid)
      return same && isEqual(same, block) ? same : block
    }),
  )
}

function mergedValue(control: unknown, variant: unknown): unknown {
  if (isEqual(control, variant)) return control
  return areBlocks(control) && areBlocks(variant) ? withOwnBlocks(control, variant) : variant
}

/** Content in which a variant's values replace its own: only top-level keys, by reference. The very same content when the variant changes nothing. */
export function mergeOverrides<C extends JsonNode>(content: C, overrides: readonly Override[]): C {
  const changed = Object.fromEntries(
    overrides
      .filter(({ key }) => !refused.has(key))
      .map(({ key, value }) => [
        key,
        mergedValue(Object.hasOwn(content, key) ? content[key] : undefined, value),
      ]),
  )
  return shareStructure(content, { ...content, ...changed })
}

/**
 * A page's story with the variant's values; the page's own story when the variant changes nothing. Made once for each version of the two: bodies,
 * facts and fragments are cached on it.
 */
export const mergeVariant = memoize((story: Story, variant: Story): Story => {
  const { variantContent = [] } = readContent(schema.fields, variant.content)
  const content = mergeOverrides(story.content, variantContent)
  return content === story.content ? story : Object.freeze({ ...story, content })
})

/**
 * A page's story with the content of a copy: its address, languages and number stay. Fields that the copy lacks become empty. Made once for each version
 * of the two.
 */
export const withCopy = memoize((story: Story, copy: Story): Story => {
  const keys = [...new Set([...Object.keys(story.content), ...Object.keys(copy.content)])]
  const content = mergeOverrides(
    story.content,
    keys.map(key => ({ key, value: Object.hasOwn(copy.content, key) ? copy.content[key] : undefined })),
  )
  return content === story.content ? story : Object.freeze({ ...story, content })
})
