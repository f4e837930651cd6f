import { createContentApi } from '../content-api/app.ts'
import { contentFetch } from '../content-api/fetch.ts'
import { demonstration, type Environment } from '../env.ts'
import type { DraftSource, PublishedSource } from './access.ts'

/** Spaces of the demonstration content: main and global. */
export const embeddedSpaces = [1000, 1001] as const

const hosts: Readonly<Record<Environment['STORYBLOK_REGION'], string>> = {
  eu: 'https://api.storyblok.com/v2',
  us: 'https://api-us.storyblok.com/v2',
  cn: 'https://app.storyblokchina.cn/v2',
  ap: 'https://api-ap.storyblok.com/v2',
  ca: 'https://api-ca.storyblok.com/v2',
}

/** The main space as its editors see it; undefined where no token opens that. */
export const draftsOf = (
  { endpoint, fetch }: PublishedSource,
  { STORYBLOK_PREVIEW_TOKEN: token }: Environment,
): DraftSource | undefined => (token ? { endpoint, fetch, token, version: 'draft' } : undefined)

/**
 * Where published content comes from: Storyblok, or the delivery API embedded in this worker. Throws when Storyblok
 * is asked for without a token.
 */
export function contentSource(
  environment: Environment,
  { kv, now }: { kv: KVNamespace; now: () => number },
): PublishedSource {
  if (environment.CONTENT_SOURCE === 'embedded') {
    const api = createContentApi({ kv, spaceIds: embeddedSpaces, now })
    return {
      endpoint: 'http://content.invalid/v2',
      token: demonstration.STORYBLOK_TOKEN,
      version: 'published',
      fetch: contentFetch(api),
    }
  }
  const token = environment.STORYBLOK_TOKEN
  if (!token) throw new Error('STORYBLOK_TOKEN is missing')
  return storyblokSource(token, environment)
}

function storyblokSource(token: string, environment: Environment): PublishedSource {
  const endpoint = environment.STORYBLOK_ENDPOINT ?? hosts[environment.STORYBLOK_REGION]
  return { endpoint, token, version: 'published', fetch: (input, init) => fetch(input, init) }
}

/** The forms pages' own space; undefined where they are a folder of the main one. */
export const formsSource = (environment: Environment): PublishedSource | undefined =>
  environment.CONTENT_SOURCE === 'storyblok' && environment.STORYBLOK_FORMS_TOKEN
    ? storyblokSource(environment.STORYBLOK_FORMS_TOKEN, environment)
    : undefined
