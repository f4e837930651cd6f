import * as v from 'valibot'
import { type ConsentCategories, services, standardCategories } from '../blocks/_kit/consent/services.ts'
import { pickerZone, regionNames } from '../blocks/_kit/storyblok.ts'
import { themeNames } from '../blocks/_kit/themes/all.ts'
import { faviconSets } from '../blocks/_kit/units.ts'
import { languageCodes } from '../blocks/_kit/words.ts'
import { standardZone } from '../blocks/_kit/zoned-time.ts'
import { issuesText } from './core/base/log/reason-of.ts'
import {
  count,
  deliveryApi,
  hosts,
  json,
  numbers,
  origin,
  origins,
  text,
  webhookSecret,
  words,
  zone,
} from './env-values.ts'
import { withKeyrings } from './keyring.ts'

const language = v.picklist(languageCodes)
const theme = v.picklist(themeNames)
const localeStrategy = v.picklist(['prefix_except_default', 'no_prefix'])

const container = v.pipe(text, v.regex(/^GTM-[A-Z\d]{4,12}$/))

const site = v.object({
  unit: text,
  origin: v.optional(origin),
  folder: v.optional(v.string(), ''),
  theme: v.optional(theme),
  defaultLanguage: v.optional(language),
  languages: v.optional(v.array(language)),
  localeStrategy: v.optional(localeStrategy),
  tagManager: v.optional(container),
  timeZone: v.optional(zone),
  pricedIn: v.optional(v.pipe(text, v.regex(/^[A-Z]{2}$/))),
  favicons: v.optional(v.picklist(faviconSets)),
  purchaseStep: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

/** The header story that some variants of an experiment show in place of the unit's own. */
const forcedHeader = v.object({
  experiment: text,
  variantIds: v.array(text),
  headerStoryId: v.pipe(text, v.digits()),
})

/** Services named here replace the standard ones; an empty category denies its service. */
/** Former service names that are still accepted: a variable that names them does not stop the worker. */
const formerServices = ['server-side-testing', 'study-guidance'] as const

const consentCategories = v.pipe(
  v.record(v.picklist([...services, ...formerServices]), v.string()),
  v.transform(
    (own): ConsentCategories =>
      Object.fromEntries(
        Object.entries({ ...standardCategories, ...own }).filter(
          ([service, category]) => category && services.some(one => one === service),
        ),
      ),
  ),
)

/** Variables of the worker, which `docs/variables.md` lists. Anything malformed stops the worker with a clear message. */
export const variables = v.object({
  ENVIRONMENT: v.optional(v.picklist(['local', 'staging', 'production']), 'local'),
  DEV_HOSTS: v.optional(hosts, ''),
  CONTENT_SOURCE: v.optional(v.picklist(['embedded', 'storyblok']), 'embedded'),
  STORYBLOK_ENDPOINT: v.optional(deliveryApi),
  STORYBLOK_REGION: v.optional(v.picklist(regionNames), 'eu'),
  STORYBLOK_TOKEN: v.optional(text),
  STORYBLOK_PREVIEW_TOKEN: v.optional(text),
  STORYBLOK_SPACE_ID: v.optional(v.pipe(text, v.digits(), v.transform(Number))),
  STORYBLOK_ASSET_SPACES: v.optional(numbers, ''),
  STORYBLOK_GLOBAL_TOKEN: v.optional(text),
  STORYBLOK_FORMS_TOKEN: v.optional(text),
  STORYBLOK_EXPERIMENTS: v.optional(v.picklist(['true', 'false']), 'false'),
  STORYBLOK_WEBHOOK_SECRET: v.optional(text),
  CONTENT_TIME_ZONE: v.optional(zone, pickerZone),
  TIME_ZONE: v.optional(zone, standardZone),
  EDITOR_ORIGIN: v.optional(origin),
  EDITOR_SECRET: v.optional(v.pipe(text, v.minLength(16))),
  LINK_SECRET: v.optional(text),
  LINK_SECRET_PREVIOUS: v.optional(text),
  HSTS_SUBDOMAINS: v.optional(v.picklist(['true', 'false']), 'false'),
  SITE_UNIT: v.optional(text, 'dach'),
  SITE_ORIGIN: v.optional(origin),
  SITE_HOSTS: v.optional(json(v.record(v.string(), site)), '{}'),
  UNIT_THEMES: v.optional(json(v.record(v.string(), theme)), '{}'),
  DEFAULT_LANGUAGE: v.optional(language, 'de'),
  LOCALE_STRATEGY: v.optional(localeStrategy, 'prefix_except_default'),
  PLATFORM_ORIGIN: v.optional(origin),
  PLATFORM_CALLS: v.optional(json(v.record(v.string(), v.picklist(['forward', 'content']))), '{}'),
  SUGGESTION_ORIGIN: v.optional(origin),
  COOKIE_POLICY_ORIGIN: v.optional(origin),
  MEDIA_ORIGIN: v.optional(v.pipe(text, v.url())),
  FORM_TARGETS: v.optional(origins, ''),
  VIEWER_COUNTRY_HEADER: v.optional(text, 'cf-ipcountry'),
  RATES_URL: v.optional(
    v.pipe(text, v.url()),
    'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  ),
  MOBILE_VIEWER_HEADER: v.optional(text, 'cf-device-type'),
  EXPERIMENT_HEADER_SECRET: v.optional(text),
  EXPERIMENT_HEADERS: v.optional(json(v.array(forcedHeader)), '[]'),
  CHAT_SCRIPT_URL: v.optional(v.pipe(text, v.url(), v.startsWith('https://'))),
  CONSENT_IMPLICIT: v.optional(words, ''),
  TAG_MANAGER_ID: v.optional(container),
  CONSENT_CATEGORIES: v.optional(json(consentCategories), '{}'),
  VERBOSE_MODE: v.optional(v.picklist(['true', 'false'])),
  TESTING_ENABLED: v.optional(v.picklist(['true', 'false'])),
  FORMS_DELIVERY_URL: v.optional(v.pipe(text, v.url())),
  FORMS_DELIVERY_SECRET: v.optional(webhookSecret),
  FORMS_DELIVERY_SECRET_PREVIOUS: v.optional(webhookSecret),
  MAIL_FROM: v.optional(v.pipe(text, v.email())),
  MAILS_PER_ADDRESS: v.optional(count, '5'),
  MAILS_PER_CLIENT: v.optional(count, '20'),
  MAILS_PER_SITE: v.optional(count, '500'),
  SUBMISSION_RETENTION_DAYS: v.optional(count, '180'),
  EVENTS_FORWARD_URL: v.optional(v.pipe(text, v.url())),
  EVENTS_FORWARD_SECRET: v.optional(webhookSecret),
  EVENTS_FORWARD_SECRET_PREVIOUS: v.optional(webhookSecret),
  EVENT_RETENTION_DAYS: v.optional(count, '90'),
  TRACKING_CONFIG_URL: v.optional(text),
  SECURITY_CONTACT: v.optional(v.pipe(text, v.regex(/^(?:https:\/\/|mailto:)[^\s]+$/))),
  CONTENT_API_PUBLIC: v.optional(v.picklist(['true', 'false']), 'false'),
})

/** Tokens of the spaces of the demonstration content, which are fixed. */
export const demonstration = {
  STORYBLOK_TOKEN: 'embedded-public',
  STORYBLOK_PREVIEW_TOKEN: 'embedded-preview',
  STORYBLOK_SPACE_ID: 1000,
  STORYBLOK_GLOBAL_TOKEN: 'embedded-global-public',
} as const

/** Signs the messages of the demonstration's editor on one's own machine; a deployed site has a secret of its own. */
const localWebhookSecret = 'embedded-webhook'

const environment = v.pipe(
  variables,
  v.transform(parsed => {
    if (parsed.CONTENT_SOURCE !== 'embedded') return parsed
    const { ENVIRONMENT, STORYBLOK_WEBHOOK_SECRET: own } = parsed
    const secret = ENVIRONMENT === 'local' ? localWebhookSecret : undefined
    return { ...parsed, ...demonstration, STORYBLOK_WEBHOOK_SECRET: own ?? secret }
  }),
  v.transform(withKeyrings),
)

export type Environment = v.InferOutput<typeof environment>

export type VariableName = keyof typeof variables.entries

const known = new WeakMap<object, Environment>()

/** The worker's variables, parsed once for each set of bindings. Throws with the name of the variable that is wrong. */
export function parseEnvironment(bindings: object): Environment {
  const before = known.get(bindings)
  if (before) return before
  const result = v.safeParse(environment, bindings)
  // Some of them are secrets.
  if (!result.success) throw new Error(issuesText(result.issues))
  known.set(bindings, result.output)
  return result.output
}

export const supportedLanguages: readonly string[] = languageCodes
