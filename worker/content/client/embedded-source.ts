import type { createContentApi } from '../../content-api/app.ts'
import { contentFetch } from '../../content-api/fetch.ts'
import type { PublishedSource } from '../cache/access.ts'

/** The published content of the embedded delivery API; the token chooses the space. */
export const embeddedSource = (
  api: ReturnType<typeof createContentApi>,
  token = 'embedded-public',
): PublishedSource => ({
  endpoint: 'http://content.invalid/v2',
  token,
  version: 'published',
  fetch: contentFetch(api),
})
