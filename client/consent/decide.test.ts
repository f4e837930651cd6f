import { beforeEach, expect, it, vi } from 'vitest'
import { decide } from './decide.ts'

const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', sent)

const fieldsOf = (call: number) =>
  Object.fromEntries(new URLSearchParams(String(sent.mock.calls[call]?.[1].body)))

beforeEach(() => {
  document.documentElement.dataset.consent = '0a1b2c3d'
  sent.mockReset()
  sent.mockImplementation(async () => new Response(null, { status: 204 }))
})

it.each([
  [{ accept: 'all' } as const, { decision: 'accept', version: '0a1b2c3d' }],
  [{ accept: 'none' } as const, { decision: 'decline', version: '0a1b2c3d' }],
  [
    { accept: ['usergroup'], version: '99999999' } as const,
    { decision: 'choose', service: 'usergroup', version: '99999999' },
  ],
])('%j is sent as a form', async (change, fields) => {
  const onSaved = vi.fn()
  expect(await decide({ ...change, onSaved })).toBe(true)
  expect(fieldsOf(0)).toEqual(fields)
  expect(onSaved).toHaveBeenCalledOnce()
})

it('pressed twice is sent once; another decision is another one', async () => {
  const answers = await Promise.all([
    decide({ accept: 'all' }),
    decide({ accept: 'all' }),
    decide({ accept: 'none' }),
  ])
  expect(answers).toEqual([true, true, true])
  expect([fieldsOf(0).decision, fieldsOf(1).decision]).toEqual(['accept', 'decline'])
  expect(sent).toHaveBeenCalledTimes(2)
  await decide({ accept: 'all' })
  expect(sent).toHaveBeenCalledTimes(3)
})

it.each([
  ['refuses', async () => new Response(null, { status: 503 })],
  ['is out of reach', async () => Promise.reject(new TypeError('offline'))],
])('is not saved where the worker %s', async (_, answer) => {
  sent.mockImplementation(answer)
  const onSaved = vi.fn()
  expect(await decide({ accept: 'all', onSaved })).toBe(false)
  expect(onSaved).not.toHaveBeenCalled()
})

it('carries the query with which the visitor came to this document', async () => {
  const long = `utm_source=${'x'.repeat(1000)}`
  const entries = vi.spyOn(performance, 'getEntriesByType')
  const came = (name: string) =>
    // The part of the entry that counts here.
    entries.mockReturnValue([{ name } as PerformanceNavigationTiming])
  came('https://site.example/bachelor/?utm_source=brief&a=b%20c#top')
  await decide({ accept: 'all' })
  came(`https://site.example/?${long}`)
  await decide({ accept: 'all' })
  came('https://site.example/')
  await decide({ accept: 'all' })
  expect([0, 1, 2].map(call => fieldsOf(call).landing)).toEqual([
    'utm_source=brief&a=b%20c',
    long.slice(0, 500),
    undefined,
  ])
  entries.mockRestore()
})
