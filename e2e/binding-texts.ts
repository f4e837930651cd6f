/** The purpose of each binding, and the behaviour of the site without it. */
export const bindingTexts: Readonly<Record<string, readonly [kind: string, meaning: string]>> = {
  CONTENT: ['KV', 'Last good copies of stories and platform answers; the demonstration content. Needed'],
  ASSETS: ['static assets', 'Scripts, fonts, icons, pictures of the demonstration. Needed'],
  VERSIONS: [
    'Durable Object',
    'Version of the content, removed and moved stories. Without it each isolate finds out for itself',
  ],
  IMAGES: ['Images', 'Makes pictures. Without it they are sent as they are'],
  EXPOSURES: [
    'Analytics Engine',
    'Who saw which variant of an experiment, and who of them sent a form. Without it they are rows of `RECORDS`',
  ],
  EVENTS: [
    'Analytics Engine',
    'Events of visitors who agreed to analytics. Without it they are rows of `RECORDS`',
  ],
  INDEX: [
    'D1',
    'Where stories stand and stood, and what the search finds. Without it a story that moves leaves no redirect behind, and the search does not answer',
  ],
  DB: ['D1', 'Submissions, drafts, outbox. Without it forms cannot be sent'],
  RECORDS: [
    'D1',
    'Receipts of consent, and events without Analytics Engine. Without it no service can be granted',
  ],
  UPLOADS: ['R2', 'Uploaded files, and submissions that D1 did not take. Without it no file can be sent'],
  DELIVERIES: ['queue', 'Ids of submissions to deliver. Without it the schedule delivers within a minute'],
  EMAIL: ['send_email', 'Sends mails. Without it they stay in the inbox of the database'],
  MISSING_LIMIT: ['rate limit', 'Addresses without a page that one client may request in a minute'],
  PLATFORM_LIMIT: [
    'rate limit',
    'Pages, payloads and files that are not cached, and platform calls, of one client in a minute',
  ],
  POST_LIMIT: ['rate limit', 'Posts and wrong secrets of one client in a minute'],
  FORM_LIMIT: ['rate limit', 'Posts of forms, and parts of their files, of one client in a minute'],
  EVENT_LIMIT: ['rate limit', 'Batches of events of one client in a minute'],
  MEDIA_LIMIT: ['rate limit', 'Pictures that are not in the cache, of one client in a minute'],
}
