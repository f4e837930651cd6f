import { block } from '../../../blocks/_kit/block-schema.ts'
import { items } from '../../../blocks/_kit/fields/bloks.ts'
import { text, textarea } from '../../../blocks/_kit/fields/text.ts'

const answer = {
  value: text({ translatable: false, description: 'Name that programmes know the answer by.' }),
  label: text(),
}

/** Story type `funding-question`: one step of the funding calculator. The steps come in the order of the stories. */
export const schema = block(
  { title: 'Funding question', description: 'What the funding calculator asks.' },
  {
    key: text({ translatable: false, description: 'Name that programmes know the question by.' }),
    question: text(),
    hint: textarea({ description: 'Why it is asked, or what counts.' }),
    answers: items('funding-answer', answer),
  },
)
