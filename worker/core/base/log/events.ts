/** How urgent a line is: `info` is the ordinary course, `warn` something that the site got over, `error` something that a person has to look at. */
type Level = 'info' | 'warn' | 'error'

interface EventEntry {
  readonly level: Level
  /** The situation in which the line is written. */
  readonly situation: string
  /** The remedy. */
  readonly remedy: string
}

const nothing = 'Nothing.'

/** Every event of the log (requirement operations/log). The second part of `docs/errors.md` is written from this table. */
export const logEvents = {
  request: {
    level: 'info',
    situation: 'A request was answered. One line for each.',
    remedy: nothing,
  },
  failure: {
    level: 'error',
    situation: 'Something failed that has no name of its own. The line has the message and the stack.',
    remedy:
      'A fault of the code: read the stack. If it began with a deployment, go back to the version before.',
  },
  'page-error': {
    level: 'warn',
    situation: 'A page was answered with an error of the catalogue above.',
    remedy: 'Look the error up by its name. Single 404 are ordinary; 5xx are not.',
  },
  'block-lost': {
    level: 'error',
    situation:
      'A block threw while it was rendered, or its content does not fit its schema. The page was sent without it.',
    remedy:
      'Open the page with the inspector: it names the block and the reason. Mend the content, or the code where many pages are concerned.',
  },
  'page-unreadable': {
    level: 'error',
    situation:
      'None of the blocks of a page is known, or has content that fits. The page was sent without them, and search engines are told not to list it. Once for each version of the story.',
    remedy:
      'Look at the lines `block-lost` beside it. Where all blocks are unknown, the space is another one, or newer than the build.',
  },
  'entry-lost': {
    level: 'error',
    situation: 'An entry of a list in a block does not fit its schema. The block was sent without it.',
    remedy: 'Mend the entry that the line names by its block, its list and its place.',
  },
  'link-lost': {
    level: 'warn',
    situation:
      'Visitors cannot follow links that editors wrote into a field of a block. The block was sent without them; one line for each field.',
    remedy: 'Mend the links in the field that the line names.',
  },
  'part-lost': {
    level: 'error',
    situation:
      'Header, footer, banner or another part around the content threw. The page was sent without it. One line a page.',
    remedy: 'Mend the story of that part in `settings/`.',
  },
  'fragments-overflow': {
    level: 'warn',
    situation: 'One block was rendered in more kinds than are kept of it, so that the oldest are made again.',
    remedy: 'Look at what the block reads: it should not depend on a value that differs with every visitor.',
  },
  'query-not-merged': {
    level: 'warn',
    situation: 'A link in content has a query that cannot be joined with that of the page.',
    remedy: 'Mend the link that the line names by component and `_uid`.',
  },
  'page-not-stored': {
    level: 'warn',
    situation:
      'A finished page could not be compressed and kept. It was sent, and is made anew for the next visitor.',
    remedy: 'Look at the reason where it stays; pages cost more CPU until then.',
  },
  'picture-failed': {
    level: 'warn',
    situation: 'A picture could not be made: its source does not answer, or is no picture.',
    remedy: 'Look whether the asset exists, and whether its space is in `STORYBLOK_ASSET_SPACES`.',
  },
  'source-failed': {
    level: 'error',
    situation:
      'The content system or a service of the platform did not answer a question. Pages show the last good copy.',
    remedy:
      'See whether that system is down (its status page). If it is, nothing more: its breaker tries again by itself. If not, check token and quota, and for a service of the platform that answered 401 or 403 whether it lets this site in.',
  },
  'kv-failed': {
    level: 'error',
    situation: 'KV did not answer in time, or holds a value that is no envelope. The source is read instead.',
    remedy:
      'See the status page of Cloudflare. A single key that stays wrong: delete it, it is written again.',
  },
  'versions-failed': {
    level: 'error',
    situation:
      'The Durable Object that knows the version of the content does not answer. New content shows later.',
    remedy: 'See the status page of Cloudflare. Content is at most a minute older until it answers.',
  },
  'content-token-missing': {
    level: 'error',
    situation: 'The site is to read Storyblok, and has no token.',
    remedy: 'Set the secret `STORYBLOK_TOKEN`.',
  },
  'content-api-entry-left-out': {
    level: 'warn',
    situation:
      'The delivery API of the embedded content left out a story or an entry of a datasource that it cannot read.',
    remedy: 'The line names the key in KV and what is wrong. `npm run content -- export` shows the entry.',
  },
  'content-api-failed': {
    level: 'error',
    situation:
      'The delivery API of the embedded content failed while it answered a call. The caller got 503, and pages show the last good copy.',
    remedy: 'See whether KV answers. Where it does, it is a fault of the code: read the reason.',
  },
  'content-version': {
    level: 'info',
    situation: 'Something was published or removed, and the site has noticed.',
    remedy: nothing,
  },
  'changes-failed': {
    level: 'warn',
    situation:
      'The content system did not say whether stories were published, or which ones, so that all content is read again, not only what has changed.',
    remedy:
      'Nothing at first. Where it stays, the reason says what the content system answered, such as that the token opens another space than `STORYBLOK_SPACE_ID`.',
  },
  'story-moved': {
    level: 'info',
    situation: 'A published story has a new address. The old one leads there from now on.',
    remedy: nothing,
  },
  'moves-failed': {
    level: 'warn',
    situation:
      'The addresses could not be read or noted after a publish, so that moved stories were not noticed.',
    remedy:
      'Nothing at first: the next minute tries again. Where it stays, look for `source-failed`, and see whether D1 answers.',
  },
  'index-failed': {
    level: 'warn',
    situation:
      'The index of content did not answer, or its lists could not be filled. An address without a page is answered with 503 then, because it may be one that a story had.',
    remedy: 'See whether D1 answers, and whether all migrations of `INDEX` are applied.',
  },
  'search-index-failed': {
    level: 'warn',
    situation: 'What the search knows could not be brought up to date, so that it finds what it knew before.',
    remedy:
      'Nothing at first: the next search and the next minute try again. Where it stays, look for `source-failed`, and see whether D1 answers.',
  },
  'publish-held-back': {
    level: 'error',
    situation:
      'A story was published with fewer blocks that can be shown than before, or without what the law requires. Visitors see the former body, if there is one.',
    remedy:
      'The reasons are in the line and in the details of the health address. Mend the story, or publish it again unchanged to say that it is meant so.',
  },
  'webhook-failed': {
    level: 'warn',
    situation: 'A message of the content system was taken, and what it announced could not be read.',
    remedy:
      'Nothing at first: the schedule of the next minute finds it. Where it stays, look for `source-failed`.',
  },
  'redirect-ignored': {
    level: 'warn',
    situation:
      'A redirect was found and not followed: it leads in a circle, or nowhere. A circle has one line in an hour, and a later one counts the requests that followed.',
    remedy: 'Mend the entry that the line names.',
  },
  'redirect-rejected': {
    level: 'warn',
    situation:
      'Entries of the table of redirects cannot work, and were left out: one line names how many, and the first of them.',
    remedy: 'Mend them; `npm run redirects -- table.csv --check` checks a whole table.',
  },
  'variant-gone': {
    level: 'warn',
    situation: 'A visitor is assigned to a variant that no longer exists, and sees the control.',
    remedy: 'Nothing, where the experiment has ended. Else publish the variant again.',
  },
  'call-failed': {
    level: 'error',
    situation: 'A call of the platform failed before or after its upstream was called.',
    remedy: 'Read the reason: a query that does not fit, or an answer that does not.',
  },
  'call-refused': {
    level: 'warn',
    situation:
      'An upstream of the platform answered a call with 400, 404, 410, 413, 414 or 422: it refuses the question.',
    remedy:
      'Check what the block calls for; a refused answer is kept for a short time only. Where all calls are refused with 404, check the path of `PLATFORM_ORIGIN`.',
  },
  'rates-refreshed': { level: 'info', situation: 'New exchange rates were stored.', remedy: nothing },
  'rates-failed': {
    level: 'warn',
    situation: 'The exchange rates could not be read. The former ones stay.',
    remedy: 'Look at `RATES_URL` where it stays for more than two days.',
  },
  'cookies-ignored': {
    level: 'warn',
    situation: 'A browser sent more cookies than fit, so that none of them was read.',
    remedy: 'Find which script sets them. The visitor sees the page as at a first visit.',
  },
  'cookie-policy-failed': {
    level: 'warn',
    situation: 'The upstream of the cookie policy does not answer. `/cookie.php` is answered with 404.',
    remedy: 'Check `COOKIE_POLICY_ORIGIN`.',
  },
  'consent-question-failed': {
    level: 'error',
    situation:
      'The texts of the consent notice, or what an earlier version of it named, could not be read. Without a decision nothing is granted.',
    remedy: 'Look at the story `settings/consent`, for `source-failed`, and whether D1 answers.',
  },
  'consent-receipt-lost': {
    level: 'error',
    situation:
      'A decision could not be proved: D1 took no receipt. Consent is requested again, and nothing was granted.',
    remedy: 'See whether D1 answers.',
  },
  'course-terms-lacking': {
    level: 'warn',
    situation:
      'A page of a distance course was published that lacks what its unit will require: total price, number of the approval or the link to the right of withdrawal.',
    remedy: 'Fill it in before the day that the line names: from then on such a page is held back.',
  },
  'chat-notice-missing': {
    level: 'warn',
    situation:
      'The chat settings of a unit have no text in a language which says that a machine answers. Visitors in this language have no chat.',
    remedy: 'Fill in `chatNotice` in the chat settings, in each language of the unit.',
  },
  'chat-part-failed': {
    level: 'warn',
    situation: 'The window of the chat could not be made. The page goes on without it.',
    remedy: 'Look at the story `settings/chat`.',
  },
  'tag-script-failed': {
    level: 'warn',
    situation: 'The script of the tag manager could not be fetched.',
    remedy: 'Check `TAG_MANAGER_ID`. Visitors notice nothing.',
  },
  'tracking-config-missing': {
    level: 'warn',
    situation: 'No configuration of tracking was found; an empty one is used.',
    remedy: 'Check `TRACKING_CONFIG_URL`.',
  },
  'experiment-visits-lost': {
    level: 'warn',
    situation: 'Visitors of experiments could not be counted.',
    remedy: 'See whether D1 or Analytics Engine answers. Lost counts do not come back.',
  },
  'events-lost': {
    level: 'warn',
    situation: 'Events of visitors could not be stored.',
    remedy: 'See whether D1 or Analytics Engine answers. Lost events do not come back.',
  },
  'events-forward-failed': {
    level: 'warn',
    situation: 'The receiver of forwarded events does not answer.',
    remedy: 'Check `EVENTS_FORWARD_URL`. Events are stored all the same.',
  },
  'price-ledger-not-kept': {
    level: 'error',
    situation:
      'The prices of a unit that proves its strike prices could not be noted: database or content did not answer.',
    remedy:
      'Nothing at first: the next minute tries again. After a day the ledger begins anew, and strikes no price for 30 days.',
  },
  'price-ledger-unread': {
    level: 'warn',
    situation: 'Pages of a unit could not read its price ledger, and strike no price.',
    remedy: 'See whether D1 is down. Pages read again after ten seconds.',
  },
  'records-not-deleted': {
    level: 'warn',
    situation: 'Rows of the table that the line names are too old, and could not be deleted.',
    remedy:
      'Nothing at first: the next minute tries again. After a day `/api/health` says `retention`: see whether D1 answers, and whether all migrations were applied.',
  },
  'form-store-failed': {
    level: 'error',
    situation:
      'D1 did not store or find what a form needed. The visitor is told; nothing that was stored is lost.',
    remedy: 'See whether D1 answers, and whether all migrations are applied.',
  },
  'form-target-refused': {
    level: 'error',
    situation:
      'A form names a receiver whose origin is not in `FORM_TARGETS`. The submission was stored and not delivered there.',
    remedy: 'Add the origin, or mend the form; then `npm run submissions -- redeliver ID`.',
  },
  'form-schedule-failed': {
    level: 'error',
    situation: 'A step of the minute schedule of forms failed; the line names it. The other steps were done.',
    remedy: 'Nothing for a single line. Where it stays, see whether D1 and R2 answer.',
  },
  'file-scan-failed': {
    level: 'error',
    situation: 'An upload could not be checked. It stays in quarantine.',
    remedy:
      'Where it stays, look at the scanner. Submissions with that file are delivered once it is checked.',
  },
  'files-reconciled': {
    level: 'warn',
    situation:
      'The nightly comparison removed files of R2 that no row of D1 knows (`removed`), or wrote rows anew for those of submissions (`mended`).',
    remedy:
      'Nothing for single files. Where it is many each night, look for what ends between the two stores.',
  },
  'files-missing': {
    level: 'error',
    situation: 'Files of submissions are not in R2; the line counts them. Links to them lead nowhere.',
    remedy:
      'Copy them back from the copy of the bucket under the same names (see "Files and their rows" in `docs/operate.md`).',
  },
  'database-set-back': {
    level: 'warn',
    situation:
      'D1 is at an earlier state than R2 knew: it was restored. Files that were uploaded since that state stay for 30 days, although no row knows them.',
    remedy: 'See "After a restore of the database" in `docs/operate.md`.',
  },
  'submission-attempt-failed': {
    level: 'warn',
    situation: 'One of the stores did not take a submission; the next one is tried.',
    remedy: 'See whether D1 answers.',
  },
  'submission-lost': {
    level: 'error',
    situation:
      'Neither D1 nor R2 took a submission. The visitor was told that it was not sent, and has all answers in the form.',
    remedy: 'At once: see the status page of Cloudflare. This is the one event that costs an applicant.',
  },
  'submission-imported': {
    level: 'info',
    situation: 'A submission that R2 held while D1 failed is in D1 now.',
    remedy: nothing,
  },
  'submission-import-failed': {
    level: 'error',
    situation: 'A submission that waits in R2 could not be imported. It stays, and the others are imported.',
    remedy: 'See whether D1 and R2 answer. The next minute tries again.',
  },
  'submission-refused': {
    level: 'error',
    situation:
      'An object below `pending/` is no submission, or D1 answers and has not taken it for a day. It is below `refused/` now, where nothing reads it.',
    remedy:
      'Look at the object that the line names, and mend or delete it (see "The way of a submission" in `docs/operate.md`).',
  },
  'mail-undeliverable': {
    level: 'info',
    situation: 'The recipient of a mail, whom a visitor named, does not take it. It is tried no more.',
    remedy: 'Nothing: the visitor may have mistyped the address.',
  },
  'outbox-retry': {
    level: 'warn',
    situation: 'A receiver did not take a submission. It is tried again later.',
    remedy: 'Nothing for single lines.',
  },
  'outbox-failed': {
    level: 'error',
    situation: 'A submission was attempted twelve times and given up.',
    remedy: 'Mend the receiver, then `npm run submissions -- redeliver --failed --remote`.',
  },
  'outbox-stalled': {
    level: 'error',
    situation:
      'The delivery of a submission could not even be attempted or noted, because the database fails.',
    remedy: 'See whether D1 answers. The schedule goes on by itself.',
  },
} as const satisfies Readonly<Record<string, EventEntry>>

/** The name of an event of the log. */
export type LogEvent = keyof typeof logEvents

/** One structured line of the log: the event and its fields. */
export interface LogLine {
  readonly event: LogEvent
  readonly [field: string]: unknown
}

/** Writes a line of the log. */
export type Log = (line: LogLine) => void
