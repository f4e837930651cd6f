import type { VariableName } from '../worker/env.ts'

interface VariableText {
  readonly meaning: string
  /** The effect if it is not set. A default value is read from the schema. */
  readonly unset?: string
  /** Kept by `wrangler secret put` instead of `wrangler.toml`. */
  readonly isSecret?: true
  /** No other system uses the secret, so the setup command may make a random one. */
  readonly isOwn?: true
  /** The site cannot work without it; the others enable or change something. */
  readonly isNeeded?: true
}

/** The meaning of each variable: a test writes `docs/variables.md` from this table and the schema (requirement operations/variables). */
export const variableTexts: Readonly<Record<VariableName, VariableText>> = {
  ENVIRONMENT: {
    meaning:
      'Gallery, editor and developer page are not served in `production`. In `staging` the editor asks for `EDITOR_SECRET`. With `local` a site on an account answers 503',
  },
  DEV_HOSTS: {
    meaning:
      'Hosts, between commas and without ports, that a local site trusts beside `localhost`, `*.localhost`, `127.0.0.1` and `[::1]`: elsewhere it has no editor, gallery, drafts, inspector and details',
  },
  CONTENT_SOURCE: {
    meaning: 'Where content comes from: the demonstration content in KV, or a Storyblok space',
  },
  STORYBLOK_ENDPOINT: { meaning: 'Base address of the delivery API with `/v2`', unset: 'that of the region' },
  STORYBLOK_REGION: { meaning: 'Region of the space' },
  STORYBLOK_TOKEN: {
    meaning: 'Public token of the main space',
    unset: 'no content can be read',
    isSecret: true,
    isNeeded: true,
  },
  STORYBLOK_PREVIEW_TOKEN: {
    meaning: 'Checks the signature of the editor and opens drafts',
    unset: 'no previews',
    isSecret: true,
    isNeeded: true,
  },
  STORYBLOK_SPACE_ID: {
    meaning: 'Number of the main space',
    unset:
      'no previews, and no pictures of the space. With another number than that of the token’s space no version is followed, and no removal shows',
    isNeeded: true,
  },
  STORYBLOK_ASSET_SPACES: { meaning: 'Further spaces whose pictures are shown, by number between commas' },
  STORYBLOK_GLOBAL_TOKEN: {
    meaning: 'Opens the global space, which has the settings that the main space lacks (below `settings/`)',
    unset: 'there is no such space',
    isSecret: true,
  },
  STORYBLOK_FORMS_TOKEN: {
    meaning: 'Opens the space of the forms',
    unset: 'forms are in the main space',
    isSecret: true,
  },
  STORYBLOK_EXPERIMENTS: {
    meaning:
      '`true` where the space runs experiments of Storyblok’s own, which are read beside those of the content ([experiments.md](experiments.md))',
  },
  STORYBLOK_WEBHOOK_SECRET: {
    meaning: 'Signs the messages of the content system',
    unset: 'no message is believed; a publish shows within a minute',
    isSecret: true,
    isNeeded: true,
  },
  CONTENT_TIME_ZONE: {
    meaning:
      'Time zone of moments in content that name none. The picker of the content system writes them in `UTC`; another zone is for content that an import wrote as wall time ([connect-storyblok.md](connect-storyblok.md))',
  },
  TIME_ZONE: {
    meaning:
      'Time zone in which times are shown, and where a day begins that has no time; `timeZone` of a unit in `SITE_HOSTS` is another one',
  },
  EDITOR_ORIGIN: {
    meaning: 'Who may show a draft in a frame',
    unset: '`https://app.storyblok.com`; with the demonstration content this site itself',
  },
  EDITOR_SECRET: {
    meaning:
      'Password of the editor and of drafts of the demonstration content in `staging`, of at least 16 characters',
    unset: 'neither is there',
    isSecret: true,
  },
  LINK_SECRET: {
    meaning:
      'Signs links that operators share, links of mails and cookies of forms, links to uploaded files in deliveries, fault drills, and what the worker assigns in experiments',
    unset:
      'no link of operators or to files is valid, those of mails carry an id that nobody can guess, and experiments show their control',
    isSecret: true,
    isOwn: true,
    isNeeded: true,
  },
  LINK_SECRET_PREVIOUS: {
    meaning:
      'What `LINK_SECRET` was before it was changed: what it signed still opens ([operate.md](operate.md#secrets))',
    unset: 'a change of `LINK_SECRET` ends all that it signed',
    isSecret: true,
  },
  HSTS_SUBDOMAINS: {
    meaning: '`true`: browsers are told that all subdomains of the host answer over https, too',
  },
  SITE_UNIT: { meaning: 'Unit of hosts that `SITE_HOSTS` does not name' },
  SITE_ORIGIN: {
    meaning: 'Canonical origin of the default unit',
    unset: 'the origin of each request',
    isNeeded: true,
  },
  SITE_HOSTS: {
    meaning:
      'Host to `{unit, origin, folder, theme, defaultLanguage, languages, localeStrategy, tagManager, timeZone, pricedIn, favicons, purchaseStep}`, as JSON. `pricedIn` is the country whose currency all prices are in, `favicons` a set of icons, `purchaseStep` the index of a purchase in the unit’s checkout. Where any host is named, production answers hosts other than these and that of `SITE_ORIGIN` with 404',
  },
  UNIT_THEMES: { meaning: 'Unit to theme, as JSON, where `SITE_HOSTS` names none' },
  DEFAULT_LANGUAGE: { meaning: 'Language without a prefix' },
  LOCALE_STRATEGY: { meaning: 'Languages by prefix, or by cookie' },
  PLATFORM_ORIGIN: {
    meaning: 'Upstream of the platform calls, without a path: they begin with `/api/proxy/index/` there',
    unset: 'they are answered from stories',
  },
  PLATFORM_CALLS: {
    meaning:
      'JSON: name of a call (`docs/platform-calls.md`) to `forward` or `content`, where it is not forwarded to `PLATFORM_ORIGIN` as its contract says',
  },
  SUGGESTION_ORIGIN: {
    meaning: 'Upstream of the study suggestions',
    unset: 'they are answered from stories',
  },
  COOKIE_POLICY_ORIGIN: {
    meaning: 'Upstream of the cookie policy, `/cookie.php`',
    unset: 'there is no such address',
  },
  MEDIA_ORIGIN: { meaning: 'Media account that makes pictures', unset: 'the binding `IMAGES` makes them' },
  FORM_TARGETS: { meaning: 'Other origins that a form may be delivered to, between commas' },
  VIEWER_COUNTRY_HEADER: { meaning: 'Request header with the country of the visitor' },
  RATES_URL: { meaning: 'Daily exchange rates in the format of the European Central Bank' },
  MOBILE_VIEWER_HEADER: { meaning: 'Request header with the kind of device' },
  EXPERIMENT_HEADER_SECRET: {
    meaning: 'Proves that a header rule, and no visitor, chose a variant ([experiments.md](experiments.md))',
    unset: 'the header is ignored',
    isSecret: true,
  },
  EXPERIMENT_HEADERS: {
    meaning:
      'Headers that variants of an experiment show, as JSON: `[{experiment, variantIds, headerStoryId}]`',
  },
  CHAT_SCRIPT_URL: {
    meaning: 'Script (https) of the assistant, run in a frame',
    unset: 'the assistant of the demonstration',
  },
  CONSENT_IMPLICIT: {
    meaning: 'Units in which silence counts as consent, between commas ([services.md](services.md))',
  },
  TAG_MANAGER_ID: {
    meaning: 'Container of the tag manager (`GTM-...`), for visitors who agreed',
    unset: 'off',
  },
  CONSENT_CATEGORIES: {
    meaning:
      'Service to category, as JSON, in place of the standard ones; an empty category denies its service, also to visitors who granted it before',
  },
  VERBOSE_MODE: {
    meaning: '`true`: every page has the inspector; `false`: drafts have none either',
    unset: 'drafts have it',
  },
  TESTING_ENABLED: {
    meaning: '`true`: `testing=on` shows the inspector in production too',
    unset: 'it does everywhere but in production',
  },
  FORMS_DELIVERY_URL: {
    meaning: 'Receiver of submissions (Standard Webhooks)',
    unset: 'they stay in the database',
    isNeeded: true,
  },
  FORMS_DELIVERY_SECRET: {
    meaning: 'Signs deliveries: base64, with or without `whsec_`',
    unset: 'nothing is delivered',
    isSecret: true,
    isNeeded: true,
  },
  FORMS_DELIVERY_SECRET_PREVIOUS: {
    meaning: 'The one before it: deliveries carry a signature of each ([operate.md](operate.md#secrets))',
    unset: 'they carry one signature',
    isSecret: true,
  },
  MAIL_FROM: {
    meaning: 'Sender of mails; needs the binding `EMAIL`',
    unset: 'mails stay in the inbox of the database',
    isNeeded: true,
  },
  MAILS_PER_ADDRESS: {
    meaning: 'Mails a day to one address that nobody has confirmed, whatever follows a `+` in it',
  },
  MAILS_PER_CLIENT: { meaning: 'Mails a day to such addresses that one client may cause' },
  MAILS_PER_SITE: { meaning: 'Mails a day to such addresses in all' },
  SUBMISSION_RETENTION_DAYS: { meaning: 'Days for which submissions are kept' },
  EVENTS_FORWARD_URL: { meaning: 'Receiver of events (Standard Webhooks)', unset: 'off' },
  EVENTS_FORWARD_SECRET: {
    meaning: 'Signs forwarded events: base64, with or without `whsec_`',
    unset: 'off',
    isSecret: true,
  },
  EVENTS_FORWARD_SECRET_PREVIOUS: {
    meaning:
      'The one before it: forwarded events carry a signature of each ([operate.md](operate.md#secrets))',
    unset: 'they carry one signature',
    isSecret: true,
  },
  EVENT_RETENTION_DAYS: { meaning: 'Days for which events are kept in `RECORDS`' },
  TRACKING_CONFIG_URL: { meaning: 'Address of the configuration of tracking', unset: 'a built-in one' },
  SECURITY_CONTACT: {
    meaning:
      'Whom a person tells who found a weakness: an `https:` or `mailto:` address, in `/.well-known/security.txt`',
    unset: 'there is no such file',
    isNeeded: true,
  },
  CONTENT_API_PUBLIC: {
    meaning:
      '`true`: the delivery API of the demonstration content answers others too, below `/_content/v2/`. For demonstrations and tests',
  },
}
