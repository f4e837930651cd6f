import { hasLanguage, type StorySlug } from '../../request/site/page-path.ts'
import type { Site } from '../../request/site/site.ts'
import type { KnownAddresses } from './known-address.ts'
import { codeOf } from './language-code.ts'

interface LanguageDependencies {
  readonly addresses: Pick<KnownAddresses, 'ofSlug'>
  readonly site: Site
}

/**
 * The language in which a story is shown at a path. Where addresses have no languages, a translated slug determines the language, so that a shared
 * link opens in it without the cookie of the person who shares it. Each slug of the visitor's language or the default one is shown in the visitor's
 * language.
 */
export async function languageAt(
  path: string,
  { slug, language }: StorySlug,
  { addresses, site }: LanguageDependencies,
): Promise<string> {
  if (site.localeStrategy !== 'no_prefix' || hasLanguage(path, site)) return language
  const known = (await addresses.ofSlug(slug))?.value
  const codes = known?.stories.filter(story => story.path === slug).map(story => story.language) ?? []
  const standsIn = (own: string) => codes.includes(codeOf(own, site.defaultLanguage))
  if (standsIn(language) || standsIn(site.defaultLanguage)) return language
  return site.languages.find(standsIn) ?? language
}
