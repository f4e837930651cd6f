import type { SpaceSeed } from '../../../core/content/space-schema.ts'
import { languageIn } from '../../../core/content/translate.ts'
import { type Delivery, deliverStory } from './deliver-story.ts'
import { findStories, findStory, linkOf } from './find-stories.ts'
import { type Parameters, parseQuery } from './parameters.ts'
import { referencesOf } from './references.ts'
import { memoized, type StoryTable, tableOf } from './story-table.ts'

interface Call {
  readonly space: SpaceSeed
  readonly table: StoryTable
  readonly parameters: Parameters
  /** The rest of the path after the endpoint's own. */
  readonly path: string
}

interface Page {
  readonly items: readonly unknown[]
  readonly headers: Readonly<Record<string, string>>
}

interface Answer {
  readonly body: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer => ({
  body: JSON.stringify(body),
  status,
  headers: { 'content-type': 'application/json', ...headers },
})

const notFound = () => json(['This record could not be found'], 404)

/** One page of a list; `total` and `per-page` are headers of the answer. */
function pageOf(items: readonly unknown[], { page, per_page }: Parameters, most: number): Page {
  const size = Math.min(per_page ?? 25, most)
  const start = ((page ?? 1) - 1) * size
  return {
    items: items.slice(start, start + size),
    headers: { total: String(items.length), 'per-page': String(size) },
  }
}

const deliveryOf = ({ space, table, parameters }: Call, language: string): Delivery => ({
  space,
  table,
  version: parameters.version,
  language,
  excludedFields: parameters.excluding_fields,
})

const endpoints: Readonly<Record<string, (call: Call) => Answer>> = {
  stories(call) {
    const { space, table, parameters, path } = call
    const wanted = languageIn(space.language_codes, parameters.language)
    if (path) {
      const found = findStory(table, { codes: space.language_codes, path, language: wanted })
      if (!found) return notFound()
      const delivery = deliveryOf(call, found.language)
      const story = deliverStory(found.story, delivery)
      return json({ story, cv: space.version, ...referencesOf([story], delivery, parameters) })
    }
    const delivery = deliveryOf(call, wanted)
    const { items, headers } = pageOf(findStories(table, parameters, wanted), parameters, 100)
    const stories = (items as StoryTable['stories']).map(story => deliverStory(story, delivery))
    return json({ stories, cv: space.version, ...referencesOf(stories, delivery, parameters) }, 200, headers)
  },
  links({ space, table, parameters }) {
    const { items, headers } = pageOf(table.stories, parameters, 1000)
    const links = (items as StoryTable['stories']).map(story => [story.uuid, linkOf(story, space)])
    return json({ links: Object.fromEntries(links), cv: space.version }, 200, headers)
  },
  datasource_entries({ space, parameters }) {
    const entries = space.datasources
      .filter(({ slug }) => !parameters.datasource || slug === parameters.datasource)
      .flatMap(datasource => datasource.entries)
      .map(({ dimension_values: _, ...entry }) => ({ ...entry, dimension_value: null }))
    const { items, headers } = pageOf(entries, parameters, 1000)
    return json({ datasource_entries: items, cv: space.version }, 200, headers)
  },
  // Experiments of the content system itself; tests that need one answer this call themselves.
  experiments: ({ space }) => json({ experiments: [], cv: space.version }),
  spaces({ space: { id, name, domain, version, language_codes }, path }) {
    return path === 'me' ? json({ space: { id, name, domain, version, language_codes } }) : notFound()
  },
}

/** Parameters, permission for drafts, answer. */
function answerOf(space: SpaceSeed, url: URL): Answer {
  const token = url.searchParams.get('token')
  const [, endpoint = '', path = ''] = /\/cdn\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? []
  if (!Object.hasOwn(endpoints, endpoint)) return notFound()
  const parameters = parseQuery(url.searchParams)
  if (typeof parameters === 'string') return json({ error: parameters }, 422)
  if (parameters.version === 'draft' && token !== space.tokens.preview)
    return json({ error: 'Unauthorized' }, 401)
  const table = tableOf(space, parameters.version)
  return endpoints[endpoint]!({ space, table, parameters, path: decodeURIComponent(path) })
}

/** The answers of a space, by their addresses: sites of many tests ask the same space the same. */
const answersOf = memoized((_: SpaceSeed) => new Map<string, Answer>())

function answer(spaces: Iterable<SpaceSeed>, url: URL): Answer {
  const token = url.searchParams.get('token') ?? ''
  const space = [...spaces].find(({ tokens }) => token === tokens.public || token === tokens.preview)
  if (!space) return json({ error: 'Unauthorized' }, 401)
  const answers = answersOf(space)
  const found = answers.get(url.href) ?? answerOf(space, url)
  answers.set(url.href, found)
  return found
}

/**
 * Storyblok's Content Delivery API, version 2, over spaces in memory: the calls that the site makes, with the parameters that it sends. Others are
 * refused, as the real API refuses unknown ones. It is reached without a network, so that it redirects nowhere and is not cached.
 * https://www.storyblok.com/docs/api/content-delivery/v2
 */
export const createContentSystem =
  (spaces: () => Iterable<SpaceSeed>): typeof fetch =>
  async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    request.signal.throwIfAborted()
    const { body, ...rest } = answer(spaces(), new URL(request.url))
    return new Response(body, rest)
  }
