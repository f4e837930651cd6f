import { block } from '../../../../blocks/_kit/block-schema.ts'
import { bloks, items } from '../../../../blocks/_kit/fields/bloks.ts'
import { boolean } from '../../../../blocks/_kit/fields/boolean.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { relation } from '../../../../blocks/_kit/fields/relation.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { consentSettings } from '../../../../blocks/_kit/references/consent-settings.ts'
import { conversationTemplate } from '../../../../blocks/_kit/references/shared-stories.ts'

/** Story type `conversation-template`: how a chat begins (requirement content-model/button-conversation). */
export const conversationTemplateSchema = block(
  { title: 'Conversation', description: 'What the assistant is asked to talk about.' },
  conversationTemplate,
)

/** Story type `consent-settings` (requirement consent/texts): the texts of the consent question. */
export const consentSettingsSchema = block(
  { title: 'Consent settings', description: 'Texts of the notice and the settings, and the services.' },
  consentSettings,
)

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
export const chatSettingsSchema = block(
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

/** Story type `feature-settings`, in the folder `settings/features`: settings that defaults are merged with. */
export const featureSettingsSchema = block(
  { title: 'Feature settings', description: 'Settings of features, for all units or for one.' },
  {
    unit: text({ translatable: false, description: 'Code of the unit; empty for all units.' }),
    chatSettings: relation('chat-settings'),
    consentSettings: relation('consent-settings', { description: 'What consent is requested for.' }),
    provesStrikePrices: boolean({
      description:
        'A crossed-out price is the lowest of the 30 days before the reduction, as the European price rule requires. Without a proof there is none.',
    }),
    searchSynonyms: items(
      'search-synonyms',
      {
        words: textarea({
          translatable: false,
          description: 'Words and phrases, with commas between: each finds what the others find.',
        }),
      },
      { description: 'For the search, in all languages.' },
    ),
    pinnedResults: items(
      'search-pinned-result',
      {
        words: textarea({ description: 'Searches, with commas between.' }),
        page: multilink({ description: 'Stands before all else that such a search finds.' }),
      },
      { description: 'Pages that certain searches show first.' },
    ),
    compounds: textarea({
      description:
        'Compound words that the search is to find by their parts, one a line: “Pflegedienstleitung = Pflege Dienst Leitung”.',
    }),
    exitLayer: bloks({
      allowed: ['exit-layer'],
      max: 1,
      description:
        'Shown once a visit to visitors who are about to leave. That of the unit replaces that of all units.',
    }),
  },
)
