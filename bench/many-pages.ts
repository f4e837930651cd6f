import { mainSpace } from '../kv-seed/space.ts'
import { uuidOf } from '../kv-seed/story.ts'
import type { SpaceSeed, StoredStory } from '../worker/content-api/space.ts'

/** The original language only: translations are other pages, which no request asks for. */
const untranslated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(untranslated)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => !name.includes('__i18n__'))
  return Object.fromEntries(fields.map(([name, field]) => [name, untranslated(field)]))
}

const isCopied = ({ content, full_slug }: StoredStory) =>
  content.component === 'page' && !/^(?:home|ds|error)\b/.test(full_slug)

const pathOf = (index: number) => `bench/page-${index}`

function copyOf(story: StoredStory, index: number): StoredStory {
  const slug = pathOf(index)
  return {
    ...story,
    id: 900_000_000 + index,
    uuid: uuidOf(slug),
    slug: `page-${index}`,
    full_slug: slug,
    translated_slugs: [],
    content: { ...story.content, shouldBeTested: false },
  }
}

/** The demonstration site in one language, with added pages; returns their paths. */
export function manyPages(count: number): { readonly space: SpaceSeed; readonly paths: readonly string[] } {
  const main = mainSpace()
  // The tree is the stories', without some fields.
  const stories = untranslated(main.stories.flatMap(({ published }) => published ?? [])) as StoredStory[]
  const originals = stories.filter(isCopied)
  const copies = Array.from({ length: count }, (_, index) =>
    copyOf(originals[index % originals.length]!, index),
  )
  const all = [...stories, ...copies].map(story => ({
    draft: { ...story, content: { component: 'page' } },
    published: story,
  }))
  return {
    space: { ...main, language_codes: [], stories: all },
    paths: copies.map(({ full_slug }) => `/${full_slug}/`),
  }
}
