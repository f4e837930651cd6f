import { namesFile } from '../../request/site/names-file.ts'
import { formsFolder, isForms, pagePathOf } from '../../request/site/page-path.ts'
import type { Resource } from '../cache/resource.ts'
import { spaceInfo, storyBySlug } from '../client/story-calls.ts'
import { parseStory, type Story } from '../types/story.ts'
import { codeOf, languageParameter } from './language-code.ts'
import { isListedAddress } from './listed-address.ts'
import { placeFormsStory } from './place-forms-story.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'
import { references } from './story-parameters.ts'

/**
 * Whether to call the source for a slug: clients may invent slugs, so calls for unlisted ones are limited. Readers of drafts are not.
 */
async function isWorthAsking(
  slug: string,
  language: string,
  dependencies: StoriesDependencies,
): Promise<boolean> {
  if (dependencies.source.version === 'draft') return true
  const isListed = await isListedAddress({ slug, language }, dependencies)
  return isListed !== false || (!namesFile(slug) && dependencies.mayAskForUnknown())
}

/** Undefined for a removed story: no part of it is shown. */
const withoutGone = (body: unknown, isGone: (id: number) => boolean) =>
  isGone(parseStory(body).id) ? undefined : body

/** The story in a body; for a cached body, the same object. */
const storyIn = (body: unknown) => (body as { readonly story: Story }).story

/** The story at a slug of the main space, or of the forms' one, in one language. */
export function storyResource(
  slug: string,
  language: string,
  dependencies: StoriesDependencies,
): Resource<Story> {
  const { defaultLanguage, unit, formsSource, newProblems } = dependencies
  const ofForms = formsSource && isForms(slug, dependencies)
  const source = ofForms ? formsSource : dependencies.source
  const space = ofForms ? 'forms' : 'content'
  const path = ofForms ? pagePathOf(slug, dependencies).slice(formsFolder.length + 1) : slug
  const params = {
    ...languageParameter(language, defaultLanguage),
    ...references,
  }
  return {
    // The call below depends on the space, the slug and the language alone.
    key: `story:${unit}:${space}:${codeOf(language, defaultLanguage)}:${slug}`,
    persist: true,
    source: space,
    isWorthAsking: () => isWorthAsking(slug, language, dependencies),
    parse: parseStory,
    withdraw: withoutGone,
    // Another story can only take this address once this one has moved.
    lists: () => false,
    guarded: {
      changes: (before, next) => [[before === undefined ? undefined : storyIn(before), storyIn(next)]],
      keep: (next, kept) => {
        const story = kept.get(storyIn(next).id)
        return story && { story }
      },
      newProblems,
    },
    ensureSource: signal => spaceInfo({ source, signal }),
    async load(signal) {
      const found = await storyBySlug({ source, signal, params }, path)
      // A story of the forms' space has no version, because the follower watches the main space only.
      if (!found) return undefined
      if (!ofForms) return { body: { story: found.story }, cv: found.cv }
      return { body: { story: placeFormsStory(found.story, slug.slice(0, -path.length - 1)) }, cv: 0 }
    },
  }
}
