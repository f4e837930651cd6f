import type { Environment } from '../env.ts'

/** Where editors open a story: the editor of this site, or that of Storyblok ("Visual Editor", addresses). */
export const editorLink = (
  { CONTENT_SOURCE, STORYBLOK_SPACE_ID: space }: Pick<Environment, 'CONTENT_SOURCE' | 'STORYBLOK_SPACE_ID'>,
  storyId: number | string,
): string | undefined => {
  if (CONTENT_SOURCE === 'embedded') return `/_editor/#${storyId}`
  return space === undefined
    ? undefined
    : `https://app.storyblok.com/#/me/spaces/${space}/stories/0/0/${storyId}`
}
