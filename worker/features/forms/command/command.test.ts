import { beforeEach, describe, expect, it } from 'vitest'
import { inlineValues, type Statement } from '../../../core/base/sql/statements.ts'
import { findIn, type Sought } from '../sought.ts'
import { confirmationLife, confirmSubscription } from '../store/subscriptions.ts'
import type { MailOrder, Submission } from '../submission.ts'
import { sampleKey, sampleSubmission, sampleTime } from '../testing/sample-submission.ts'
import { createTestOutbox } from '../testing/test-outbox.ts'
import { bucket, createTestStore, database, rowsOf, taken } from '../testing/test-stores.ts'
import { redeliverFailedStatement, redeliverStatements, releaseStatements } from './change-statements.ts'
import { candidateStatements, eraseStatements } from './erase-statements.ts'
import {
  exportAudit,
  exportStatement,
  listStatement,
  mailAudit,
  mailStatement,
  showAudit,
  showStatements,
} from './read-statements.ts'

/** Runs statements as the command does: with their values inlined. */
async function run(...statements: readonly Statement[]): Promise<Record<string, unknown>[][]> {
  const results = await database.batch<Record<string, unknown>>(
    statements.map(statement => database.prepare(inlineValues(statement))),
  )
  return results.map(({ results: rows }) => rows)
}

const save = (id: string, changes: Partial<Submission> = {}) =>
  createTestStore().store.save(sampleSubmission(id, changes), sampleKey(id))

const tables = [
  'resume_mails',
  'submissions',
  'submission_keys',
  'outbox',
  'inbox',
  'audit',
  'receipts',
  'drafts',
  'erasures',
]
beforeEach(
  async () => void (await database.batch(tables.map(table => database.prepare(`DELETE FROM ${table}`)))),
)

describe('values in a statement', () => {
  const hostile = `'; DROP TABLE submissions; -- "?1" \\' \n ä 💐 ${'?2'}`
  it('are read as they are, whatever they hold', async () => {
    const statement = { sql: 'SELECT ?1 AS a, ?2 AS b, ?3 AS c', values: [hostile, 7, null] }
    expect(await run(statement)).toEqual([[{ a: hostile, b: 7, c: null }]])
    expect(() => inlineValues({ sql: '?1', values: ['\0'] })).toThrow('NUL')
  })
})

describe('the list', () => {
  it('has how each submission stands, and no word of its sender', async () => {
    await save('l1')
    await save('l2', { held: 'trap', created: sampleTime + 1 })
    const outbox = createTestOutbox(() => 500)
    await outbox.sweep()
    const [rows] = await run(listStatement(10))
    expect(rows).toMatchObject([
      { id: 'l2', held: 'trap', delivery: null },
      { id: 'l1', held: null, delivery: 'waiting', reason: 'answered 500' },
    ])
    expect(JSON.stringify(rows)).not.toContain('example.org')
    expect(await rowsOf('SELECT * FROM audit')).toEqual([])
  })
})

describe('reading a submission', () => {
  it('by id or reference shows it with its outbox and mails, and is in the audit', async () => {
    await save('s1')
    await createTestOutbox().sweep()
    await run(showAudit('s1', sampleTime))
    const shown = [showAudit('R-s1', sampleTime + 1), ...showStatements('R-s1')]
    const [, bodies, outbox, mails, audit] = await run(...shown)
    expect(JSON.parse(String(bodies?.[0]?.body))).toEqual(sampleSubmission('s1'))
    expect(outbox).toMatchObject([
      { id: 's1:delivery', state: 'done' },
      { id: 's1:mail:0', state: 'done' },
    ])
    expect(mails).toHaveLength(1)
    expect(audit).toEqual([
      { reader: 'cli', action: 'show', at: sampleTime },
      { reader: 'cli', action: 'show', at: sampleTime + 1 },
    ])
  })

  it('by an export comes in pages, and is in the audit', async () => {
    for (const id of ['e1', 'e2', 'e3']) await save(id)
    await save('e0', { created: sampleTime - 1 })
    const [first] = await run(exportStatement({ since: sampleTime, after: { created: 0, id: '' }, limit: 2 }))
    const [second] = await run(
      exportStatement({ since: sampleTime, after: { created: sampleTime, id: 'e2' }, limit: 2 }),
    )
    expect([first, second].map(rows => rows?.map(({ id }) => id))).toEqual([['e1', 'e2'], ['e3']])
    await run(exportAudit(['e1', 'e2'], sampleTime))
    expect(await rowsOf('SELECT submission, action FROM audit')).toEqual([
      { submission: 'e1', action: 'export' },
      { submission: 'e2', action: 'export' },
    ])
  })

  it('by its mails is in the audit', async () => {
    await save('m1')
    await createTestOutbox().sweep()
    const [, mails] = await run(mailAudit(5, sampleTime), mailStatement(5))
    expect(JSON.parse(String(mails?.[0]?.body))).toMatchObject({ to: 'ada@example.org' })
    expect(await rowsOf('SELECT submission FROM audit')).toEqual([{ submission: 'm1' }])
  })
})

describe('releasing', () => {
  const release = (id: string) => run(...releaseStatements(id, sampleTime))
  const stood = async (id: string) => (await release(id))[0]

  it('delivers what was held, once', async () => {
    await save('r1', { held: 'manyLinks' })
    const released = await release('r1')
    expect([released[0], released.at(-1)]).toEqual([
      [{ id: 'r1', held: 'manyLinks' }],
      [{ held: null, mails: 0 }],
    ])
    expect(await stood('r1')).toEqual([{ id: 'r1', held: null }])
    const [row] = await rowsOf("SELECT held, body FROM submissions WHERE id = 'r1'")
    expect(row?.held).toBeNull()
    expect(JSON.parse(String(row?.body))).toEqual(sampleSubmission('r1'))
    const { sweep, receiver } = createTestOutbox()
    await sweep()
    expect([...receiver.taken.keys()]).toEqual(['r1'])
    expect(receiver.posts).toHaveLength(1)
    expect(await stood('unknown')).toEqual([])
  })

  it('sends a mail that was one too many in a day, which the list and the submission show as held', async () => {
    for (let index = 0; index < 6; index++) await save(`p${index}`)
    const held = async () => (await rowsOf("SELECT id FROM outbox WHERE state = 'held'")).map(({ id }) => id)
    expect(await held()).toEqual(['p5:mail:0'])
    const [listed] = await run(listStatement(10))
    expect(listed?.map(({ id, mail }) => [id, mail])).toContainEqual(['p5', 'held'])
    const [, outbox] = await run(...showStatements('p5'))
    expect(outbox).toContainEqual(expect.objectContaining({ id: 'p5:mail:0', state: 'held' }))
    expect((await release('p5'))[1]).toEqual([{ id: 'p5:mail:0' }])
    expect(await held()).toEqual([])
    await createTestOutbox().sweep()
    expect(await rowsOf("SELECT state FROM outbox WHERE id = 'p5:mail:0'")).toEqual([{ state: 'done' }])
    // A submission that is released as not suspicious is counted like any other.
    await save('p6', { held: 'trap' })
    expect((await release('p6')).at(-1)).toEqual([{ held: null, mails: 1 }])
  })

  const order = (kind: MailOrder['kind']): MailOrder => ({
    kind,
    to: 'ada@example.org',
    subject: kind,
    text: '',
  })
  const subscription = { form: 'newsletter', mails: [order('confirmation'), order('receipt')] }
  const mailed = async () =>
    (await rowsOf("SELECT body ->> 'kind' AS kind FROM inbox")).map(({ kind }) => kind)

  it('asks the sender of a subscription, and delivers what the sender confirms, however old it was', async () => {
    await save('n1', { ...subscription, held: 'tooFast', created: sampleTime - 2 * confirmationLife })
    expect((await release('n1')).at(-1)).toEqual([{ held: 'unconfirmed', mails: 0 }])
    const { sweep, receiver, turnClock, now } = createTestOutbox()
    await sweep()
    expect([await mailed(), receiver.posts]).toEqual([['confirmation'], []])
    turnClock(confirmationLife - 1)
    await sweep()
    expect(await confirmSubscription(database, 'n1', now())).toBe('confirmed')
    await sweep()
    expect([...receiver.taken.keys()]).toEqual(['n1'])
    expect(await mailed()).toEqual(['confirmation', 'receipt'])
  })

  it('leaves a subscription to be deleted where nobody confirms it in time', async () => {
    await save('n2', { ...subscription, held: 'trap' })
    await release('n2')
    const { sweep, turnClock, now } = createTestOutbox()
    turnClock(confirmationLife + 1)
    expect(await confirmSubscription(database, 'n2', now())).toBe('unknown')
    await sweep()
    expect(await rowsOf('SELECT id FROM submissions')).toEqual([])
  })

  it('changes nothing of a subscription that waits for its sender', async () => {
    await save('n3', { ...subscription, held: 'unconfirmed' })
    const stored = () => rowsOf('SELECT submissions.*, outbox.* FROM submissions, outbox')
    const earlier = await stored()
    expect(await stood('n3')).toEqual([{ id: 'n3', held: 'unconfirmed' }])
    expect(await stored()).toEqual(earlier)
  })
})

describe('a reference', () => {
  it('names a submission to release and to deliver anew', async () => {
    await save('f1', { held: 'trap' })
    expect((await run(...releaseStatements('R-f1', sampleTime))).at(-1)).toEqual([{ held: null, mails: 0 }])
    const { sweep, receiver } = createTestOutbox()
    await sweep()
    const [found, rows] = await run(...redeliverStatements('R-f1', sampleTime))
    expect([found, rows]).toEqual([[{ id: 'f1', held: null }], [{ id: 'f1:delivery' }]])
    await sweep()
    expect(receiver.posts).toHaveLength(2)
  })

  it('may be typed in small letters', async () => {
    await save('h1', { held: 'trap', reference: '3XRPJD6T' })
    expect((await run(...releaseStatements('3xrpjd6t', sampleTime))).at(-1)).toEqual([
      { held: null, mails: 0 },
    ])
  })

  it('of several submissions changes and reads none of them', async () => {
    await save('g1', { held: 'trap', reference: 'R' })
    await save('g2', { held: 'trap', reference: 'R' })
    expect((await run(...releaseStatements('R', sampleTime))).at(-1)).toEqual([])
    await run(...releaseStatements('g2', sampleTime))
    const [found, rows] = await run(...redeliverStatements('R', sampleTime))
    expect([found?.map(({ id }) => id), rows]).toEqual([['g1', 'g2'], []])
    expect((await run(showAudit('R', sampleTime), ...showStatements('R'))).flat()).toEqual([])
    expect(await rowsOf("SELECT id FROM submissions WHERE held = 'trap'")).toEqual([{ id: 'g1' }])
  })
})

describe('redelivering', () => {
  it('begins anew with one submission, or with all that were given up', async () => {
    await save('again')
    await save('failed')
    await createTestOutbox().sweep()
    await database.exec("UPDATE outbox SET state = 'failed' WHERE submission = 'failed'")
    expect((await run(...redeliverStatements('again', sampleTime)))[1]).toEqual([{ id: 'again:delivery' }])
    expect((await run(redeliverFailedStatement(sampleTime)))[0]).toHaveLength(2)
    const { sweep, receiver } = createTestOutbox()
    await sweep()
    expect([...receiver.taken.keys()].sort()).toEqual(['again', 'failed'])
  })
})

/** A person's records, as the command finds them. */
async function lookFor(sought: Sought) {
  const found = await run(...candidateStatements(sought))
  return found.map(rows =>
    rows
      .map(({ id, body }) => ({ id: String(id), hit: findIn(sought, JSON.parse(String(body))) }))
      .sort((a, b) => a.id.localeCompare(b.id)),
  )
}
const wholesOf = (list: Awaited<ReturnType<typeof lookFor>>[number] | undefined) =>
  (list ?? []).filter(({ hit }) => hit === 'whole').map(({ id }) => id)

describe('erasing a person', () => {
  it('deletes submissions, mails, drafts and files that have it, and no others', async () => {
    const { store } = createTestStore()
    const upload = async () => {
      const body = await new Response('%PDF-%%EOF').arrayBuffer()
      const file = { form: 'contact', field: 'cv', filename: 'a.pdf', type: 'application/pdf', bytes: 10 }
      return taken(await store.storeFile({ ...file, body }))
    }
    const [sent, drafted] = [await upload(), await upload()]
    const other = { values: { email: 'eve@example.org' }, email: 'eve@example.org' }
    const friend = { ...other, values: { friend: ' ADA@example.org ' } }
    await save('x1', { files: [sent] })
    await save('x2', { held: 'trap' })
    await save('x3', friend)
    await save('x4', { ...other, mails: [], values: { friends: ['eve@example.org', 'Ada@example.org'] } })
    await save('y1', { ...other, mails: [] })
    const message = 'Das ist ada@example.org, oder?'
    await save('y2', { ...other, mails: [], values: { message } })
    const draft = {
      ...{ form: 'contact', files: [drafted], step: 1, revision: 1, changed: {}, mails: [] },
      ...{ updated: sampleTime, until: sampleTime + 86_400_000 },
    }
    await store.storeDraft({ ...draft, id: 'x', values: { email: 'Ada@Example.org' } })
    const mail = { kind: 'resume', to: 'ADA@example.org', subject: 'Weiter', text: 'Link' } as const
    await store.storeDraft({ ...draft, id: 'z', files: [], values: {}, mails: [mail] })
    await store.storeDraft({ ...draft, id: 'y', files: [], values: { email: 'eve@example.org' } })
    const outbox = createTestOutbox()
    await outbox.sweep()
    const sought = { kind: 'email', text: 'ADA@example.org' } as const
    const [found, inProgress] = await lookFor(sought)
    const [submissions, drafts] = [wholesOf(found), wholesOf(inProgress)]
    expect(submissions).toEqual(['x1', 'x2', 'x3', 'x4'])
    expect(found).toContainEqual({ id: 'y2', hit: ['message'] })
    const erased = await run(...(await eraseStatements({ sought, submissions, drafts, now: sampleTime })))
    expect(erased.at(-1)).toMatchObject([{ counts: '{"submissions":4,"files":1,"mails":2}' }])
    outbox.turnClock(60_000)
    await outbox.sweep()
    expect(await bucket.head(sent.key)).toBeNull()
    expect(await bucket.head(drafted.key)).toBeNull()
    expect(await rowsOf('SELECT id FROM submissions')).toEqual([{ id: 'y1' }, { id: 'y2' }])
    expect(await rowsOf('SELECT id FROM drafts')).toEqual([{ id: 'y' }])
    for (const table of tables) {
      const rows = JSON.stringify(await rowsOf(`SELECT * FROM ${table}`))
      // Entries that a person has to decide on.
      expect(rows.replace(message, '').toLowerCase()).not.toContain('ada@')
    }
  })

  it('is erased under both forms of an address whose domain has other letters', async () => {
    await save('u1', { values: { email: 'ada@xn--bcher-kva.example' }, email: 'ada@xn--bcher-kva.example' })
    await save('u2', { values: { friend: 'Ada@bücher.example' } })
    for (const text of [' ADA@bücher.example ', 'ada@xn--bcher-kva.example'])
      expect(wholesOf((await lookFor({ kind: 'email', text }))[0])).toEqual(['u1', 'u2'])
  })

  it('finds them by phone, name and reference, in forms in progress too', async () => {
    const { store } = createTestStore()
    const values = { firstName: 'Zoë', lastName: 'Öztürk', phone: '0171 / 234-5678' }
    await save('p1', { values, email: 'zoe@example.org', mails: [] })
    await store.storeDraft({
      ...{ id: 'd1', form: 'contact', files: [], step: 1, revision: 1, changed: {}, mails: [], values },
      ...{ updated: sampleTime, until: sampleTime + 86_400_000, sent: { reference: 'R-p1' } },
    })
    const all: readonly Sought[] = [
      { kind: 'phone', text: '(0171) 2345678' },
      { kind: 'name', text: 'ZOË ÖZTÜRK' },
      { kind: 'reference', text: 'r-p1' },
    ]
    for (const sought of all) expect((await lookFor(sought)).map(wholesOf)).toEqual([['p1'], ['d1']])
    expect(await lookFor({ kind: 'phone', text: '+49 171 2345678' })).toEqual([
      [{ id: 'p1', hit: ['phone'] }],
      [{ id: 'd1', hit: ['phone'] }],
    ])
  })
})
