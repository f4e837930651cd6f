import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text, textarea } from '../_kit/fields/text.ts'
import { checkGraph } from '../_kit/question-graph/check-graph.ts'
import { graphFields, graphOf } from '../_kit/question-graph/graph-fields.ts'
import { wishFields } from './wish-fields.ts'

interface Results {
  readonly results: readonly { readonly key?: string | undefined }[]
}

/** The keys of the results of a compass. */
export const resultKeys = ({ results }: Results): readonly string[] =>
  results.length ? results.map(({ key = '' }) => key) : ['result']

/** Requirement tools/guidance. */
export const schema = block(
  {
    title: 'Compass',
    category: 'tools',
    description: 'Questions that lead a visitor to the programmes that fit, and says why they do.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
    faults: content => checkGraph(graphOf(content, resultKeys(content))),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }),
    intro: textarea({ description: 'Shown above the first question.' }),
    ...graphFields('compass', wishFields),
    results: items(
      'compass-result',
      {
        key: text({ translatable: false, description: 'Name that answers lead to.' }),
        headline: text(),
        text: textarea(),
      },
      { description: 'Words above the programmes; without any there is one result, "result".' },
    ),
    contactLink: multilink({
      description: 'A form or a page for what comes next; it gets the answers as codes.',
    }),
    contactLabel: text(),
  },
)
