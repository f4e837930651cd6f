import type { LogEvent } from './events.ts'

/** One structured line of the log: the event and its fields. */
export interface LogLine {
  readonly event: LogEvent
  readonly [field: string]: unknown
}

/** Writes a line of the log. */
export type Log = (line: LogLine) => void
