import type { Log, LogLine } from './log-line.ts'
import { withoutValues } from './without-values.ts'

/** Characters of one text in the log. */
const maxLength = 1000

function cleanText(text: string): string {
  const clean = withoutValues(text)
  return clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
}

/** Whether a line is as `clean` would make it. Nearly all are, and need no copy. */
function isClean(line: LogLine): boolean {
  for (const name in line) {
    const value = line[name]
    const isSame =
      typeof value === 'string' ? cleanText(value) === value : typeof value !== 'object' || !value
    if (!isSame) return false
  }
  return true
}

/**
 * A log whose lines hold no values of a query and no text of unlimited length: all lines that the app logs go
 * through it.
 */
export const cleanLog =
  (write: Log): Log =>
  line =>
    // The fields keep their types, so the result is still a log line.
    write(isClean(line) ? line : (clean(line) as LogLine))
