import type { Expiry } from '../../../core/base/sql/expiry.ts'
import { countedOrders } from './outbox-statements.ts'
import { confirmationLife, confirmationRequestedAt } from './subscriptions.ts'

const DAY = 86_400_000

/** Milliseconds for which a form in progress is stored: for the visit, and for one that is continued later. */
export const draftLife = DAY
export const savedDraftLife = 30 * DAY

/** SQL: the keys of files in drafts, each once. A body that is not JSON names none. */
const inDrafts = `SELECT json_extract(named.value, '$.key') FROM drafts,
  json_each(CASE WHEN json_valid(drafts.body) THEN drafts.body ELSE '{}' END, '$.files') named
  WHERE json_extract(named.value, '$.key') IS NOT NULL`

/** SQL, for a row of `files`: no submission and no draft names the file. Drafts are read once for all rows. */
export const isUnnamed = `(NOT EXISTS (SELECT 1 FROM submission_files WHERE file = files.key)
  AND files.key NOT IN (${inDrafts}))`

/**
 * SQL, for a row of `files`: the database was restored, and a submission that it lost may have the file, which was uploaded on the day before.
 * Erased files are excluded.
 */
export const mayBeLost = `(files.created > 0
  AND EXISTS (SELECT 1 FROM file_walks WHERE keep_until > 0 AND files.created >= lost_since - 86400000))`

/** How long answers to a version of a form that is no longer shown are read by that version. */
const shownFormLife = 30 * DAY

const submissions = 'submissions'

/** A subscription that its sender did not confirm. */
export const unconfirmed: Expiry = {
  table: submissions,
  column: 'created',
  life: confirmationLife,
  where: `held = 'unconfirmed' AND ${confirmationRequestedAt} < ?1`,
}

export const oldSubmissions = (retentionDays: number): Expiry => ({
  table: submissions,
  column: 'created',
  life: retentionDays * DAY,
})

export const endedDrafts: Expiry = { table: 'drafts', column: 'until', life: 0 }

/** Rows without dependent rows or objects. */
export const plainRows = (retentionDays: number): readonly Expiry[] => [
  // Each save of a draft refreshes its content's row, and the draft lives no longer than this after the last save.
  { table: 'form_contents', column: 'used', life: savedDraftLife + DAY },
  { table: 'form_versions', column: 'used', life: shownFormLife },
  { table: 'submission_keys', column: 'until', life: DAY },
  { table: 'audit', column: 'at', life: retentionDays * DAY },
]

/** Orders to erase objects of the bucket. The next run of the schedule executes them. */
const dueErasures: Expiry = { table: 'erasures', column: 'at', life: 0 }

/**
 * Rows that are deleted by age from the database of forms (requirement forms/retention), for the check whether deletion is
 * late.
 */
export const formExpiries = (retentionDays: number): readonly Expiry[] => [
  ...plainRows(retentionDays),
  oldSubmissions(retentionDays),
  unconfirmed,
  endedDrafts,
  dueErasures,
  countedOrders,
  // A file that is no longer needed has the time since when as a negative number.
  {
    table: 'files',
    column: 'abs(created)',
    life: DAY,
    where: `state = 'uploading' AND ${isUnnamed} AND NOT ${mayBeLost}`,
  },
  { table: 'files', column: '-created', life: 0, where: `created < 0 AND ${isUnnamed}` },
]
