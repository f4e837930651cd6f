import { beforeAll, expect, it } from 'vitest'
import type { FieldDefinition } from '../../blocks/_kit/forms/definition.ts'
import { readValues } from '../../blocks/_kit/forms/read-values.ts'
import { createFormSite, storedSubmissions } from './setup/form-site.ts'
import { formsSpace } from './setup/forms-space.ts'
import type { TestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'

const kinds = {
  mark: 'text',
  line: 'text',
  lines: 'textarea',
  mail: 'email',
  phone: 'tel',
  day: 'date',
  choice: 'radio',
} as const

const field = (name: keyof typeof kinds, own: object = {}) => ({
  component: 'form-field',
  _uid: name,
  name,
  kind: kinds[name],
  label: name,
  ...own,
})

const form = {
  component: 'form',
  _uid: 'alike',
  id: 'alike',
  fields: [
    field('mark'),
    field('line', { required: true }),
    field('lines', { required: true }),
    field('mail'),
    field('phone'),
    field('day'),
    {
      component: 'form-choice',
      _uid: 'choice',
      name: 'choice',
      label: 'choice',
      options: [
        { component: 'form-option', _uid: 'one', value: 'one', label: 'Eins' },
        { component: 'form-option', _uid: 'two', value: 'two', label: 'Zwei' },
      ],
    },
  ],
}

type Entry = readonly [name: string, value: string]

/** As a browser sends a form by itself: whole characters, each end of a line as CRLF (HTML, constructing the entry list). */
const nativeEntries = (entries: readonly Entry[]): [string, string][] =>
  entries.map(([name, value]) => [name, value.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n')])

/** As the script of the form reads its controls before it sends them. */
function scriptValues(entries: readonly Entry[]) {
  const entered = new Map(entries.map(([name, value]) => [name, [value]] as const))
  // Reading needs no more of a definition.
  const fields = Object.entries(kinds).map(([name, kind]) => ({ name, kind }) as unknown as FieldDefinition)
  return readValues(fields, entered)
}

function multipart(entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

const pairs = (values: object) => Object.entries(values) as [string, string][]

const ways: Readonly<Record<string, (entries: readonly Entry[]) => RequestInit>> = {
  'native, urlencoded': entries => ({ body: new URLSearchParams(nativeEntries(entries)) }),
  'native, multipart': entries => ({ body: multipart(nativeEntries(entries)) }),
  'script, JSON': entries => ({
    body: JSON.stringify(scriptValues(entries)),
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  }),
  'script, urlencoded': entries => ({
    body: new URLSearchParams(pairs(scriptValues(entries))),
    headers: { accept: 'application/json' },
  }),
  'script, multipart': entries => ({
    body: multipart(pairs(scriptValues(entries))),
    headers: { accept: 'application/json' },
  }),
}

/** The fields with an error, in a page or in an answer for a script. */
function refusedIn(text: string): readonly string[] {
  if (text.startsWith('{')) return Object.keys((JSON.parse(text) as { errors?: object }).errors ?? {}).sort()
  const ids = [...text.matchAll(/ id="[^"]*?(\w+)-error" data-field-error/g)].map(([, name]) => name!)
  return [...new Set(ids)].sort()
}

/** The result of each way of sending these entries: what is stored, or which fields are refused. */
async function outcomes(site: TestSite, kind: string, entries: readonly Entry[]) {
  const found: unknown[] = []
  for (const [way, write] of Object.entries(ways)) {
    const mark = `${kind}, ${way}`
    const { headers, ...init } = write([['mark', mark], ...entries])
    const answer = await site.request('/api/forms/alike?page=%2Fcontact%2F', {
      method: 'POST',
      ...init,
      headers: { origin, ...headers },
    })
    const text = await answer.text()
    const isTaken = answer.status === 200 || answer.status === 303
    const stored = (await storedSubmissions('alike')).find(({ values }) => values.mark === mark)
    const { mark: _, ...values } = stored?.values ?? {}
    found.push(isTaken ? values : { refused: refusedIn(text), status: answer.status })
  }
  return found
}

const usual = { line: 'Ada', lines: 'Wann?', mail: 'ada@example.com', phone: '+49 30 1234567', choice: 'one' }

const awkward: readonly (readonly [string, Partial<Record<string, string>>, object])[] = [
  [
    'ends of lines',
    { line: 'a\r\nb', lines: 'a\rb\nc\r\nd\u2028e' },
    { line: 'a b', lines: 'a\nb\nc\nd\ne' },
  ],
  [
    'spaces that do not break',
    { line: 'a\u00a0b', lines: 'a\u00a0b' },
    { line: 'a\u00a0b', lines: 'a\u00a0b' },
  ],
  [
    'soft hyphens',
    { line: 'Fern\u00adstudium', lines: 'Fern\u00adstudium' },
    { line: 'Fernstudium', lines: 'Fernstudium' },
  ],
  ['joiners', { line: 'a\u200db', lines: '👩\u200d🎓' }, { line: 'ab', lines: '👩\u200d🎓' }],
  [
    'marks of direction',
    { line: '\u202aAda\u202c', mail: '\u200eada@example.com', phone: '\u202a+49 30 1234567\u202c' },
    { line: 'Ada', mail: 'ada@example.com', phone: '+49 30 1234567' },
  ],
  ['noncharacters', { line: 'a\ufffeb', lines: 'a\ufffeb' }, { line: 'ab', lines: 'ab' }],
  ['halves of letters', { line: 'a\ud83db', lines: '\udc00a' }, { line: 'ab', lines: 'a' }],
  [
    'blanks at the ends',
    { line: '  Ada\t', lines: '\n Wann? \n\n', mail: ' ada@example.com ' },
    { line: 'Ada', lines: 'Wann?', mail: 'ada@example.com' },
  ],
  [
    'accents after their letters',
    { line: 'Mu\u0308ller', lines: 'gru\u0308n' },
    { line: 'Müller', lines: 'grün' },
  ],
  ['what shows nothing in an address', { mail: 'a\u200bda@exa\u00admple.com' }, { mail: 'ada@example.com' }],
  [
    'dashes and digits of other keyboards',
    { phone: '+٤٩ 30\u20111234567', 'day.day': '٠٧', 'day.month': '4', 'day.year': '1984' },
    { phone: '+49 30-1234567', day: '1984-04-07' },
  ],
  ['a choice with what shows nothing', { choice: 'o\u00adne' }, { choice: 'one' }],
  [
    'as many characters as may be, with ends of lines',
    { lines: `${'abcd\r\n'.repeat(999)}abcde` },
    { lines: `${'abcd\n'.repeat(999)}abcde` },
  ],
]

let site: TestSite

beforeAll(async () => {
  site = await createFormSite({ space: formsSpace(form) })
})

it.each(awkward)('takes and stores the same by each way of sending it: %s', async (kind, own, expected) => {
  const found = await outcomes(site, kind, Object.entries({ ...usual, ...own }) as Entry[])
  // A difference of long texts is too long to print.
  const shown = (one: unknown) => JSON.stringify(one).slice(0, 400)
  expect(found.map(shown)).toEqual(found.map(() => shown({ ...(found[0] as object), ...expected })))
  expect(new Set(found.map(one => JSON.stringify(one))).size).toBe(1)
  await site.settle()
})

it.each<[string, Partial<Record<string, string>>, readonly string[]]>([
  ['nothing but what shows nothing', { line: '\u200b\u00ad', lines: ' \u2060\n' }, ['line', 'lines']],
  ['a character too many', { lines: `${'abcd\r\n'.repeat(1_000)}a` }, ['lines']],
  ['10,000 characters', { line: 'a'.repeat(10_000), lines: 'abcd\r\n'.repeat(2_000) }, ['line', 'lines']],
  ['no address', { mail: 'ada@@example' }, ['mail']],
  ['no number', { phone: 'Ada' }, ['phone']],
  ['no date', { 'day.day': '31', 'day.month': '2', 'day.year': '2000' }, ['day']],
  ['no choice', { choice: 'three' }, ['choice']],
])('refuses the same by each way of sending it: %s', async (kind, own, refused) => {
  const found = await outcomes(site, kind, Object.entries({ ...usual, ...own }) as Entry[])
  expect(found).toEqual(Object.keys(ways).map(() => ({ refused, status: 422 })))
  await site.settle()
})
