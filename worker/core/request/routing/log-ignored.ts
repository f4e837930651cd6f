import type { Log } from '../../base/log/log-line.ts'
import type { RoutingProblem } from './resolve-route.ts'

const HOUR = 3600_000

/** Causes with a line of their own within an hour; the others share one for each reason. */
const most = 20

interface Noted {
  readonly problem: RoutingProblem
  /** Requests since the line. */
  untold: number
}

/**
 * Logs entries and rules that are ignored: any number of addresses may lead into one circle, and visitors may invent them. A cause has one line in an
 * hour, with an address that has it; how many requests followed is said in one more line, once the hour is over.
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
    const key = noted.has(own) || noted.size < most ? own : reason
    const known = noted.get(key)
    if (known) known.untold++
    else {
      noted.set(key, { problem, untold: 0 })
      write(problem, 1, log)
    }
  }
}

export type LogIgnored = ReturnType<typeof createIgnoredLog>
