import type { PublishedSource } from './content-source.ts'

/** Spaces of the demonstration content: main and global. */
export const embeddedSpaces = [1000, 1001] as const

/** The published content of a delivery API that `fetch` reaches; the token chooses the space. */
export const embeddedAt = (fetch: PublishedSource['fetch'], token: string): PublishedSource => ({
  endpoint: 'http://content.invalid/v2',
  token,
  version: 'published',
  fetch,
})
