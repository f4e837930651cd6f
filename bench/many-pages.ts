import { mainSpace } from '../kv-seed/space.ts'
import type { SpaceSeed, StoredStory } from '../worker/core/content/space-schema.ts'
import { uuidOf } from '../worker/tests/setup/story.ts'

/** Keeps the original language only: translations are other pages, which no request needs. */
const untranslated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(untranslated)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => !name.includes('__i18n__'))
  return Object.fromEntries(fields.map(([name, field]) => [name, untranslated(field)]))
}

type Copied = Pick<StoredStory, 'id' | 'uuid' | 'slug' | 'full_slug' | 'content' | 'translated_slugs'>

const isCopied = ({ content, full_slug }: Copied) =>
  content.component === 'page' && !/^(?:home|ds|error)\b/.test(full_slug)

const slugOf = (index: number) => `bench/page-${index}`

/** The path of an added page. */
export const pathOf = (index: number) => `/${slugOf(index)}/`

function copyOf<Story extends Copied>(story: Story, index: number): Story {
  const slug = slugOf(index)
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

/** Copies of the pages among some stories, which share their content. */
export function copiesOf<Story extends Copied>(stories: readonly Story[], count: number): readonly Story[] {
  const originals = stories.filter(isCopied)
  return Array.from({ length: count }, (_, index) => copyOf(originals[index % originals.length]!, index))
}

/** A story with its draft, which is never read, and so is short. */
const recordOf = (story: StoredStory) => ({
  draft: { ...story, content: { component: 'page' } },
  published: story,
})

/** The demonstration site in one language. */
export function demonstration(): SpaceSeed {
  const main = mainSpace()
  // The tree is the stories', without some fields.
  const stories = untranslated(main.stories.flatMap(({ published }) => published ?? [])) as StoredStory[]
  return { ...main, language_codes: [], stories: stories.map(recordOf) }
}

/** The demonstration site in one language, with added pages; returns their paths. */
export function manyPages(count: number): { readonly space: SpaceSeed; readonly paths: readonly string[] } {
  const space = demonstration()
  const copies = copiesOf(
    space.stories.flatMap(({ published }) => published ?? []),
    count,
  )
  return {
    space: { ...space, stories: [...space.stories, ...copies.map(recordOf)] },
    paths: copies.map((_, index) => pathOf(index)),
  }
}
