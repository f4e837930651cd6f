import { block } from '../_kit/block-schema.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text, textarea } from '../_kit/fields/text.ts'

/** Requirement tools/funding. The questions come from the platform. */
export const schema = block(
  {
    title: 'Funding calculator',
    category: 'tools',
    description: 'Asks a visitor what matters for grants and loans, and shows what there is.',
    heading: ({ headline, headlineLevel }) => (headline ? headlineLevel : undefined),
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3'], { defaultValue: 'h2' }),
    intro: textarea({ description: 'Shown above the first question.' }),
    result: option(['full', 'short'], { defaultValue: 'full' }),
    resultLink: multilink({ description: 'Short result: the page with the full one.' }),
    contactLink: multilink({
      description: 'A form or a page for what comes next; it gets the answers as codes.',
    }),
    contactLabel: text(),
  },
)
