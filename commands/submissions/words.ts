import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isDay } from '../../blocks/_kit/forms/rules.ts'
import { soughtKinds } from '../../worker/features/forms/sought.ts'

export const usage = `npm run submissions -- list | show ID | export | mails | redeliver | release ID | revoke | find | erase | verify [--remote] [--dry-run]

npm run submissions -- list                    what was sent last, and how it stands (--limit 50)
npm run submissions -- show ID                 one submission; ID is its id or its reference
npm run submissions -- export                  all of them as lines of JSON (--since 2026-11-01), or with --csv for a spreadsheet: UTF-8 with its mark
                                               (BOM), a column a field; what a spreadsheet would compute begins with an apostrophe
                                               (into a file: npm run --silent submissions -- export --csv > FILE)
npm run submissions -- mails                   the inbox of a site that sends no mail (--limit 50)
npm run submissions -- redeliver ID            delivers one anew, or with --failed whatever was given up
npm run submissions -- release ID              delivers one that is held, or sends its mails that are
npm run submissions -- revoke --email X        ends the links to continue a form of this address
npm run submissions -- find --email X          where a person is named: also --phone, --name, --reference
npm run submissions -- erase --email X         deletes what is theirs, and says where else they are mentioned
npm run submissions -- verify REFERENCE SEAL   whether the seal of a receipt is that of what is stored
Of the local site (--persist-to .wrangler/state), or with --remote of the deployed one. --dry-run prints the SQL.`

const id = v.pipe(v.string('an id is missing'), v.regex(/^[\w-]{1,100}$/, 'this is no id'))
const count = '--limit is a number from 1 to 10000'
const limit = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, count),
  v.transform(Number),
  v.minValue(1, count),
  v.maxValue(10_000, count),
)
const since = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, '--since is a day as YYYY-MM-DD'),
  v.check(isDay, 'there is no such day'),
  v.transform(day => Date.parse(day)),
)
// Not stricter than forms: an address that was stored must be found.
const email = v.pipe(v.string(), v.trim(), v.regex(/^[^\s@]+@[^\s@]+$/, 'this is no mail address'))
const phone = v.pipe(
  v.string(),
  v.check(text => text.replace(/\D/g, '').length >= 8, 'a phone number has at least 8 digits'),
)
// Short texts such as a single letter would match nearly everything.
const longName = v.pipe(v.string(), v.trim(), v.minLength(4, 'a name has at least 4 letters'))

/** The one option that identifies the person. */
const person = v.pipe(
  v.object({
    email: v.optional(email),
    phone: v.optional(phone),
    name: v.optional(longName),
    reference: v.optional(id),
  }),
  v.transform(given =>
    soughtKinds.flatMap(kind => (given[kind] === undefined ? [] : [{ kind, text: given[kind] }])),
  ),
  v.check(given => given.length === 1, 'one of --email, --phone, --name or --reference'),
  v.transform(([sought]) => sought!),
)

const tasks = [
  v.object({ name: v.picklist(['list', 'mails']), limit: v.optional(limit, '50') }),
  v.object({ name: v.picklist(['show', 'release']), id }),
  v.object({
    name: v.literal('verify'),
    id,
    seal: v.pipe(v.string('a seal is missing'), v.regex(/^[\w-]{43}$/, 'this is no seal')),
  }),
  v.object({ name: v.literal('redeliver'), id: v.optional(id), failed: v.optional(v.boolean(), false) }),
  v.object({
    name: v.literal('export'),
    since: v.optional(since, '1970-01-01'),
    csv: v.optional(v.boolean(), false),
  }),
  v.object({ name: v.literal('revoke'), email: v.pipe(v.string('--email is missing'), email) }),
  v.object({ name: v.picklist(['find', 'erase']), person }),
] as const
const action = v.variant(
  'name',
  tasks,
  'the first word is list, show, export, mails, redeliver, release, revoke, find, erase or verify',
)

/** One task of the command. */
export type Action = v.InferOutput<typeof action>

/** The database to use. */
export interface Place {
  readonly remote: boolean
  /** Folder of the local state. */
  readonly state: string
}

export interface Task {
  readonly action: Action
  readonly place: Place
  readonly isDry: boolean
}

/** Parses the words after `npm run submissions --`. Throws an error that names the wrong word. */
export function readWords(words: readonly string[]): Task {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      limit: { type: 'string' },
      since: { type: 'string' },
      email: { type: 'string' },
      phone: { type: 'string' },
      name: { type: 'string' },
      reference: { type: 'string' },
      failed: { type: 'boolean' },
      csv: { type: 'boolean' },
      remote: { type: 'boolean', default: false },
      'persist-to': { type: 'string', default: '.wrangler/state' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [name, subject, ...rest] = positionals
  const [seal, ...more] = name === 'verify' ? rest : [undefined, ...rest]
  const { remote, 'persist-to': state, 'dry-run': isDry, ...options } = values
  // A missing word is passed as undefined, so that its own schema reports it.
  const given = { ...options, name, id: subject, seal, person: options }
  const result = v.safeParse(action, given, { abortPipeEarly: true })
  if (!result.success) throw new Error(result.issues.map(({ message }) => message).join('; '))
  const { output } = result
  const unread = 'id' in output ? more : positionals.slice(1)
  if (unread.length) throw new Error(`too many words: ${unread.join(' ')}`)
  if (output.name === 'redeliver' && (output.id === undefined) !== output.failed)
    throw new Error('either an id or --failed')
  return { action: output, place: { remote, state }, isDry }
}
