import type { Log } from '../../base/log/events.ts'

/** Maximum entries that one line names. */
const most = 5

interface Rejected {
  /** The start of an entry, without its query. */
  readonly path: string
  readonly reason: string
}

/** Logs in one line how many entries of the table were rejected, and names the first of them: a table may have thousands. */
export function logRejected(rejected: readonly Rejected[], log: Log): void {
  if (!rejected.length) return
  const samples = rejected
    .slice(0, most)
    .map(({ path, reason }) => ({ path: path.replace(/[?#].*$/s, ''), reason }))
  log({ event: 'redirect-rejected', count: rejected.length, samples })
}
