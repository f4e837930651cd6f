import { block } from '../../../blocks/_kit/block-schema.ts'
import { multilink } from '../../../blocks/_kit/fields/multilink.ts'
import { relation } from '../../../blocks/_kit/fields/relation.ts'
import { text, textarea } from '../../../blocks/_kit/fields/text.ts'

/** Story type `chat-settings`: what the chat asks before it runs, and the conversation that it begins with, by place (requirement content-model/defaults). */
export const schema = block(
  { title: 'Chat', description: 'The conversation that the chat begins with, by where it is opened.' },
  {
    title: text({ description: 'Name of the assistant, above its window' }),
    chatConsentHeadline: text(),
    chatConsentContent: textarea({ description: 'What the assistant stores, and who runs it' }),
    chatConsentAcceptBtn: text(),
    chatConsentDeclineBtn: text(),
    chatConsentCookieLink: text({ description: 'Opens the settings of all services' }),
    settingsPage: multilink({ description: 'The page with the settings of all services' }),
    entryConversationSearch: relation('conversation-template', { description: 'Beside the search.' }),
    entryConversationResults: relation('conversation-template', { description: 'Beside results.' }),
    entryConversationZeroResults: relation('conversation-template', {
      description: 'Where a search found nothing.',
    }),
  },
)
