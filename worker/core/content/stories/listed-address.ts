import * as v from 'valibot'
import { revisionOf } from '../../base/caching/validity.ts'
import { isForms, type StorySlug } from '../../request/site/page-path.ts'
import type { Resource } from '../cache/resource.ts'
import { UNFILLED } from './known-address.ts'
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
  const known = (await addresses?.ofSlug(slug))?.value
  if (!known?.isFilled) return undefined
  const code = codeOf(language, defaultLanguage)
  return inLanguage(known.stories, { path: slug, language: code }).length > 0
}

const listed = v.object({ slugs: v.array(v.string()) })

/**
 * Those of some slugs, which the links of a page name, at which a story of the main space stands. They are stored, so that an isolate that shows such a
 * page for the first time does not ask the index.
 */
export function listedAmong(
  asked: readonly StorySlug[],
  dependencies: StoriesDependencies,
): Resource<v.InferOutput<typeof listed>> {
  const { addresses, source, unit, defaultLanguage, now } = dependencies
  return {
    key: `listed:${unit}:${revisionOf(JSON.stringify(asked))}`,
    persist: true,
    parse: body => v.parse(listed, body),
    lists: ({ isPlaced }) => isPlaced,
    async load() {
      const cv = (await source.cv?.()) ?? 0
      const found = await Promise.all(
        asked.map(async ({ slug, language }) => {
          const known = await addresses?.ofSlug(slug)
          if (!known) throw new Error(`no answer for ${slug}`)
          const code = codeOf(language, defaultLanguage)
          const stands = inLanguage(known.value.stories, { path: slug, language: code }).length > 0
          return { slugs: stands ? [slug] : [], known }
        }),
      )
      const isFilled = found.every(({ known }) => known.value.isFilled)
      return {
        body: { slugs: found.flatMap(({ slugs }) => slugs) },
        cv,
        ...(found.some(({ known }) => known.freshness === 'stale') && { isOfStale: true }),
        ...(!isFilled && { validUntil: now() + UNFILLED }),
      }
    },
  }
}
