import { AsyncLocalStorage } from 'node:async_hooks'
import { type LogLine, logEvents } from './events.ts'

const rays = new AsyncLocalStorage<string>()

/** The ray id that the data centre gave a request; undefined for any other text, which a client may have sent. */
export const rayOf = (headers: Pick<Headers, 'get'>): string | undefined =>
  /^[\da-f]{16}(?:-[A-Z]{3})?$/.exec(headers.get('cf-ray') ?? '')?.[0]

/** Runs the answer of a request; its lines, also those of work after the answer, get this ray id. */
export const withRay = <T>(ray: string | undefined, run: () => T): T => (ray ? rays.run(ray, run) : run())

/**
 * Formats a line of the log as JSON, with the level of its event and the ray id of its request, if it has one (requirement operations/log). A line with a
 * status of 5xx is an error, whatever its event, unless it belongs to a drill.
 */
export function formatLine(line: LogLine): string {
  const { event, ray = rays.getStore(), status, drill } = line
  const failed = typeof status === 'number' && status >= 500 && drill === undefined
  return JSON.stringify({ level: failed ? 'error' : logEvents[event].level, ...line, ray })
}
