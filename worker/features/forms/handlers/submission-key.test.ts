import { expect, it } from 'vitest'
import { submissionKey } from './submission-key.ts'

const key = (given: Record<string, string[]>, more: { form?: string; draft?: string; bytes?: number } = {}) =>
  submissionKey({
    form: more.form ?? 'contact',
    entered: new Map(Object.entries(given)),
    files: more.bytes
      ? [{ field: 'cv', filename: 'cv.pdf', type: '', content: new ArrayBuffer(more.bytes) }]
      : [],
    draft: more.draft,
    now: 1_000,
  })

it('the same form without script has the same key for ten minutes, in any order of its fields', async () => {
  const first = await key({ a: ['1'], b: ['2', '3'], _elapsed: ['4'] })
  expect(await key({ b: ['2', '3'], a: ['1'], _elapsed: ['9000'] })).toEqual(first)
  expect(first.until).toBe(1_000 + 600_000)
})

it('any other field, file, form or visitor with a draft has another key', async () => {
  const keys = await Promise.all([
    key({ a: ['1'] }),
    key({ a: ['2'] }),
    key({ a: ['1', ''] }),
    key({ b: ['1'] }),
    key({ a: ['1'] }, { form: 'other' }),
    key({ a: ['1'] }, { draft: 'draft-of-somebody-0001' }),
    key({ a: ['1'] }, { bytes: 5 }),
  ])
  expect(new Set(keys.map(one => one.key)).size).toBe(keys.length)
})

it('a browser’s key stays the same while the digest tells what was sent with it', async () => {
  const own = { _key: ['0b6f0f3e-7a54-4d44-8d4f-000000000000'] }
  const [first, second] = [await key({ ...own, a: ['1'] }), await key({ ...own, a: ['2'] })]
  expect(second.key).toBe(first.key)
  expect(second.digest).not.toBe(first.digest)
  expect((await key({ ...own, a: ['1'] }, { form: 'other' })).key).not.toBe(first.key)
})

it('a key that no browser makes is none', async () => {
  const [first, second] = [await key({ _key: ['x'] }), await key({ _key: ['y y y y y y y y y y y'] })]
  expect(first).toEqual(second)
})
