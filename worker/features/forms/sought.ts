import * as v from 'valibot'
import { unicodeAddress } from '../../../blocks/_kit/forms/unicode-address.ts'
import { asciiAddress } from './mail-address.ts'

/** Kinds of data by which a person is found. */
export const soughtKinds = ['email', 'phone', 'name', 'reference'] as const

export interface Sought {
  readonly kind: (typeof soughtKinds)[number]
  readonly text: string
}

export const soughtSchema: v.GenericSchema<unknown, Sought> = v.object({
  kind: v.picklist(soughtKinds),
  text: v.string(),
})

/** The stored data of a form, sent or in progress, that may name a person. */
const named = v.object({
  reference: v.optional(v.string()),
  values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  email: v.optional(v.string()),
  sent: v.optional(v.object({ reference: v.string() })),
  sentBefore: v.optional(v.string()),
  mails: v.optional(
    v.array(v.object({ kind: v.string(), to: v.string(), subject: v.string(), text: v.string() })),
    [],
  ),
  files: v.optional(v.array(v.object({ filename: v.string() })), []),
})

type Named = v.InferOutput<typeof named>

/** Normalises a text: capitals, spaces, forms of one letter. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

const digits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** An address with its host in ASCII and in Unicode. */
const formsOf = ({ kind, text }: Sought): readonly string[] => {
  const typed = plain(text)
  return kind === 'email' ? [...new Set([asciiAddress(typed), plain(unicodeAddress(typed))])] : [typed]
}

/** Digits of a phone number that are the same with and without the number of a country. */
const shortest = 8

interface Matcher {
  readonly isWhole: (text: string) => boolean
  readonly isPart: (text: string) => boolean
}

function matcherOf(sought: Sought): Matcher {
  if (sought.kind === 'phone') {
    const number = digits(sought.text)
    const end = number.slice(-shortest)
    return { isWhole: value => digits(value) === number, isPart: value => digits(value).includes(end) }
  }
  const forms = formsOf(sought)
  return {
    isWhole: value => forms.includes(plain(value)),
    isPart: value => forms.some(form => plain(value).includes(form)),
  }
}

/** Whether two of the values, as first and last name, form the name. */
const isOfTwo = (values: readonly string[], { isWhole }: Matcher) =>
  values.some(first => first !== '' && values.some(last => last !== '' && isWhole(`${first} ${last}`)))

/** The references of a form, and the addresses at which its visitor gets mails. */
const wholesOf = ({ reference, sent, sentBefore, email, mails }: Named) =>
  [
    ...[reference, sent?.reference, sentBefore, email],
    ...mails.flatMap(mail => (mail.kind === 'notification' ? [] : [mail.to])),
  ].filter(text => text !== undefined)

/** Where a person is named: `whole` if a value is the person's, else the fields whose text mentions the person; empty if none does. */
export type Hit = 'whole' | readonly string[]

/** Looks for a person in the stored data of a form. Throws for any other data. */
export function findIn(sought: Sought, stored: unknown): Hit {
  const form = v.parse(named, stored)
  const matcher = matcherOf(sought)
  const values = Object.entries(form.values).flatMap(([name, value]) =>
    [value].flat().map(text => ({ name, text })),
  )
  const texts = values.map(({ text }) => text)
  const isWhole = [...texts, ...wholesOf(form)].some(matcher.isWhole)
  if (isWhole || (sought.kind === 'name' && isOfTwo(texts, matcher))) return 'whole'
  const places = [
    ...values.filter(({ text }) => matcher.isPart(text)).map(({ name }) => name),
    ...(form.mails.some(({ subject, text }) => matcher.isPart(`${subject} ${text}`)) ? ['a mail'] : []),
    ...(form.files.some(({ filename }) => matcher.isPart(filename)) ? ['the name of a file'] : []),
  ]
  return [...new Set(places)]
}

const inWord = /[\p{L}\p{N}_%+@-]/u

/** Whether a text contains a word that is not part of a longer one. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + word.length] ?? '']
    if (!inWord.test(before) && !inWord.test(after)) return true
  }
  return false
}

/** Whether any text, such as one that cannot be read as a form, names a person in words of its own. */
export function isNamedIn(sought: Sought, text: string): boolean {
  if (sought.kind === 'phone')
    return hasWord(text.replace(/(?<=\d)[\s()./-]+(?=\d)/g, ''), digits(sought.text))
  const words = plain(text)
  return formsOf(sought).some(
    form => hasWord(words, form) || hasWord(words, JSON.stringify(form).slice(1, -1)),
  )
}

/** Letters that the database can compare: it ignores capitals only in ASCII. */
const comparable = (text: string) =>
  [...new Set(plain(text).match(/[a-z\d@.+_-]+/g) ?? [])].sort((a, b) => b.length - a.length).slice(0, 4)

/** SQL for texts in a column that may name a person: a superset of what `findIn` finds. Parameters from the first one. */
export function candidates(sought: Sought, column: string): { sql: string; values: string[] } {
  if (sought.kind === 'phone') {
    const number = [' ', '-', '/', '(', ')', '.', '\u00a0'].reduce(
      (sql, mark) => `replace(${sql}, '${mark}', '')`,
      column,
    )
    return { sql: `instr(${number}, ?1) > 0`, values: [digits(sought.text).slice(-shortest)] }
  }
  const values: string[] = []
  const each = formsOf(sought).map(form =>
    comparable(form)
      .map(part => `instr(lower(${column}), ?${values.push(part)}) > 0`)
      .join(' AND '),
  )
  return { sql: `(${each.map(condition => condition || '1').join(' OR ')})`, values }
}
