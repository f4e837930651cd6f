import * as v from 'valibot'
import { isForms, type StorySlug } from '../../site/page-path.ts'
import { keyOfAsked } from '../cache/memory-cache.ts'
import type { Resource } from '../cache/resource.ts'
import type { ContentIndex } from '../index/content-index.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'
import { codeOf } from './story-parameters.ts'

const answer = v.object({ isListed: v.boolean() })

/** Milliseconds for the index. */
const DEADLINE = 500

const addressResource = (
  index: ContentIndex,
  { slug: path, language }: StorySlug,
): Resource<v.InferOutput<typeof answer>> => ({
  key: keyOfAsked(`address:${language}:${path}`),
  persist: false,
  source: 'index',
  parse: body => v.parse(answer, body),
  lists: ({ isPlaced }) => isPlaced,
  async load() {
    const isListed = await index.isListed({ path, language })
    return isListed === undefined ? undefined : { body: { isListed }, cv: 0 }
  },
})

type AddressDependencies = Pick<
  StoriesDependencies,
  'reader' | 'index' | 'options' | 'formsSource' | 'folder' | 'defaultLanguage'
>

/**
 * Whether the space lists a story at a slug, in this language or in the default one. Undefined where that is not known: the index does not answer, is
 * not filled yet, or does not hold the space of the slug.
 */
export async function isListedAddress(
  { slug, language }: StorySlug,
  { reader, index, options, formsSource, folder, defaultLanguage }: AddressDependencies,
): Promise<boolean | undefined> {
  if (!index || (formsSource && isForms(slug, { folder }))) return undefined
  const { waitUntil, deadline } = options
  const asked = { slug, language: codeOf(language, defaultLanguage) }
  try {
    const read = { waitUntil, deadline: Math.min(deadline, DEADLINE), patience: 0 }
    return (await reader.read(addressResource(index, asked), read))?.value.isListed
  } catch {
    // The reader has logged why.
    return undefined
  }
}
