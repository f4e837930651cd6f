import { previewSignature } from '../../../blocks/_kit/storyblok.ts'
import type { LoadedStory } from '../../core/content/space-schema.ts'
import { storyPath } from '../../core/request/site/links.ts'
import type { Site } from '../../core/request/site/site.ts'
import { editorKeyOf, editorToken } from '../../core/request/visitor/preview.ts'
import type { Environment } from '../../env.ts'

interface PreviewAddress {
  readonly story: LoadedStory
  /** The site's default one, or another that it has. */
  readonly language: string
  readonly site: Site
  readonly environment: Environment
  /** Epoch milliseconds. */
  readonly now: number
}

type Page = Pick<PreviewAddress, 'story' | 'language' | 'site'>

const isTranslated = ({ language, site }: Page) =>
  language !== site.defaultLanguage && site.languages.includes(language)

/** The path at which visitors find a story in a language. */
export function publicPath(page: Page): string {
  const { story, language, site } = page
  const own = story.translated_slugs?.find(({ lang }) => lang === language)?.path ?? story.full_slug
  return storyPath(isTranslated(page) ? `${language}/${own}` : story.full_slug, site)
}

/** The address of a story's draft, with the parameters that the content system's editor appends, in its order. */
export async function previewAddress({
  story,
  language,
  site,
  environment,
  now,
}: PreviewAddress): Promise<string> {
  const path = publicPath({ story, language, site })
  const timestamp = String(Math.floor(now / 1000))
  const spaceId = environment.STORYBLOK_SPACE_ID ?? 0
  const token = await editorToken(spaceId, editorKeyOf(environment) ?? '', timestamp)
  const [spaceKey, timeKey, tokenKey] = previewSignature.keys
  const parameters = new URLSearchParams([
    ['_storyblok', String(story.id)],
    ['_storyblok_c', String(story.content.component)],
    ['_storyblok_version', ''],
    ['_storyblok_lang', isTranslated({ story, language, site }) ? language : 'default'],
    ['_storyblok_release', ''],
    ['_storyblok_rl', String(now)],
    [spaceKey, String(spaceId)],
    [timeKey, timestamp],
    [tokenKey, token],
  ])
  return `${path}?${parameters}`
}
