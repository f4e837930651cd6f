import { block } from '../_kit/block-schema.ts'
import { icon } from '../_kit/fields/icon.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text, textarea } from '../_kit/fields/text.ts'
import { headlineProps } from '../_kit/headline-props.ts'

/** Requirements programme-blocks/fact, content-model/fact-hint. */
export const schema = block(
  { title: 'Fact', category: 'text', description: 'One thing worth knowing: a figure, and what it means.' },
  {
    icon: icon(),
    title: text({
      description: 'The figure: 36 Monate. Words are a heading where the properties name a level.',
    }),
    titleProps: headlineProps(),
    content: textarea({ description: 'What it means; line breaks are kept' }),
    layout: option(['small', 'large'], { defaultValue: 'small' }),
    hint: richtext({ description: 'A note behind an info icon' }),
  },
)
