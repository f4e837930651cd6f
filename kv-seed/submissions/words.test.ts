import { describe, expect, it } from 'vitest'
import { readWords } from './words.ts'

const local = { remote: false, state: '.wrangler/state' }

describe('the words of the command', () => {
  const tasks: [string, object][] = [
    ['list', { action: { name: 'list', limit: 50 }, place: local }],
    ['mails --limit 3', { action: { name: 'mails', limit: 3 } }],
    ['show R-1 --remote', { action: { name: 'show', id: 'R-1' }, place: { ...local, remote: true } }],
    ['export --since 2026-11-01', { action: { name: 'export', since: Date.UTC(2026, 10, 1) } }],
    ['export', { action: { name: 'export', since: 0 } }],
    ['redeliver a', { action: { name: 'redeliver', id: 'a', failed: false } }],
    ['redeliver --failed', { action: { name: 'redeliver', failed: true } }],
    [
      'release a --persist-to x',
      { action: { name: 'release', id: 'a' }, place: { remote: false, state: 'x' } },
    ],
    ['erase --email a@b.example', { action: { name: 'erase', email: 'a@b.example' } }],
    ['release a --dry-run', { isDry: true }],
  ]
  it.each(tasks)('%s', (words, task) => {
    expect(readWords(words.split(' '))).toMatchObject(task)
  })

  const wrong = [
    '',
    'delete',
    'show',
    "show ';--",
    'show a b',
    'redeliver',
    'redeliver a --failed',
    'erase',
    'erase --email x',
    'export --since yesterday',
    'export --since 2026-13-40',
    'list --limit 0',
    'list --unknown',
  ]
  it.each(wrong)('%s is refused', words => {
    expect(() => readWords(words.split(' ').filter(Boolean))).toThrow()
  })
})
