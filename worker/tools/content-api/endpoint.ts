import type { Context } from 'hono'
import { authorize } from './auth.ts'
import { type AccessParameters, type ParameterSchema, parseParameters } from './parameters.ts'
import { readQuery } from './query.ts'
import { type Caching, failures, type Reply, redirectToVersion, toResponse } from './reply.ts'
import type { Snapshot, Snapshots, SpaceStore } from './snapshot.ts'

export type ContentApiInput = {
  readonly kv: SpaceStore
  /** The snapshots that this store's clients share; default: the API has its own. */
  readonly snapshots?: Snapshots
  readonly spaceIds: readonly number[]
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** No token gives access to drafts. */
  readonly isPublishedOnly?: boolean
}

export type Call<Parameters> = {
  readonly snapshot: Snapshot
  readonly parameters: Parameters
  /** The rest of the path after the endpoint's own: a story's slug or a datasource's id. */
  readonly path: string
}

export type Endpoint<Parameters extends AccessParameters> = {
  readonly schema: ParameterSchema<Parameters>
  readonly answer: (call: Call<Parameters>) => Reply
  /** Whether published answers are cached by content version; false for the endpoint that returns the version. */
  readonly isVersioned: boolean
}

/** Token, parameters, draft permission, content version, answer: the steps of every request. */
export function handle<Parameters extends AccessParameters>(
  {
    kv,
    snapshots,
    spaceIds,
    now,
    isPublishedOnly = false,
  }: ContentApiInput & { readonly snapshots: Snapshots },
  endpoint: Endpoint<Parameters>,
) {
  const respond = (reply: Reply, caching: Caching = 'never') => toResponse(reply, { caching, now: now() })
  return async (context: Context): Promise<Response> => {
    const url = new URL(context.req.url)
    const query = readQuery(url.searchParams)
    const token = typeof query.token === 'string' ? query.token : null
    const access = await authorize({ kv, spaceIds, token })
    if (!access) return respond(failures.unauthorized)
    const parsed = parseParameters(endpoint.schema, query)
    if (parsed.kind === 'invalid') return respond(failures.unprocessable(parsed.error))
    const { parameters } = parsed
    const isPublished = parameters.version === 'published'
    if (!isPublished && (isPublishedOnly || !access.canReadDrafts)) return respond(failures.unauthorized)
    const isVersioned = isPublished && endpoint.isVersioned
    if (isVersioned && !parameters.cv) return redirectToVersion(url, access.space.version, now())
    const snapshot = await snapshots.load(access.space)
    if (!snapshot) return respond(failures.unavailable)
    const path = context.req.param('path') ?? ''
    // Shared caches must not store a former state under the new version's address.
    const isCurrent = snapshot.space.revision === access.space.revision
    const caching = endpoint.isVersioned ? 'versioned' : 'briefly'
    return respond(
      endpoint.answer({ snapshot, parameters, path }),
      isPublished && isCurrent ? caching : 'never',
    )
  }
}
