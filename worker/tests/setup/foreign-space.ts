import { vi } from 'vitest'
import { regions } from '../../../blocks/_kit/storyblok.ts'
import type { SpaceSeed, StoredStory } from '../../core/content/space-schema.ts'
import { uuidOf } from './story.ts'
import { fetchContent } from './test-content.ts'
import { createTestSite, type TestSiteOptions } from './test-site.ts'

/** A story as the delivery API returns it; its content is passed on unchanged. */
export type ForeignStory = Partial<StoredStory> & {
  readonly full_slug: string
  readonly content: Readonly<Record<string, unknown>> & { readonly component: string }
}

/** Answers of other hosts, such as those of assets, by their address. */
type Files = Readonly<Record<string, () => Response>>

const spaceId = 286_711

interface ForeignOptions extends Pick<TestSiteOptions, 'now' | 'onLog'> {
  /** Beside the home page, the settings and the error page that each space has. */
  readonly stories?: readonly ForeignStory[]
  readonly region?: keyof typeof regions
  readonly datasources?: SpaceSeed['datasources']
  readonly files?: Files
  readonly bindings?: Readonly<Record<string, unknown>>
}

/** Stories of the first steps in docs/connect-storyblok.md. */
const first: readonly ForeignStory[] = [
  {
    full_slug: 'home',
    path: '/',
    content: { component: 'page', body: [{ component: 'headline', text: 'Start', level: 'h1' }] },
  },
  { full_slug: 'settings/dach/defaults', content: { component: 'defaults', siteName: 'Fremd' } },
  { full_slug: 'settings/dach/header', content: { component: 'header' } },
  { full_slug: 'settings/dach/footer', content: { component: 'footer' } },
  {
    full_slug: 'error/404',
    content: { component: 'page', body: [{ component: 'headline', text: 'Nicht da', level: 'h1' }] },
  },
]

function toStory(story: ForeignStory, index: number): StoredStory {
  const time = '2026-03-04T09:12:44.103Z'
  return {
    id: 610_000_000 + index,
    uuid: uuidOf(`foreign/${story.full_slug}`),
    name: story.full_slug,
    slug: story.full_slug.split('/').at(-1)!,
    position: -10 * index,
    created_at: time,
    published_at: time,
    first_published_at: time,
    translated_slugs: [{ lang: 'en', path: story.full_slug, name: null, published: true }],
    ...story,
  }
}

/** The space of a customer: its stories replace those of the same slug that each space has. */
function foreignSpace({ stories = [], datasources = [] }: ForeignOptions): SpaceSeed {
  const own = new Set(stories.map(({ full_slug }) => full_slug))
  const all = [...first.filter(({ full_slug }) => !own.has(full_slug)), ...stories]
  return {
    id: spaceId,
    name: 'Foreign',
    domain: 'https://www.customer.example/',
    version: 1_741_079_564,
    language_codes: ['en'],
    tokens: { public: 'Pb5foreignPublictt', preview: 'Pv5foreignPreviewtt' },
    stories: all.map(toStory).map(story => ({ draft: story, published: story })),
    datasources,
  }
}

/**
 * A site that reads a customer's space through the delivery API of its region, as a deployed site does: its own configuration, the
 * official client, the global `fetch`. Every other address is refused, except those of `files`. `vi.restoreAllMocks()` ends it.
 */
export async function createForeignSite(options: ForeignOptions = {}) {
  const { region = 'eu', files = {}, bindings, stories: _, datasources: __, ...rest } = options
  const space = foreignSpace(options)
  const site = await createTestSite({
    ...rest,
    space,
    usesBoundSource: true,
    newId: () => crypto.randomUUID(),
    bindings: {
      CONTENT_SOURCE: 'storyblok',
      STORYBLOK_SPACE_ID: String(spaceId),
      STORYBLOK_REGION: region,
      STORYBLOK_TOKEN: space.tokens.public,
      STORYBLOK_PREVIEW_TOKEN: space.tokens.preview,
      ...bindings,
    },
  })
  const requested: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as string, init as RequestInit)
    requested.push(request.url)
    if (request.url.startsWith(`${regions[region].api}/cdn/`)) return fetchContent(request)
    const file = files[request.url]
    if (!file) throw new TypeError(`tests have no network: ${request.url}`)
    return file()
  })
  return { ...site, space, requested }
}
