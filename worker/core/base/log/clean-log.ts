import { cutText } from '../../../../blocks/_kit/cut-text.ts'
import { maskPersonal } from '../../../../blocks/_kit/mask-personal.ts'
import type { Log, LogLine } from './events.ts'

/** A query in an address, and one that is percent-encoded inside another address. */
const queries = /\?\S*|%(?:25)*3f\S*/gi

function namesOf(query: string): string {
  if (!query.startsWith('?')) return '%3F'
  const names = query.slice(1).split('&')
  return `?${names.map(part => part.split('=', 1)[0]).join('&')}`
}

/**
 * A text with the names of the parameters of each address in it, without their values: values are often personal addresses, tokens and
 * signatures. Linear in the text.
 */
export const withoutValues = (text: string): string =>
  /[?%]/.test(text) ? text.replace(queries, namesOf) : text

/** Characters of one text in the log. */
const maxLength = 1000
/** Characters that are read before masking: enough that no address is cut before its at sign. */
const readLength = 2 * maxLength

/** Fields whose texts come from the worker alone: measurements, names of its own, and places in its code. */
const ownFields: ReadonlySet<string> = new Set(['event', 'row', 'uid', 'render', 'timing', 'stack'])

/**
 * Numbers in a reason that are kept: those of a space or a story are separate words, while text that strangers typed is part of an address.
 */
const keepsNumber =
  (text: string) =>
  (match: string, at: number): boolean =>
    /^[1-9]\d*$/.test(match) &&
    text[at - 1] === ' ' &&
    /^[,;.]?(?: |$)/.test(text.slice(at + match.length, at + match.length + 2))

function cleanText(name: string, text: string): string {
  const read = withoutValues(cutText(text, readLength))
  const keeps = name === 'reason' || name === 'reasons' ? keepsNumber(read) : undefined
  const clean = ownFields.has(name) ? read : maskPersonal(read, keeps)
  return clean.length > maxLength ? `${cutText(clean, maxLength)}…` : clean
}

function clean(name: string, value: unknown): unknown {
  if (typeof value === 'string') return cleanText(name, value)
  if (Array.isArray(value)) return value.map(item => clean(name, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, clean(inner, item)]))
}

/** Whether a line needs no cleaning. Nearly all lines need none, and no copy. */
function isClean(line: LogLine): boolean {
  for (const name in line) {
    const value = line[name]
    const isSame =
      typeof value === 'string' ? cleanText(name, value) === value : typeof value !== 'object' || !value
    if (!isSame) return false
  }
  return true
}

/**
 * A log whose lines contain no query values, nothing that looks like a person's address, number or token, even where strangers may have
 * typed it, and no text of unlimited length. All lines that the app logs pass through it.
 */
export const cleanLog =
  (write: Log): Log =>
  line =>
    // Cleaning keeps the types of the fields, so the result is still a log line.
    write(isClean(line) ? line : (clean('', line) as LogLine))
