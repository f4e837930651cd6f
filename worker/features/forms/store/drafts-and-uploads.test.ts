import { describe, expect, it } from 'vitest'
import { fileTypeNames, fileTypes } from '../../../../blocks/_kit/forms/file-types.ts'
import { beginRun } from '../../../core/base/sql/expiry.ts'
import { embeddedScanner } from '../file-scanner.ts'
import type { FormDraft } from '../submission.ts'
import { sampleFiles } from '../testing/sample-files.ts'
import { sampleTime } from '../testing/sample-submission.ts'
import { bucket, createTestStore, database, rowsOf, taken, withMethods } from '../testing/test-stores.ts'
import type { NewFile } from '../upload-parts.ts'
import { scanWaiting } from './uploads.ts'

const DAY = 86_400_000

const draft = (id: string, changes: Partial<FormDraft> = {}): FormDraft => ({
  id,
  form: 'contact',
  values: { name: 'Ada', topics: ['a', 'b'] },
  files: [],
  step: 1,
  revision: 1,
  changed: {},
  mails: [],
  updated: sampleTime,
  until: sampleTime + DAY,
  ...changes,
})

const streamOf = (text: string) => new Response(text).body!

const file = (changes: Partial<NewFile> = {}): NewFile => ({
  form: 'contact',
  field: 'certificate',
  filename: 'Zeugnis von Ada.pdf',
  type: 'application/pdf',
  bytes: 10,
  body: streamOf('%PDF-%%EOF'),
  ...changes,
})

describe('a form in progress', () => {
  it('is read as it was saved, and not after its time', async () => {
    const { store } = createTestStore()
    expect(await store.storeDraft(draft('one'))).toBe('saved')
    expect(await store.storeDraft(draft('one', { step: 2, updated: sampleTime + 1 }))).toBe('saved')
    expect(await store.readDraft('one')).toEqual(draft('one', { step: 2, updated: sampleTime + 1 }))
    expect(await store.readDraft('two')).toBeUndefined()
    const later = createTestStore({}, { now: () => sampleTime + 1 + DAY })
    expect(await later.store.readDraft('one')).toBeUndefined()
  })

  it('keeps its newer state when an older one comes late', async () => {
    const { store } = createTestStore()
    await store.storeDraft(draft('late', { step: 3, updated: sampleTime + 5 }))
    expect(await store.storeDraft(draft('late', { step: 2, updated: sampleTime + 4 }))).toBe('changed')
    expect(await store.readDraft('late')).toMatchObject({ step: 3 })
  })

  it('is stored over the expected revision, and over no other', async () => {
    const { store } = createTestStore()
    await store.storeDraft(draft('tabs'))
    expect(await store.storeDraft(draft('tabs', { revision: 2, step: 2 }), { expected: 1 })).toBe('saved')
    expect(await store.storeDraft(draft('tabs', { revision: 2, step: 5 }), { expected: 1 })).toBe('changed')
    expect(await store.readDraft('tabs')).toMatchObject({ revision: 2, step: 2 })
  })

  it('with a mail orders it once, and says when an address has had enough', async () => {
    const { store, messages, settle } = createTestStore()
    const mail = { kind: 'resume', to: 'ada@example.com', subject: 'Weiter', text: 'Link' } as const
    const saved = draft('mails', { email: 'ada@example.com', mails: [mail] })
    await store.storeDraft(saved)
    await store.storeDraft(saved, { expected: 1 })
    await settle()
    expect(await rowsOf("SELECT id, kind FROM outbox WHERE submission = 'mails'")).toEqual([
      { id: 'mails:mail:0', kind: 'mail' },
    ])
    expect(messages).toContainEqual({ submission: 'mails' })
    expect(await store.mayMail('ada@example.com', {})).toBe(true)
    await store.storeDraft(draft('more', { mails: [mail, mail, mail, mail, mail, mail] }))
    expect(await store.mayMail('ada@example.com', {})).toBe(false)
    expect(await store.mayMail('bea@example.com', {})).toBe(true)
  })

  it('keeps the content of its form, once for all drafts', async () => {
    const { store } = createTestStore()
    const digest = await store.storeContent('{"component":"form"}')
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(await store.storeContent('{"component":"form"}')).toBe(digest)
    expect(await store.readContent(digest!)).toBe('{"component":"form"}')
    expect(await store.readContent('none')).toBeUndefined()
  })

  it('that cannot be saved or read is no error', async () => {
    const failing = { batch: () => Promise.reject(new Error('x')), prepare: () => undefined as never }
    const { store, log } = createTestStore({ DB: withMethods(database, failing) })
    expect(await store.storeDraft(draft('x'))).toBe('lost')
    expect(await store.readDraft('x')).toBe('lost')
    expect(log.map(({ action }) => action)).toEqual(['storeDraft', 'readDraft'])
  })
})

describe('an upload', () => {
  it('is found by its form and key, and by no other form', async () => {
    const { store } = createTestStore()
    const first = taken(await store.storeFile(file()))
    const second = taken(
      await store.storeFile(
        file({
          body: await new Response('%PDF-%%EOF').arrayBuffer(),
          filename: 'b.pdf',
          type: 'application/pdf',
        }),
      ),
    )
    expect(first).toMatchObject({ field: 'certificate', filename: 'Zeugnis von Ada.pdf', bytes: 10 })
    const keys = [second.key, 'files/x', first.key]
    expect(await store.findFiles('contact', keys)).toEqual({ files: [second, first], isDatabaseDown: false })
    expect(await store.findFiles('other', [first.key])).toEqual({ files: [], isDatabaseDown: false })
    expect(await (await bucket.get(first.key))?.text()).toBe('%PDF-%%EOF')
  })

  it('has no name of the visitor in its key', async () => {
    const stored = taken(await createTestStore().store.storeFile(file()))
    expect(stored.key).toMatch(/^files\/[\w-]+$/)
    expect(stored.key).not.toContain('Ada')
  })

  it('longer than it says is not stored', async () => {
    const { store, log } = createTestStore()
    expect(await store.storeFile(file({ bytes: 2, form: 'long' }))).toBeUndefined()
    expect(log.map(({ action }) => action)).toEqual(['storeFile'])
    const [row] = await rowsOf("SELECT key FROM files WHERE form = 'long'")
    expect(await bucket.head(String(row?.key))).toBeNull()
  })

  it('that is cut off is refused, and given to no submission', async () => {
    const { store } = createTestStore()
    expect(await store.storeFile(file({ form: 'cut', bytes: 5, body: streamOf('%PDF-') }))).toBe('refused')
    const [row] = await rowsOf("SELECT key, state FROM files WHERE form = 'cut'")
    expect(row?.state).toBe('refused')
    expect(await store.findFiles('cut', [String(row?.key)])).toEqual({ files: [], isDatabaseDown: false })
  })

  it.each(fileTypeNames)('of kind %s is taken whole, and refused without its last bytes', async kind => {
    const { store } = createTestStore()
    const save = (bytes: Uint8Array<ArrayBuffer>) => {
      const named = { filename: `Zeugnis.${kind}`, type: fileTypes[kind].type, form: `kind-${kind}` }
      return store.storeFile(file({ ...named, bytes: bytes.length, body: bytes.buffer }))
    }
    const whole = sampleFiles[kind]
    expect(taken(await save(whole)).filename).toBe(`Zeugnis.${kind}`)
    // As many bytes as the end of a zip has.
    expect(await save(whole.slice(0, Math.max(12, whole.length - 22)))).toBe('refused')
  })

  it('waits in quarantine where its check fails, and is checked by the schedule', async () => {
    const scanner = { scan: () => Promise.reject(new Error('no answer')) }
    const { store } = createTestStore({}, { scanner })
    const { key } = taken(await store.storeFile(file({ form: 'waits' })))
    const stateOf = async () => (await rowsOf('SELECT state FROM files WHERE key = ?', key))[0]?.state
    expect(await stateOf()).toBe('quarantined')
    const failures: unknown[] = []
    const run = (own: Partial<Parameters<typeof scanWaiting>[0]>) =>
      scanWaiting({
        ...{ database, bucket, scanner, run: beginRun(() => sampleTime + 61_000, 1_000) },
        onFailure: error => failures.push(error),
        ...own,
      })
    await run({ run: beginRun(() => sampleTime, 1_000), scanner: embeddedScanner })
    expect(await stateOf()).toBe('quarantined')
    await run({})
    expect(failures).toHaveLength(1)
    await run({ scanner: embeddedScanner })
    expect(await stateOf()).toBe('clean')
  })
})
