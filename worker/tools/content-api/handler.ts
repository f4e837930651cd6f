import type { Services } from '../../core/answer/services.ts'
import { embeddedSpaces } from '../../core/content/client/content-source.ts'
import { hostTrust } from '../../core/request/site/local-host.ts'
import type { ContentApiInput } from './endpoint.ts'
import { snapshotsOf } from './snapshot.ts'

const BASE = '/_content'

/**
 * Answers other clients with the delivery API of the demonstration content, at `/_content/v2/cdn/`: undefined unless
 * `CONTENT_API_PUBLIC` opens it, and where the content is not embedded. Drafts are delivered only on the developer's own
 * machine.
 */
export function answerContentApi(
  request: Request,
  { environment, content: { kv } }: Services,
  now: () => number,
): Promise<Response> | undefined {
  const { CONTENT_API_PUBLIC, CONTENT_SOURCE } = environment
  if (CONTENT_API_PUBLIC !== 'true' || CONTENT_SOURCE !== 'embedded') return undefined
  // The token of the demonstration content's drafts is public.
  const isPublishedOnly = hostTrust(new URL(request.url), environment) !== 'own'
  return answerFrom(request, {
    kv,
    snapshots: snapshotsOf(kv),
    spaceIds: embeddedSpaces,
    now,
    isPublishedOnly,
  })
}

/** The API's code is loaded at the first call. */
async function answerFrom(request: Request, input: ContentApiInput): Promise<Response> {
  const { createContentApi } = await import('./app.ts')
  return createContentApi(input, BASE).fetch(request)
}
