import type { Log } from '../../base/log/events.ts'
import type { RoutingProblem } from './resolve-route.ts'

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

const HOUR = 3600_000

/** Maximum causes that get a log line of their own within an hour; the others share one line per reason. */
const mostLines = 20

interface Noted {
  readonly problem: RoutingProblem
  /** Requests since the last line. */
  untold: number
}

/**
 * Logs entries and rules that routing ignores. Any number of addresses may lead into one circle, and visitors may invent them, so a cause gets one
 * line per hour, with one address as an example; one more line at the end of the hour says how many requests followed.
 */
export function createIgnoredLog(now: () => number) {
  let noted = new Map<string, Noted>()
  let began = now()
  const write = ({ path, reason }: RoutingProblem, count: number, log: Log) =>
    log({ event: 'redirect-ignored', path, reason, count })
  return (problem: RoutingProblem, log: Log): void => {
    if (now() - began >= HOUR) {
      for (const { problem: before, untold } of noted.values()) if (untold) write(before, untold, log)
      noted = new Map()
      began = now()
    }
    const { reason, cause = problem.path } = problem
    const own = `${reason} ${cause}`
    const key = noted.has(own) || noted.size < mostLines ? own : reason
    const known = noted.get(key)
    if (known) known.untold++
    else {
      noted.set(key, { problem, untold: 0 })
      write(problem, 1, log)
    }
  }
}

export type LogIgnored = ReturnType<typeof createIgnoredLog>
