import type { createContentApi } from '../content-api/app.ts'
import { contentFetch } from '../content-api/fetch.ts'
import type { ContentSource } from './storyblok.ts'

/** The published content of the embedded delivery API. */
export const embeddedSource = (api: ReturnType<typeof createContentApi>): ContentSource => ({
  endpoint: 'http://content.invalid/v2',
  token: 'embedded-public',
  version: 'published',
  fetch: contentFetch(api),
})
