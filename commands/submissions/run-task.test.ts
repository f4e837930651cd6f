import { describe, expect, it } from 'vitest'
import { sealOf } from '../../worker/features/forms/receipt-seal.ts'
import type { Submission } from '../../worker/features/forms/submission.ts'
import { sampleSubmission, sampleTime } from '../../worker/features/forms/testing/sample-submission.ts'
import type { Rows, RunStatements } from './run-statements.ts'
import { runTask } from './run-task.ts'
import { type Action, readWords } from './words.ts'

const escapeCharacter = String.fromCharCode(27)

/** Runs a task on a database that returns these rows in turn; resolves to the output, and the SQL. */
async function runOn(words: string, ...answers: readonly Rows[]) {
  const lines: string[] = []
  const sql: string[] = []
  const left = [...answers]
  const run: RunStatements = async (...statements) => {
    sql.push(...statements.map(statement => statement.sql))
    return left.shift() ?? statements.map(() => [])
  }
  const action: Action = readWords(words.split(' ')).action
  await runTask(action, {
    run,
    fileCommand: async key => `get ${key}`,
    receiptKeys: () => ({ verify: ['a-secret'] }),
    print: line => lines.push(line),
    now: sampleTime,
  })
  return { lines, sql }
}

/** The rows of a submission that was found. */
const stands = (held: string | null, mails = 0) => [{ id: 'a', held, mails }]

describe('the seal of a receipt', () => {
  const submission = sampleSubmission('a')
  const stored = [stands(null), [{ body: JSON.stringify(submission) }]]

  it('is that of what is stored', async () => {
    const seal = await sealOf(submission, { sign: 'a-secret' })
    expect((await runOn(`verify a ${seal}`, stored)).lines).toEqual([
      'The seal is that of R-a, form contact, sent 2026-11-23T09:00:00.000Z.',
    ])
  })

  it('of something else is refused', async () => {
    const seal = await sealOf({ ...submission, created: sampleTime + 1 }, { sign: 'a-secret' })
    await expect(runOn(`verify a ${seal}`, stored)).rejects.toThrow('the seal is not that of R-a')
  })
})

describe('a task of the command', () => {
  it('lists how submissions stand in a table', async () => {
    const row = { id: 'a', reference: 'R-a', form: 'contact', created: sampleTime }
    const rows = [
      { ...row, held: null, delivery: 'failed', mail: 'held', reason: 'answered 500' },
      { ...row, held: 'trap', delivery: null, mail: null, reason: null },
    ]
    expect((await runOn('list', [rows])).lines).toEqual([
      'sent (UTC)        reference  form     delivery    mail  reason        id',
      '2026-11-23 09:00  R-a        contact  failed      held  answered 500  a',
      '2026-11-23 09:00  R-a        contact  held: trap                      a',
    ])
  })

  it('shows a submission, whose text cannot command a terminal', async () => {
    const values = { name: `Ada${escapeCharacter}[31m\nBeispiel`, email: 'ada@example.org', topic: 'advice' }
    const file = { field: 'cv', key: 'files/f', filename: 'a\n.pdf', type: 'application/pdf', bytes: 10 }
    const body = JSON.stringify(sampleSubmission('a', { values, files: [file] }))
    const mail = {
      kind: 'receipt',
      to: 'a@b.example',
      subject: 'Danke',
      text: `Zeile 1\n${escapeCharacter}[2JZeile 2`,
    }
    const outbox = [{ id: 'a:delivery', state: 'done', attempts: 1, next_attempt: 0, reason: null }]
    const inbox = [{ created: sampleTime, body: JSON.stringify(mail) }]
    const audit = [{ reader: 'cli', action: 'show', at: sampleTime }]
    const { lines } = await runOn('show a', [stands(null), [], [{ body }], outbox, inbox, audit])
    const text = lines.join('\n')
    expect(text).toContain('Ada[31m Beispiel')
    expect(text).toContain('Zeile 1\n [2JZeile 2')
    expect(text).toContain('file a .pdf (10 bytes): get files/f')
    expect(text).toContain('a:delivery  done   1')
    expect(text).toContain('cli      show  2026-11-23 09:00')
    expect(text).not.toContain(escapeCharacter)
  })

  it('shows the answers beside their fields, whatever one of them agrees to', async () => {
    const consent = 'I agree that the university uses what I wrote, in order to answer me. '.repeat(3).trim()
    const fields = [
      { name: 'firstName', label: 'First name', kind: 'text', personal: true },
      { name: 'privacy', label: consent, kind: 'consent', personal: false, chosen: ['yes'] },
    ]
    const submission = { ...sampleSubmission('a', { values: { firstName: 'Ada', privacy: 'yes' } }), fields }
    const { lines } = await runOn('show a', [
      stands(null),
      [],
      [{ body: JSON.stringify(submission) }],
      [],
      [],
      [],
    ])
    expect(lines).toContain('First name  Ada')
    expect(lines).toContain(`${consent}  yes`)
  })

  it('exports in pages, each of which is in the audit before it is printed', async () => {
    const page = Array.from({ length: 200 }, (_, index) => ({
      id: `${index}`,
      created: 1,
      body: `{"n":${index}}`,
    }))
    const { lines, sql } = await runOn('export', [page], [], [page.slice(0, 1)])
    expect(lines).toHaveLength(201)
    expect(lines[1]).toBe('{"n":1}')
    expect(sql.filter(statement => statement.includes('INSERT INTO audit'))).toHaveLength(2)
  })

  it('exports for a spreadsheet, with the audit of lines of JSON', async () => {
    const rows = ['a', 'b'].map(id => ({ id, created: 1, body: JSON.stringify(sampleSubmission(id)) }))
    const { lines, sql } = await runOn('export --csv', [rows])
    expect(lines.map(line => line.endsWith('\r'))).toEqual([true, true, true])
    expect(sql.filter(statement => statement.includes('INSERT INTO audit'))).toHaveLength(1)
  })

  const candidates = () => {
    const body = (changes: Partial<Submission>) => JSON.stringify(sampleSubmission('a', changes))
    const mention = { values: { message: 'Frag ada@example.org' }, email: 'eve@example.org', mails: [] }
    return [
      [
        { id: 'a', body: body({}) },
        { id: 'b', body: body({ ...mention, reference: 'R-b' }) },
      ],
      [],
    ]
  }

  it('erases what it found by the address, and says where else it stands', async () => {
    const receipt = { counts: '{"submissions":1}', digest: 'abc' }
    const { lines, sql } = await runOn('erase --email ada@example.org', candidates(), [[receipt]])
    expect(lines[0]).toBe('Erased {"submissions":1}, 0 forms in progress, receipt abc.')
    expect(lines).toContain('R-b        message  b')
    expect(sql.some(statement => statement.startsWith('DELETE FROM submissions'))).toBe(true)
  })

  it('ends the links of forms in progress by the address', async () => {
    const { lines, sql } = await runOn('revoke --email a@b.example', [[{ id: 'a' }, { id: 'b' }]])
    expect(lines[0]).toMatch(/^The links of 2 forms in progress are ended\./)
    expect(sql[0]).toMatch(/^UPDATE drafts SET ended_links/)
  })

  it('finds a person, and deletes nothing', async () => {
    const { lines, sql } = await runOn('find --email ada@example.org', candidates())
    expect(lines.slice(0, 2)).toEqual(['1 submissions and 0 forms in progress are theirs.', 'a'])
    expect(lines).toContain('R-b        message  b')
    expect(sql.filter(statement => !statement.startsWith('SELECT'))).toEqual([])
  })

  it('releases what is suspicious, and says where its sender has to confirm it', async () => {
    const released = await runOn('release a', [stands('trap'), [], [], [], [], [], stands(null)])
    expect(released.lines).toEqual(['Released. The schedule delivers within a minute.'])
    const unconfirmed = await runOn('release a', [
      stands('tooFast'),
      [],
      [],
      [],
      [],
      [],
      stands('unconfirmed'),
    ])
    const late = await runOn('release a', [stands('trap'), [], [], [], [], [], stands(null, 1)])
    expect(late.lines[1]).toMatch('release it once more')
    const mail = await runOn('release a', [stands(null), [{ id: 'a:mail:0' }], [], [], [], [], stands(null)])
    expect(mail.lines).toEqual([
      'Its mails were too many in a day. The schedule sends the mail within a minute.',
    ])
    expect(unconfirmed.lines[0]).toMatch('Its sender is asked to confirm it; until then it is not delivered.')
  })

  it.each([
    [null, 'a is not held'],
    ['unconfirmed', 'a waits for its sender'],
  ])('releases none that stands as %s', async (held, message) => {
    const answer = [stands(held), [], [], [], [], [], stands(held)]
    await expect(runOn('release a', answer)).rejects.toThrow(message)
  })

  it('delivers one anew, and says where there is nothing to deliver', async () => {
    const begun = await runOn('redeliver a', [stands(null), [{ id: 'a:delivery' }]])
    expect(begun.lines).toEqual(['1 begin anew. The schedule delivers within a minute.'])
    const held = await runOn('redeliver a', [stands('trap'), []])
    const failed = await runOn('redeliver --failed', [[]])
    expect([held.lines, failed.lines].flat()).toEqual(Array(2).fill('There is nothing to deliver.'))
  })

  const named = ['show R', 'release R', 'redeliver R']
  it.each(named)('fails for a submission that does not exist: %s', async words => {
    await expect(runOn(words)).rejects.toThrow('there is no submission R')
  })

  it.each(named)('asks for an id where several have the reference: %s', async words => {
    const found = [...stands('trap'), { id: 'b', held: null }]
    await expect(runOn(words, [found, []])).rejects.toThrow(
      'R is the reference of 2 submissions, name one by its id: a, b',
    )
  })
})
