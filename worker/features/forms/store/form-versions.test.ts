import { describe, expect, it } from 'vitest'
import { within } from '../../../core/base/http/deadline.ts'
import type { ShownForm } from '../shown-form.ts'
import { sampleTime } from '../testing/sample-submission.ts'
import { createTestOutbox } from '../testing/test-outbox.ts'
import { createTestStore, database, never, rowsOf, withMethods } from '../testing/test-stores.ts'

const DAY = 86_400_000

const shown = (version: string): ShownForm => ({
  id: 'enquiry',
  language: 'de',
  version,
  steps: [
    {
      uid: 'only',
      fields: [
        {
          ...{ name: 'privacy', kind: 'consent', label: 'Ich stimme zu.', required: true, personal: false },
          options: [
            {
              ...{ value: 'x1', label: 'Ja' },
              conditions: [{ field: 'reply', operator: 'is', value: 'email' }],
            },
          ],
          condition: { field: 'reply', operator: 'is', value: 'email' },
        },
        {
          ...{
            name: 'proof',
            kind: 'file',
            label: 'Nachweis',
            required: false,
            personal: true,
            multiple: true,
          },
          ...{ file: { types: ['pdf'], maxBytes: 100 }, rules: [{ name: 'maxLength', argument: '80' }] },
        },
      ],
    },
  ],
})

describe('a version of a form', () => {
  it('is read as it was shown, by its form and version', async () => {
    const { store } = createTestStore()
    expect(await store.storeVersion(shown('v1'))).toBe(true)
    expect(await store.readVersion({ id: 'enquiry', version: 'v1' })).toEqual(shown('v1'))
    expect(await store.readVersion({ id: 'enquiry', version: 'v2' })).toBeUndefined()
    expect(await store.readVersion({ id: 'contact', version: 'v1' })).toBeUndefined()
  })

  it('that is shown again is written once a day, and deleted 30 days after the last one', async () => {
    const usedAt = async (now: number) => {
      await createTestStore({}, { now: () => now }).store.storeVersion(shown('again'))
      const [row] = await rowsOf("SELECT used FROM form_versions WHERE version = 'again'")
      return row!.used
    }
    expect(await usedAt(sampleTime)).toBe(sampleTime)
    expect(await usedAt(sampleTime + DAY)).toBe(sampleTime)
    const last = sampleTime + DAY + 1
    expect(await usedAt(last)).toBe(last)
    const { store } = createTestStore()
    const named = { id: 'enquiry', version: 'again' }
    for (const [days, expected] of [
      [30, shown('again')],
      [31, undefined],
    ] as const) {
      await createTestOutbox(undefined, { now: () => last + days * DAY }).sweep()
      expect(await store.readVersion(named)).toEqual(expected)
    }
  })

  it('that cannot be saved or read is no error', async () => {
    const failing = { batch: () => Promise.reject(new Error('x')), prepare: () => undefined as never }
    const { store, log } = createTestStore({ DB: withMethods(database, failing) })
    expect(await store.storeVersion(shown('x'))).toBe(false)
    expect(await store.readVersion({ id: 'enquiry', version: 'x' })).toBeUndefined()
    expect(log.map(({ action }) => action)).toEqual(['storeVersion', 'readVersion'])
  })

  it('keeps a visitor waiting for half a second at most', async () => {
    const waits: number[] = []
    const { store } = createTestStore(
      { DB: withMethods(database, { prepare: () => ({ bind: () => ({ all: never }) }) as never }) },
      {
        within: (promise, milliseconds, late) => {
          waits.push(milliseconds)
          return within(promise, 0, late)
        },
      },
    )
    expect(await store.readVersion({ id: 'enquiry', version: 'v1' })).toBeUndefined()
    expect(waits).toEqual([500])
  })
})
