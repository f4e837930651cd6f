import type { Environment } from '../../../env.ts'
import { revisionOf } from '../../base/caching/validity.ts'
import type { KeyValues } from './key-values.ts'

/** The variables that decide which content is read. */
type ContentSettings = Pick<Environment, 'CONTENT_SOURCE'> &
  Partial<
    Pick<
      Environment,
      | 'STORYBLOK_ENDPOINT'
      | 'STORYBLOK_REGION'
      | 'STORYBLOK_SPACE_ID'
      | 'STORYBLOK_TOKEN'
      | 'STORYBLOK_GLOBAL_TOKEN'
      | 'STORYBLOK_FORMS_TOKEN'
      | 'CONTENT_TIME_ZONE'
      | 'TIME_ZONE'
    >
  >

export interface ContentNames {
  /** Name of the main space's content: its version, its tombstones and the addresses of its stories are stored under it. */
  readonly mainSpace: string
  /** Name of the content of all spaces that the site reads: copies of their content are stored under it. */
  readonly allSpaces: string
}

const nameOf = (...parts: readonly unknown[]): string => revisionOf(JSON.stringify(parts))

/**
 * Short names of the content that a configuration reads; another space, source or delivery API has other names. The main space is named
 * by its number, so that stored values are still found with a new or a wrong token; without a number, and for the other spaces, the
 * token names it. The time zones are part of the names, because copies and rows contain times as they were read.
 */
export function contentNamesOf(settings: ContentSettings): ContentNames {
  const { CONTENT_SOURCE, STORYBLOK_ENDPOINT, STORYBLOK_REGION } = settings
  if (CONTENT_SOURCE === 'embedded') return { mainSpace: CONTENT_SOURCE, allSpaces: CONTENT_SOURCE }
  const { STORYBLOK_SPACE_ID, STORYBLOK_TOKEN, STORYBLOK_GLOBAL_TOKEN, STORYBLOK_FORMS_TOKEN } = settings
  const server = STORYBLOK_ENDPOINT ?? STORYBLOK_REGION
  const zones = [settings.CONTENT_TIME_ZONE, settings.TIME_ZONE]
  const mainSpace = nameOf(CONTENT_SOURCE, server, STORYBLOK_SPACE_ID ?? STORYBLOK_TOKEN, ...zones)
  return { mainSpace, allSpaces: nameOf(mainSpace, STORYBLOK_GLOBAL_TOKEN, STORYBLOK_FORMS_TOKEN) }
}

/** The key of a value made from the content of this name. The name comes last, so that values of one kind are listed together. */
export const keyOfContent = (key: string, name: string): string => `${key}@${name}`

/** A view of the store that reads and writes only the values of one content. */
export const ofContent = (kv: KeyValues, name: string): KeyValues => ({
  get: key => kv.get(keyOfContent(key, name)),
  put: (key, value, options) => kv.put(keyOfContent(key, name), value, options),
})
