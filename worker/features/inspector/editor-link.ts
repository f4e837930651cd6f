import { regions } from '../../../blocks/_kit/storyblok.ts'
import { isNode } from '../../core/content/tree.ts'
import type { Environment } from '../../env.ts'

type Variables = Pick<
  Environment,
  'ENVIRONMENT' | 'CONTENT_SOURCE' | 'STORYBLOK_SPACE_ID' | 'STORYBLOK_REGION'
>

/**
 * The address at which editors open a story: in the editor of this site, which production does not have, or in that of Storyblok ("Visual
 * Editor", addresses).
 */
export const editorLink = (
  { ENVIRONMENT, CONTENT_SOURCE, STORYBLOK_SPACE_ID: space, STORYBLOK_REGION }: Variables,
  storyId: number | string,
): string | undefined => {
  if (CONTENT_SOURCE === 'embedded') return ENVIRONMENT === 'production' ? undefined : `/_editor/#${storyId}`
  return space === undefined
    ? undefined
    : `${regions[STORYBLOK_REGION].editor}/#/me/spaces/${space}/stories/0/0/${storyId}`
}

/**
 * The path of the block with this `_uid` in a story's content, in the form that editors know: `body[2].items[0]`; undefined if it is
 * not there.
 */
export function fieldPath(content: unknown, uid: string): string | undefined {
  if (!isNode(content)) return undefined
  for (const [name, value] of Object.entries(content)) {
    const place = Array.isArray(content) ? `[${name}]` : name
    if (!isNode(value)) continue
    if (value._uid === uid) return place
    const inside = fieldPath(value, uid)
    if (inside !== undefined) return inside.startsWith('[') ? place + inside : `${place}.${inside}`
  }
  return undefined
}
