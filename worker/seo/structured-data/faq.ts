import type { FAQPageLeaf } from 'schema-dts'
import { isRawBlock, type RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { richtext } from '../../../blocks/_kit/fields/richtext.ts'
import { text } from '../../../blocks/_kit/fields/text.ts'
import { readContent } from '../../content/types/read-content.ts'
import { documentText, plainText } from '../plain-text.ts'

export interface Question {
  readonly question: string
  readonly answer: string
}

const bubble = { question: text(), answer: richtext() }
const opening = { title: text(), content: richtext() }

/** An accordion opens anything; what ends in a question mark is a question. */
function openingQuestion(block: RawBlock) {
  const { title, content } = readContent(opening, block)
  return { question: title?.trim().endsWith('?') ? title : undefined, answer: content }
}

/** Blocks that ask and answer. */
const readers: Readonly<Record<string, (block: RawBlock) => Partial<ReturnType<typeof openingQuestion>>>> = {
  'faq-item': block => readContent(bubble, block),
  'accordion-item': openingQuestion,
  'accordion-content': openingQuestion,
}

function questionOf(block: RawBlock): Question[] {
  const { question, answer } = readers[block.component]?.(block) ?? {}
  if (!question || !answer) return []
  const words = documentText(answer)
  return words ? [{ question: plainText(question), answer: words }] : []
}

/** The questions that the blocks of a page answer, in its order. */
export function questionsIn(value: unknown): readonly Question[] {
  if (typeof value !== 'object' || value === null) return []
  const own = isRawBlock(value) ? questionOf(value) : []
  return [...own, ...Object.values(value).flatMap(questionsIn)]
}

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
