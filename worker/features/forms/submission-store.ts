import { within } from '../../core/base/http/deadline.ts'
import type { Log } from '../../core/base/log/events.ts'
import { embeddedScanner, type FileScanner } from './file-scanner.ts'
import { createFileStore } from './file-store.ts'
import type { MailLimits } from './mail-address.ts'
import type { DeliveryMessage } from './outbox/process-outbox.ts'
import { endLink, mayMail, readDraft, revokeLinks, storeDraft } from './store/drafts.ts'
import { failureClass } from './store/failure-class.ts'
import { readContent, readVersion, storeContent, storeVersion } from './store/form-versions.ts'
import { storeSubmission } from './store/store-submission.ts'
import { confirmSubscription, readSubmission } from './store/subscriptions.ts'
import type { Submission, SubmissionStore } from './submission.ts'

/** Milliseconds for one read or write of a draft or of the rows of files. */
const DEADLINE = 2_000
/** Milliseconds for the version of a form that was shown, which is read before a submission is stored: an answer takes less than five seconds. */
const VERSION_DEADLINE = 500

export interface FormBindings {
  readonly DB?: D1Database | undefined
  readonly UPLOADS?: R2Bucket | undefined
  readonly DELIVERIES?: Pick<Queue<DeliveryMessage>, 'send'> | undefined
}

export interface StoreDependencies {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Random and unguessable: it names uploaded files. */
  readonly newId: () => string
  readonly log: Log
  readonly waitUntil: (promise: Promise<unknown>) => void
  readonly mailLimits?: MailLimits | undefined
  /** Replaced by tests. */
  readonly within?: typeof within
  /** Checks files before anybody reads them; default: the check of this site. */
  readonly scanner?: FileScanner
}

/** The store of submissions, drafts and uploads over the bindings of a request (requirements forms/stored-first, forms/uploads). */
export function createSubmissionStore(
  { DB: database, UPLOADS: bucket, DELIVERIES: queue }: FormBindings,
  {
    now,
    newId,
    log,
    waitUntil,
    mailLimits: limits,
    within: limit = within,
    scanner = embeddedScanner,
  }: StoreDependencies,
): SubmissionStore {
  /** The result, or undefined where a store is missing, fails or is late. */
  async function attempt<T>(
    action: string,
    run: (database: D1Database) => Promise<T>,
    deadline = DEADLINE,
  ): Promise<T | undefined> {
    try {
      return database && (await limit(run(database), deadline))
    } catch (error) {
      log({ event: 'form-store-failed', action, reason: failureClass(error) })
      return undefined
    }
  }

  /** Tells the queue. Where that fails, the schedule finds the rows within a minute. */
  const announce = async (id: string): Promise<void> => {
    await queue?.send({ submission: id }).catch(() => undefined)
  }
  const isDue = ({ held }: Submission) => !held || held === 'unconfirmed'

  return {
    async save(submission, key, { isDatabaseDown } = { isDatabaseDown: false }) {
      const stores = { database: isDatabaseDown ? undefined : database, bucket }
      const saved = await storeSubmission(submission, key, { ...stores, log, limits, within: limit })
      if (saved.kind === 'stored' && isDue(submission)) waitUntil(announce(submission.id))
      return saved
    },
    async storeDraft(draft, write) {
      const saved = (await attempt('storeDraft', db => storeDraft(db, draft, { limits, ...write }))) ?? 'lost'
      if (saved === 'saved' && draft.mails.length) waitUntil(announce(draft.id))
      return saved
    },
    mayMail: (base, { client }) =>
      attempt('mayMail', db => mayMail(db, base, { client, limits, now: now() })),
    storeContent: body => attempt('storeContent', db => storeContent(db, body, now())),
    readContent: digest => attempt('readContent', db => readContent(db, digest)),
    storeVersion: async form =>
      (await attempt('storeVersion', db => storeVersion(db, form, now()).then(() => true))) ?? false,
    readVersion: named => attempt('readVersion', db => readVersion(db, named), VERSION_DEADLINE),
    readDraft: async id => {
      const read = await attempt('readDraft', async db => ({ draft: await readDraft(db, id, now()) }))
      return read ? read.draft : 'lost'
    },
    endLink: async link => (await attempt('endLink', db => endLink(db, link))) ?? 'lost',
    revokeLinks: async draft =>
      (await attempt('revokeLinks', db => revokeLinks(db, draft).then(() => true))) ?? false,
    async confirm(id) {
      const confirmed = (await attempt('confirm', db => confirmSubscription(db, id, now()))) ?? 'lost'
      if (confirmed === 'confirmed') waitUntil(announce(id))
      return confirmed
    },
    read: id => attempt('read', db => readSubmission(db, id)),
    ...createFileStore({ attempt, bucket, now, newId, scanner }),
  }
}
