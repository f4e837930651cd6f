import { block } from '../../../../blocks/_kit/block-schema.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { relation } from '../../../../blocks/_kit/fields/relation.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'

const lacksNotice = 'there is no chat without a text which says that a machine answers (chatNotice)'

/** The languages into which other texts are translated, and the notice is not. */
function untranslatedInto(source: Readonly<Record<string, unknown>>): readonly string[] {
  const languages = Object.entries(source).flatMap(([name, text]) => {
    const language = name.split('__i18n__')[1]
    return language && text ? [language] : []
  })
  return [...new Set(languages)].filter(language => !source[`chatNotice__i18n__${language}`])
}

/** Story type `chat-settings`: the chat's question before it runs, and its first conversation, by place (requirement content-model/defaults). */
export const schema = block(
  {
    title: 'Chat',
    description: 'The conversation that the chat begins with, by where it is opened.',
    faults: ({ chatNotice }, source) => [
      ...(chatNotice ? [] : [lacksNotice]),
      ...untranslatedInto(source).map(language => `${lacksNotice} (${language})`),
    ],
  },
  {
    title: text({ description: 'Name of the assistant, above its window' }),
    chatNotice: textarea({
      description:
        'Says before the first question that a machine answers, in each language of the unit; without it there is no chat',
    }),
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
