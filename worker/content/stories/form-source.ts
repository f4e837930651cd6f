import { isRawBlock, type RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { safeName } from '../../../blocks/_kit/forms/safe-name.ts'
import { shareStructure } from '../cache/share-structure.ts'
import type { Story } from '../types/story.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const idIn = (value: unknown): string | undefined =>
  isNode(value) && typeof value.id === 'string' && value.id !== '' ? value.id : undefined

/** The id of a form as its block says it: that of its story comes first (requirement forms/content). */
function formIdOf({ config, ...own }: RawBlock): string {
  const story = isNode(config) ? config.content : undefined
  return safeName(idIn(story) ?? idIn(own) ?? '')
}

const isForm = (value: unknown, id: string): value is RawBlock =>
  isRawBlock(value) && value.component === 'form' && formIdOf(value) === id

/** The block of a form in the content of a story, with the story that it refers to; undefined where there is none. */
export function findFormSource({ content }: Pick<Story, 'content'>, id: string): RawBlock | undefined {
  const waiting: unknown[] = [content]
  while (waiting.length) {
    const value = waiting.pop()
    if (isForm(value, id)) return value
    if (isNode(value)) waiting.push(...Object.values(value))
  }
  return undefined
}

/** Content is a tree whose depth was limited when it was parsed. Parts without the block stay the same objects. */
function replaceIn(value: unknown, id: string, block: RawBlock): unknown {
  if (isForm(value, id)) return block
  if (!isNode(value)) return value
  const entries = Object.entries(value).map(([key, child]) => [key, replaceIn(child, id, block)] as const)
  if (entries.every(([key, child]) => value[key] === child)) return value
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries)
}

/** The story with another content of one of its forms: as it was when a visitor began to fill it in (requirement applications/republished). */
export const withFormSource = <S extends Story>(story: S, id: string, block: RawBlock): S =>
  // Only the block was replaced, by one of the same component.
  shareStructure(undefined, { ...story, content: replaceIn(story.content, id, block) as S['content'] })
