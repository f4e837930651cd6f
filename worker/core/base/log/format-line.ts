import { logEvents } from './events.ts'
import type { LogLine } from './log-line.ts'
import { currentRay } from './ray.ts'

/**
 * Formats a line of the log as JSON, with the level of its event and the ray id of its request (requirement operations/log). A line with a
 * status of 5xx is an error, whatever its event, unless it belongs to a drill.
 */
export function formatLine(line: LogLine): string {
  const { event, ray = currentRay(), status, drill } = line
  const failed = typeof status === 'number' && status >= 500 && drill === undefined
  return JSON.stringify({ level: failed ? 'error' : logEvents[event].level, ...line, ray })
}
