import { createContentApi } from '../content-api/app.ts'
import type { Environment } from '../env.ts'
import { embeddedSource } from './embedded-source.ts'
import type { ContentSource } from './storyblok.ts'

/** Spaces of the demonstration content: main and global. */
export const embeddedSpaces = [1000, 1001] as const

/** The spaces whose messages concern this site; all of them where none is named. */
export const spaceIdsOf = ({ CONTENT_SOURCE, STORYBLOK_SPACE_ID }: Environment): readonly number[] =>
  CONTENT_SOURCE === 'embedded'
    ? embeddedSpaces
    : STORYBLOK_SPACE_ID === undefined
      ? []
      : [STORYBLOK_SPACE_ID]

const hosts: Readonly<Record<Environment['STORYBLOK_REGION'], string>> = {
  eu: 'https://api.storyblok.com/v2',
  us: 'https://api-us.storyblok.com/v2',
  cn: 'https://app.storyblokchina.cn/v2',
  ap: 'https://api-ap.storyblok.com/v2',
  ca: 'https://api-ca.storyblok.com/v2',
}

/**
 * Where published content comes from: Storyblok, or the delivery API embedded in this worker. Throws when Storyblok
 * is asked for without a token.
 */
export function contentSource(
  environment: Environment,
  { kv, now }: { kv: KVNamespace; now: () => number },
): ContentSource {
  if (environment.CONTENT_SOURCE === 'embedded') {
    return embeddedSource(createContentApi({ kv, spaceIds: embeddedSpaces, now }))
  }
  const token = environment.STORYBLOK_TOKEN
  if (!token) throw new Error('STORYBLOK_TOKEN is missing')
  return storyblokSource(token, environment)
}

function storyblokSource(token: string, environment: Environment): ContentSource {
  const endpoint = environment.STORYBLOK_ENDPOINT ?? hosts[environment.STORYBLOK_REGION]
  return { endpoint, token, version: 'published', fetch: (input, init) => fetch(input, init) }
}

/** The forms pages' own space; undefined where they are a folder of the main one. */
export const formsSource = (environment: Environment): ContentSource | undefined =>
  environment.CONTENT_SOURCE === 'storyblok' && environment.STORYBLOK_FORMS_TOKEN
    ? storyblokSource(environment.STORYBLOK_FORMS_TOKEN, environment)
    : undefined
