import type { SpaceSeed, StoredStory, StoryRecord } from '../../core/content/space-schema.ts'

export const SPACE_ID = 1000
export const CV = 1_700_000_000

/** A readable uuid: `uuidOf(7)` ends in 7. */
export const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

/** A story with defaults for the fields that a test does not set. */
export function makeStory(id: number, fields: Partial<StoredStory> = {}): StoredStory {
  const slug = fields.slug ?? fields.full_slug?.split('/').at(-1) ?? `story-${id}`
  return {
    id,
    uuid: uuidOf(id),
    name: `Story ${id}`,
    slug,
    full_slug: fields.full_slug ?? slug,
    content: { _uid: `uid-${id}`, component: 'page', title: `Title ${id}` },
    position: id,
    created_at: '2025-01-01T10:00:00.000Z',
    published_at: '2025-02-01T10:00:00.000Z',
    first_published_at: '2025-01-15T10:00:00.000Z',
    ...fields,
  }
}

/** Draft and published alike. */
export const bothOf = (story: StoredStory): StoryRecord => ({ draft: story, published: story })

export const makeSeed = (stories: readonly StoryRecord[], fields: Partial<SpaceSeed> = {}): SpaceSeed => ({
  id: SPACE_ID,
  name: 'Demonstration',
  domain: 'https://example.test/',
  version: CV,
  language_codes: ['en', 'es-co'],
  tokens: { public: 'public-token', preview: 'preview-token' },
  stories,
  datasources: [],
  ...fields,
})
