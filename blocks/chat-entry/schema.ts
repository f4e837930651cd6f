import { block } from '../_kit/block-schema.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { text, textarea } from '../_kit/fields/text.ts'

/** Requirement chat/entry-strip. */
export const schema = block(
  { title: 'Chat entry', category: 'people', description: 'A strip that leads to the chat.' },
  {
    text: textarea({ description: 'What one can ask' }),
    label: text({ required: true, description: 'The words in the field' }),
    template: text({
      translatable: false,
      description: 'Id of the conversation that the chat begins with',
    }),
    link: multilink({ description: 'Where it leads without the chat. Default: the contact page' }),
  },
)
