import { isRawBlock, type RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { safeName } from '../../../../blocks/_kit/forms/safe-name.ts'
import { shareStructure } from '../cache/bodies.ts'
import { isNode, objectsOf } from '../tree.ts'
import type { Story } from '../types/story.ts'

const idIn = (value: unknown): string | undefined =>
  isNode(value) && typeof value.id === 'string' && value.id !== '' ? value.id : undefined

/** The id of a form: that of its story (`config`), else that of its block (requirement forms/content). */
function formIdOf({ config, ...own }: RawBlock): string {
  const story = isNode(config) ? config.content : undefined
  return safeName(idIn(story) ?? idIn(own) ?? '')
}

const isForm = (value: unknown): value is RawBlock => isRawBlock(value) && value.component === 'form'

const isFormOf = (value: unknown, id: string): value is RawBlock => isForm(value) && formIdOf(value) === id

/** The first form in the content of a story that fits, with the story that it refers to. */
function findForm(
  { content }: Pick<Story, 'content'>,
  fits: (form: RawBlock) => boolean,
): RawBlock | undefined {
  for (const node of objectsOf(content)) if (isForm(node) && fits(node)) return node
  return undefined
}

/** The block of a form in the content of a story, with the story that it refers to; undefined where there is none. */
export const findFormSource = (story: Pick<Story, 'content'>, id: string): RawBlock | undefined =>
  findForm(story, form => formIdOf(form) === id)

const hasSteps = (value: unknown): boolean =>
  isNode(value) && Array.isArray(value.steps) && value.steps.length > 1

/** The id of a form of several steps in the content of a story; undefined where there is none. */
export function findSteppedForm(story: Pick<Story, 'content'>): string | undefined {
  const found = findForm(
    story,
    ({ config, ...own }) => hasSteps(own) || (isNode(config) && hasSteps(config.content)),
  )
  return found && formIdOf(found)
}

/** Replaces a block in a tree of content; the tree's depth was limited when it was parsed. Parts without the block stay the same objects. */
function replaceIn(value: unknown, id: string, block: RawBlock): unknown {
  if (isFormOf(value, id)) return block
  if (!isNode(value)) return value
  const entries = Object.entries(value).map(([key, child]) => [key, replaceIn(child, id, block)] as const)
  if (entries.every(([key, child]) => value[key] === child)) return value
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries)
}

/**
 * The story with earlier content of one of its forms: the content when a visitor began to fill it in (requirement applications/republished).
 */
export const withFormSource = <S extends Story>(story: S, id: string, block: RawBlock): S =>
  // Only the block was replaced, by one of the same component.
  shareStructure(undefined, { ...story, content: replaceIn(story.content, id, block) as S['content'] })
