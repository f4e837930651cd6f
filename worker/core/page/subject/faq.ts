import type { FAQPageLeaf } from 'schema-dts'
import { isRawBlock, type RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'
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
