import { logEvents } from './events.ts'
import type { LogLine } from './log-line.ts'
import { currentRay } from './ray.ts'

/**
 * A line of the log as it is written: JSON, with the level of its event and the ray id of its request (requirement operations/log). A line
 * with a status of 5xx is an error, whatever its event, unless it is of a drill.
 */
export function formatLine({ event, ray = currentRay(), ...fields }: LogLine): string {
  const failed = typeof fields.status === 'number' && fields.status >= 500 && fields.drill === undefined
  return JSON.stringify({ level: failed ? 'error' : logEvents[event].level, event, ray, ...fields })
}
