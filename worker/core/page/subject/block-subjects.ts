import type { FAQPageLeaf, ItemListLeaf } from 'schema-dts'
import { isRawBlock, type RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
import type { Programme } from '../../../../blocks/_kit/programmes/programme.ts'
import { parameterNames as tableParameters } from '../../../../blocks/programme-table/parameters.ts'
import { parameterNames as finderParameters } from '../../../../blocks/study-finder/parameters.ts'
import { documentText, plainText } from '../../content/plain-text.ts'
import { objectsOf } from '../../content/tree.ts'
import { readContent } from '../../content/types/read-content.ts'

export interface Question {
  readonly question: string
  readonly answer: string
}

const bubble = { question: text(), answer: richtext() }
const opening = { title: text(), content: richtext() }

/** An accordion may contain other texts; a title that ends in a question mark is a question. */
function openingQuestion(block: RawBlock) {
  const { title, content } = readContent(opening, block)
  return { question: title?.trim().endsWith('?') ? title : undefined, answer: content }
}

/** Blocks that contain questions and answers. */
const readers: ReadonlyMap<string, (block: RawBlock) => Partial<ReturnType<typeof openingQuestion>>> =
  new Map([
    ['faq-item', (block: RawBlock) => readContent(bubble, block)],
    ['accordion-item', openingQuestion],
    ['accordion-content', openingQuestion],
  ])

function questionOf(block: RawBlock): Question[] {
  const { question, answer } = readers.get(block.component)?.(block) ?? {}
  if (!question || !answer) return []
  const words = documentText(answer)
  return words ? [{ question: plainText(question), answer: words }] : []
}

/** The questions that the blocks of a page answer, in its order. */
export const questionsIn = (value: unknown): readonly Question[] =>
  [...objectsOf(value)].flatMap(node => (isRawBlock(node) ? questionOf(node) : []))

/** The questions of a page; undefined without any (Google, "FAQ"). */
export function faqOf(questions: readonly Question[]): FAQPageLeaf | undefined {
  if (!questions.length) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Blocks that list the programmes of the site, with the parameters by which they show fewer, or in another order. */
const lists: ReadonlyMap<string, readonly string[]> = new Map([
  ['study-finder', finderParameters],
  ['programme-table', tableParameters],
])

/** The parameters of the first list of programmes on a page; undefined where it has none. */
export function listParametersIn(body: unknown): readonly string[] | undefined {
  for (const node of objectsOf(body)) {
    const parameters = isRawBlock(node) && lists.get(node.component)
    if (parameters) return parameters
  }
  return undefined
}

/** A list of courses has at least three (Google, "course list"). */
const fewest = 3
/** Maximum programmes: as many as the first page of each list shows. */
const most = 12

/** The programmes that a page lists, each by the page that describes it; undefined where they are too few. */
export function courseListOf(
  programmes: readonly Pick<Programme, 'path' | 'kind'>[],
  origin: string,
): ItemListLeaf | undefined {
  const listed = programmes.filter(({ kind }) => kind === 'programme')
  if (listed.length < fewest) return undefined
  return {
    '@type': 'ItemList',
    itemListElement: listed.slice(0, most).map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: new URL(path, origin).href,
    })),
  }
}
