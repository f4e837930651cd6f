import { describe, expect, it } from 'vitest'
import { readWords } from './words.ts'

const local = { remote: false, state: '.wrangler/state' }

describe('the words of the command', () => {
  const tasks: [string, object][] = [
    ['list', { action: { name: 'list', limit: 50 }, place: local }],
    ['mails --limit 3', { action: { name: 'mails', limit: 3 } }],
    ['show R-1 --remote', { action: { name: 'show', id: 'R-1' }, place: { ...local, remote: true } }],
    ['export --since 2026-11-01', { action: { name: 'export', since: Date.UTC(2026, 10, 1) } }],
    ['export', { action: { name: 'export', since: 0, csv: false } }],
    ['export --csv', { action: { name: 'export', since: 0, csv: true } }],
    ['redeliver a', { action: { name: 'redeliver', id: 'a', failed: false } }],
    ['redeliver --failed', { action: { name: 'redeliver', failed: true } }],
    [
      'release a --persist-to x',
      { action: { name: 'release', id: 'a' }, place: { remote: false, state: 'x' } },
    ],
    [
      'erase --email a@b.example',
      { action: { name: 'erase', person: { kind: 'email', text: 'a@b.example' } } },
    ],
    ['release a --dry-run', { isDry: true }],
    [`verify R-1 ${'a'.repeat(43)}`, { action: { name: 'verify', id: 'R-1', seal: 'a'.repeat(43) } }],
    // Addresses that forms take.
    ['find --reference R-1', { action: { name: 'find', person: { kind: 'reference', text: 'R-1' } } }],
    [
      "erase --email o'brien@x.example",
      { action: { name: 'erase', person: { kind: 'email', text: "o'brien@x.example" } } },
    ],
    [
      'erase --email a!b@x.example',
      { action: { name: 'erase', person: { kind: 'email', text: 'a!b@x.example' } } },
    ],
    [
      'erase --email a..b@x.example',
      { action: { name: 'erase', person: { kind: 'email', text: 'a..b@x.example' } } },
    ],
  ]
  it.each(tasks)('%s', (words, task) => {
    expect(readWords(words.split(' '))).toMatchObject(task)
  })

  const known =
    'the first word is list, show, export, mails, redeliver, release, revoke, find, erase or verify'
  const wrong: [string, string][] = [
    ['', known],
    ['foo', known],
    ['show', 'an id is missing'],
    ['release', 'an id is missing'],
    ["show ';--", 'this is no id'],
    ['show a b', 'too many words: b'],
    ['list a', 'too many words: a'],
    ['erase a --email a@b.example', 'too many words: a'],
    ['redeliver', 'either an id or --failed'],
    ['redeliver a --failed', 'either an id or --failed'],
    ['erase', 'one of --email, --phone, --name or --reference'],
    ['find --email a@b.example --phone 030123456', 'one of --email, --phone, --name or --reference'],
    ['erase --phone 0301', 'a phone number has at least 8 digits'],
    ['erase --name Ada', 'a name has at least 4 letters'],
    ['erase --email x', 'this is no mail address'],
    ['export --since yesterday', '--since is a day as YYYY-MM-DD'],
    ['export --since 2026-13-40', 'there is no such day'],
    ['export --since 2026-02-30', 'there is no such day'],
    ['list --limit 0', '--limit is a number from 1 to 10000'],
    ['list --limit 10001', '--limit is a number from 1 to 10000'],
    ['list --limit many', '--limit is a number from 1 to 10000'],
  ]
  it.each(wrong)('%s is refused: %s', (words, message) => {
    expect(() => readWords(words.split(' ').filter(Boolean))).toThrow(new Error(message))
  })

  it('an option that is unknown is refused', () => {
    expect(() => readWords(['list', '--unknown'])).toThrow('--unknown')
  })
})
