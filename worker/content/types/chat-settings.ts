import { block } from '../../../blocks/_kit/block-schema.ts'
import { relation } from '../../../blocks/_kit/fields/relation.ts'

/** Story type `chat-settings`: the conversation that the chat begins with, by place (requirement content-model/defaults). */
export const schema = block(
  { title: 'Chat', description: 'The conversation that the chat begins with, by where it is opened.' },
  {
    entryConversationSearch: relation('conversation-template', { description: 'Beside the search.' }),
    entryConversationResults: relation('conversation-template', { description: 'Beside results.' }),
    entryConversationZeroResults: relation('conversation-template', {
      description: 'Where a search found nothing.',
    }),
  },
)
