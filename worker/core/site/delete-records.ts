import { oldReceipts } from '../../features/consent/store-receipt.ts'
import { makeRoom, oldEvents } from '../../features/events/event-store.ts'
import type { Log } from '../base/log/log-line.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import { deleteOverdue, type Expiry } from '../base/sql/expiry.ts'
import { beginRun } from '../base/sql/run-rounds.ts'
import { oldVisitors } from '../page/experiments/count-visitors.ts'
import { replacedPrices } from '../platform/price-ledger/ledger-store.ts'

/** Milliseconds for all of it, in each run of the schedule. */
const BUDGET = 12_000

/** What is deleted by age beside submissions: from `RECORDS`, and from `DB`, which held events and receipts before they had a database of their own. */
export const recordExpiries = (
  retentionDays: number,
): Readonly<Record<'RECORDS' | 'DB', readonly Expiry[]>> => ({
  RECORDS: [oldReceipts, oldEvents(retentionDays), oldVisitors(retentionDays)],
  DB: [oldReceipts, oldEvents(retentionDays), replacedPrices],
})

interface RecordsContext {
  readonly bindings: Pick<Cloudflare.Env, 'RECORDS' | 'DB'>
  readonly now: () => number
  readonly log: Log
  /** Of events. */
  readonly retentionDays: number
}

/** Deletes receipts, events, counted visitors and prices by their age, and events of a database that is full. A table that fails keeps no other. Never rejects. */
export async function deleteRecords({ bindings, now, log, retentionDays }: RecordsContext): Promise<void> {
  const run = beginRun(now, BUDGET)
  const expiries = recordExpiries(retentionDays)
  const attempt = (table: string, step: Promise<void>) =>
    step.catch(error => log({ event: 'records-not-deleted', table, reason: reasonOf(error) }))
  const deleteFrom = (binding: keyof typeof expiries) => {
    const database = bindings[binding]
    return expiries[binding].map(
      expiry => database && attempt(expiry.table, deleteOverdue(database, expiry, run)),
    )
  }
  await Promise.all([...deleteFrom('RECORDS'), ...deleteFrom('DB')])
  if (bindings.RECORDS) await attempt('events', makeRoom(bindings.RECORDS, run))
}
