import type { Environment } from '../../../env.ts'
import type { Log } from '../../base/log/events.ts'
import type { DraftSource, PublishedSource } from './content-source.ts'
import { embeddedAt, embeddedSpaces } from './embedded-source.ts'
import { endpointOf } from './endpoints.ts'

/** The spaces whose webhooks this site accepts; an empty list accepts all. */
export const spaceIdsOf = ({ CONTENT_SOURCE, STORYBLOK_SPACE_ID }: Environment): readonly number[] =>
  CONTENT_SOURCE === 'embedded'
    ? embeddedSpaces
    : STORYBLOK_SPACE_ID === undefined
      ? []
      : [STORYBLOK_SPACE_ID]

/** The spaces whose pictures this site shows: its own, and further ones of the configuration. */
export const assetSpacesOf = (environment: Environment): ReadonlySet<number> =>
  new Set([...spaceIdsOf(environment), ...environment.STORYBLOK_ASSET_SPACES])

/** The main space as its editors see it; undefined where no token gives access to drafts. */
export const draftsOf = (
  { endpoint, fetch, zones }: PublishedSource,
  { STORYBLOK_PREVIEW_TOKEN: token }: Environment,
): DraftSource | undefined =>
  token ? { endpoint, fetch, token, version: 'draft', ...(zones && { zones }) } : undefined

export interface SourceDependencies {
  /** A `fetch` that reaches the embedded delivery API; undefined in a worker without it. */
  readonly openFetch: () => PublishedSource['fetch'] | undefined
  readonly log: Log
}

/** The source that a token opens: a space of Storyblok, or of the delivery API embedded in this worker. Throws where the worker has none. */
function sourceOf(
  token: string,
  environment: Environment,
  { openFetch }: SourceDependencies,
): PublishedSource {
  if (environment.CONTENT_SOURCE === 'storyblok') return storyblokSource(token, environment)
  const fetch = openFetch()
  if (!fetch) throw new Error('CONTENT_SOURCE is embedded, and this worker has no delivery API')
  return embeddedAt(fetch, token)
}

function storyblokSource(token: string, environment: Environment): PublishedSource {
  return {
    endpoint: endpointOf(environment),
    token,
    version: 'published',
    fetch: (input, init) => fetch(input, init),
  }
}

/**
 * The source of published content. Without its token, which is logged as an error, every call fails, and cached content continues to be
 * served (requirement content-source/no-token).
 */
export function contentSource(environment: Environment, dependencies: SourceDependencies): PublishedSource {
  const { STORYBLOK_TOKEN: token } = environment
  if (!token) dependencies.log({ event: 'content-token-missing', variable: 'STORYBLOK_TOKEN' })
  const source = sourceOf(token ?? '', environment, dependencies)
  return environment.CONTENT_SOURCE === 'storyblok'
    ? { ...source, spaceId: environment.STORYBLOK_SPACE_ID }
    : source
}

/** The space that all sites share; undefined where none is configured (requirement content-source/spaces). */
export function globalSource(
  environment: Environment,
  dependencies: SourceDependencies,
): PublishedSource | undefined {
  const { STORYBLOK_GLOBAL_TOKEN: token } = environment
  return token ? sourceOf(token, environment, dependencies) : undefined
}

/** The separate space of the forms pages; undefined where they are a folder of the main space. */
export const formsSource = (environment: Environment): PublishedSource | undefined =>
  environment.CONTENT_SOURCE === 'storyblok' && environment.STORYBLOK_FORMS_TOKEN
    ? storyblokSource(environment.STORYBLOK_FORMS_TOKEN, environment)
    : undefined
