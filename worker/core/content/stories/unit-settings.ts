import * as v from 'valibot'
import { type ConsentSettings, consentVersion } from '../../../../blocks/_kit/consent/version.ts'
import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import type { Relation } from '../../../../blocks/_kit/fields/relation.ts'
import { splitList } from '../../../../blocks/_kit/split-list.ts'
import { memoize } from '../../base/caching/memoize.ts'
import { chooseDefaults, type Defaults, defaultsSchema as schema } from '../types/defaults.ts'
import {
  chatSettingsSchema as chatSettings,
  consentSettingsSchema as consentSettings,
  conversationTemplateSchema as conversationTemplate,
  featureSettingsSchema as featureSettings,
} from '../types/feature-settings.ts'
import { readContent } from '../types/read-content.ts'
import type { Story } from '../types/story.ts'

/** How a chat begins. */
interface Conversation {
  readonly templateId: string
  readonly enabledDomains: readonly string[]
}

/** The texts of the consent question, and its version (requirement consent/version). */
interface Consent {
  readonly settings: ConsentSettings
  readonly version: string
}

const chatTexts = v.object({
  title: v.string(),
  chatNotice: v.string(),
  chatConsentHeadline: v.string(),
  chatConsentContent: v.string(),
  chatConsentAcceptBtn: v.string(),
  chatConsentDeclineBtn: v.string(),
  chatConsentCookieLink: v.string(),
})

/** The name of the chat, and the texts of the question before it runs (requirement consent/chat-texts). */
export interface ChatTexts extends Readonly<v.InferOutput<typeof chatTexts>> {
  readonly settingsPage?: Multilink | undefined
}

/** Settings of features for all pages of a unit (requirement content-model/defaults). */
interface Features {
  /** The conversation that the chat begins with, by the place where it opens. */
  readonly entryConversations: {
    readonly search?: Conversation
    readonly results?: Conversation
    readonly zeroResults?: Conversation
  }
  /** Undefined where the unit has no chat. */
  readonly chat?: ChatTexts
  /** The unit has no chat because its chat settings lack the notice that a machine answers. */
  readonly lacksChatNotice?: true
  /** Undefined where the unit has no consent question: no service that needs consent may run. */
  readonly consent?: Consent
  /** The block shown to visitors who are about to leave; undefined where the unit has none (requirement tools/exit-layer). */
  readonly exitLayer?: RawBlock
  /** A strike price needs a proof by the price ledger (requirement prices/proven-strike-price). */
  readonly provesStrikePrices?: boolean
}

function conversationOf(relation: Relation | undefined): Conversation | undefined {
  if (!relation) return undefined
  const { templateId, enabledDomains } = readContent(conversationTemplate.fields, relation.content)
  return templateId ? { templateId, enabledDomains: splitList(enabledDomains) } : undefined
}

function entryConversations(chat: Relation): Features['entryConversations'] {
  const settings = readContent(chatSettings.fields, chat.content)
  const [search, results, zeroResults] = [
    settings.entryConversationSearch,
    settings.entryConversationResults,
    settings.entryConversationZeroResults,
  ].map(conversationOf)
  return { ...(search && { search }), ...(results && { results }), ...(zeroResults && { zeroResults }) }
}

function consentOf({ content }: Relation): Consent {
  const settings = readContent(consentSettings.fields, content)
  return { settings, version: consentVersion(settings) }
}

/** Undefined where a text is missing: an incomplete question is not shown. */
function chatOf({ content }: Relation): ChatTexts | undefined {
  const { settingsPage, ...texts } = readContent(chatSettings.fields, content)
  const result = v.safeParse(chatTexts, texts)
  return result.success ? { ...result.output, settingsPage } : undefined
}

const lacksNotice = ({ content }: Relation): boolean => {
  const { title, chatNotice } = readContent(chatSettings.fields, content)
  return title !== undefined && chatNotice === undefined
}

const isSettings = ({ content }: Story) => content.component === 'feature-settings'

/** The feature settings for all units, followed by those of one unit. */
function settingsInOrder(stories: readonly Story[], unit: string) {
  const settings = stories
    .filter(isSettings)
    .map(({ content }) => readContent(featureSettings.fields, content))
  return [
    ...settings.filter(setting => setting.unit === undefined),
    ...settings.filter(setting => setting.unit === unit),
  ]
}

/** The exit layer of a unit, else that of all units. */
export const exitLayerOf = (stories: readonly Story[], unit: string): RawBlock | undefined =>
  settingsInOrder(stories, unit)
    .flatMap(({ exitLayer }) => exitLayer.items)
    .at(-1)

const lastChatOf = (inOrder: ReturnType<typeof settingsInOrder>): ChatTexts | undefined =>
  inOrder.flatMap(({ chatSettings: own }) => (own ? (chatOf(own) ?? []) : [])).at(-1)

/** The texts of a unit's chat, else those of all units; undefined where there is none. */
export const chatTextsOf = (stories: readonly Story[], unit: string): ChatTexts | undefined =>
  lastChatOf(settingsInOrder(stories, unit))

/** The feature settings of a unit: those for all units, overridden by the unit's own. */
export function mergeFeatures(stories: readonly Story[], unit: string): Features {
  const inOrder = settingsInOrder(stories, unit)
  const conversations = inOrder.map(({ chatSettings: chat }) => chat && entryConversations(chat))
  const settings = inOrder.flatMap(({ consentSettings: consent }) => consent ?? []).at(-1)
  const exitLayer = exitLayerOf(stories, unit)
  const chat = lastChatOf(inOrder)
  return {
    // Each settings story contains some of the conversations.
    entryConversations: Object.assign({}, ...conversations) as Features['entryConversations'],
    ...(chat && { chat }),
    ...(!chat &&
      inOrder.some(({ chatSettings: own }) => own && lacksNotice(own)) && { lacksChatNotice: true }),
    ...(settings && { consent: consentOf(settings) }),
    ...(exitLayer && { exitLayer }),
    ...(inOrder.some(settings => settings.provesStrikePrices) && { provesStrikePrices: true }),
  }
}

/** The editors' settings for words in the search of a unit: those for all units and its own. */
export interface SearchSettings {
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  readonly pinned: readonly { readonly searches: readonly string[]; readonly page: Multilink }[]
  readonly compounds: readonly { readonly word: string; readonly parts: string }[]
}

const compoundIn = (line: string) => {
  const [word = '', parts = ''] = line.split('=').map(part => part.trim())
  return word && parts ? [{ word, parts }] : []
}

export function searchSettingsOf(stories: readonly Story[], unit: string): SearchSettings {
  const inOrder = settingsInOrder(stories, unit)
  return {
    synonyms: inOrder
      .flatMap(({ searchSynonyms }) => searchSynonyms.map(({ words }) => splitList(words, /[,\n]/)))
      .filter(words => words.length > 1),
    pinned: inOrder.flatMap(({ pinnedResults }) =>
      pinnedResults.flatMap(({ words, page }) =>
        page ? [{ searches: splitList(words, /[,\n]/), page }] : [],
      ),
    ),
    compounds: inOrder.flatMap(({ compounds }) => splitList(compounds, /\n/).flatMap(compoundIn)),
  }
}

/** A unit's defaults, with the feature settings merged into them (requirement page-resolution/defaults). */
export interface UnitDefaults extends Defaults {
  readonly features: Features
}

/** The defaults of a unit where none can be read. */
export const noDefaults: UnitDefaults = {
  ...v.parse(schema, { component: 'defaults', siteName: '-' }),
  siteName: '',
  features: mergeFeatures([], ''),
}

/** The defaults of a unit; memoized by the lists, because facts are memoized by the defaults. */
export const unitDefaults = memoize(
  (stories: readonly Story[], features: readonly Story[], unit: string): UnitDefaults | undefined => {
    const defaults = chooseDefaults(stories, unit)
    return defaults && { ...defaults, features: mergeFeatures(features, unit) }
  },
)
