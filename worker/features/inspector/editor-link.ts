import { regions } from '../../../blocks/_kit/storyblok.ts'
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
