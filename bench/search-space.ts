import { bodyText } from '../worker/core/content/plain-text.ts'
import { uuidOf } from '../worker/tests/setup/story.ts'
import { demonstration } from './many-pages.ts'

/** Words of a story, beside its title. */
const WORDS = 250

/** Compounds that the demonstration does not have, some of them often. */
const COMPOUNDS = 5_000

/** Numbers between 0 and 1 that are the same in each run (Park and Miller's generator). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? []

/** The German words of the demonstration, each as often as it occurs there. */
const demonstrationWords = (): readonly string[] =>
  demonstration().stories.flatMap(({ published }) => (published ? wordsIn(bodyText(published.content)) : []))

/** Stories as the delivery API sends them, each of words of the demonstration, and of compounds of two of these. */
export function generatedStories(count: number): readonly object[] {
  const words = demonstrationWords()
  const next = numbers(24)
  const word = () => words[Math.floor(next() * words.length)]!
  const compounds = Array.from({ length: COMPOUNDS }, () => `${word()}${word().toLowerCase()}`)
  const compound = () => compounds[Math.floor(next() ** 2 * COMPOUNDS)]!
  const text = (length: number) =>
    Array.from({ length }, () => (next() < 0.05 ? compound() : word())).join(' ')
  return Array.from({ length: count }, (_, index) => {
    const slug = `bench/story-${index}`
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: text(WORDS) }] }
    return {
      ...{ id: index + 1, uuid: uuidOf(slug), name: text(4), slug: `story-${index}`, full_slug: slug },
      ...{ position: index, lang: 'default', default_full_slug: null, translated_slugs: [] },
      content: {
        component: 'page',
        seoDescription: text(12),
        body: [{ component: 'rich-text', _uid: slug, content: { type: 'doc', content: [paragraph] } }],
      },
    }
  })
}
