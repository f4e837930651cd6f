import { MOST_BODY } from './cache/accept-answers.ts'
import { MOST_RELATED } from './client/references.ts'
import { refusedParts } from './client/text-guard.ts'
import { languageChain, translatedFields } from './translate.ts'
import { copyTree, type JsonObject, objectsOf } from './tree.ts'

/** Maximum characters of a story in one language: the limit of an answer, less the share of the stories that it refers to. */
const MOST_STORY = MOST_BODY - MOST_RELATED

const mark = '__i18n__'

const languagesOf = (content: JsonObject): ReadonlySet<string> =>
  new Set(
    [...objectsOf(content)].flatMap(node =>
      Object.keys(node).flatMap(key => (key.includes(mark) ? key.split(mark).slice(1) : [])),
    ),
  )

const lengthIn = (content: JsonObject, language: string): number =>
  JSON.stringify(copyTree(content, node => translatedFields(node, languageChain(language, 'default')))).length

/** The reason why readers would refuse a content, for the person who saves it; undefined if visitors get it whole. */
export function contentRefusal(content: JsonObject): string | undefined {
  const [part] = refusedParts(content)
  if (part) return part
  if (JSON.stringify(content).length <= MOST_STORY) return undefined
  const longest = Math.max(...['default', ...languagesOf(content)].map(code => lengthIn(content, code)))
  return longest > MOST_STORY ? `${longest} characters in one language, of ${MOST_STORY} at most` : undefined
}
