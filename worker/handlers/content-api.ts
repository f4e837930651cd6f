import { embeddedSpaces } from '../content/client/source.ts'
import { createContentApi } from '../content-api/app.ts'
import type { Services } from './services.ts'

const BASE = '/_content'

/**
 * The delivery API of the demonstration content for other clients, at `/_content/v2/cdn/`: undefined unless `CONTENT_API_PUBLIC`
 * opens it, and where the content is not embedded. Drafts are read on one's own machine alone.
 */
export function answerContentApi(
  request: Request,
  { environment, kv }: Services,
  now: () => number,
): Response | Promise<Response> | undefined {
  const { CONTENT_API_PUBLIC, CONTENT_SOURCE, ENVIRONMENT } = environment
  if (CONTENT_API_PUBLIC !== 'true' || CONTENT_SOURCE !== 'embedded') return undefined
  // The token of the demonstration content's drafts is public.
  const isPublishedOnly = ENVIRONMENT !== 'local'
  return createContentApi({ kv, spaceIds: embeddedSpaces, now, isPublishedOnly }, BASE).fetch(request)
}
