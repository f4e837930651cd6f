import { isForms, type StorySlug } from '../../request/site/page-path.ts'
import { codeOf } from './language-code.ts'
import { inLanguage } from './moved-story.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'

type ListedDependencies = Pick<
  StoriesDependencies,
  'addresses' | 'formsSource' | 'folder' | 'defaultLanguage'
>

/**
 * Whether the space lists a story at a slug, in this language or in the default one. Undefined where that is not known: the index does not answer, is
 * not filled yet, or does not cover the space of the slug.
 */
export async function isListedAddress(
  { slug, language }: StorySlug,
  { addresses, formsSource, folder, defaultLanguage }: ListedDependencies,
): Promise<boolean | undefined> {
  if (formsSource && isForms(slug, { folder })) return undefined
  const known = await addresses?.ofSlug(slug)
  if (!known?.isFilled) return undefined
  const code = codeOf(language, defaultLanguage)
  return inLanguage(known.stories, { path: slug, language: code }).length > 0
}
