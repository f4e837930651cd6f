import { block } from '../../../../blocks/_kit/block-schema.ts'
import { conversationTemplate } from '../../../../blocks/_kit/references/shared-stories.ts'

/** Story type `conversation-template`: how a chat begins (requirement content-model/button-conversation). */
export const schema = block(
  { title: 'Conversation', description: 'What the assistant is asked to talk about.' },
  conversationTemplate,
)
