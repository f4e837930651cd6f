import type { LoadedStory } from '../content-api/space.ts'
import type { Environment } from '../env.ts'
import { storyPath } from '../site/links.ts'
import type { Site } from '../site/site.ts'
import { editorKeyOf, editorToken } from '../visitor/preview.ts'

interface PreviewAddress {
  readonly story: LoadedStory
  /** The site's default one, or another that it has. */
  readonly language: string
  readonly site: Site
  readonly environment: Environment
  /** Epoch milliseconds. */
  readonly now: number
}

/** Where a story is shown as draft, with the parameters that the content system's editor appends, in its order. */
export async function previewAddress({
  story,
  language,
  site,
  environment,
  now,
}: PreviewAddress): Promise<string> {
  const isTranslated = language !== site.defaultLanguage && site.languages.includes(language)
  const own = story.translated_slugs?.find(({ lang }) => lang === language)?.path ?? story.full_slug
  const path = storyPath(isTranslated ? `${language}/${own}` : story.full_slug, site)
  const timestamp = String(Math.floor(now / 1000))
  const spaceId = environment.STORYBLOK_SPACE_ID ?? 0
  const token = await editorToken(spaceId, editorKeyOf(environment) ?? '', timestamp)
  const parameters = new URLSearchParams([
    ['_storyblok', String(story.id)],
    ['_storyblok_c', String(story.content.component)],
    ['_storyblok_version', ''],
    ['_storyblok_lang', isTranslated ? language : 'default'],
    ['_storyblok_release', ''],
    ['_storyblok_rl', String(now)],
    ['_storyblok_tk[space_id]', String(spaceId)],
    ['_storyblok_tk[timestamp]', timestamp],
    ['_storyblok_tk[token]', token],
  ])
  return `${path}?${parameters}`
}
