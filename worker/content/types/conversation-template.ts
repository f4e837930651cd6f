import { block } from '../../../blocks/_kit/block-schema.ts'
import { text } from '../../../blocks/_kit/fields/text.ts'

/** Story type `conversation-template`: how a chat begins (requirement content-model/button-conversation). */
export const schema = block(
  { title: 'Conversation', description: 'What the assistant is asked to talk about.' },
  {
    templateId: text({ translatable: false, description: 'Id of the template at the chat service.' }),
    enabledDomains: text({
      translatable: false,
      description: 'What it may talk about, separated by commas.',
    }),
  },
)
