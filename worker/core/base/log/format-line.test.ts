import { expect, it } from 'vitest'
import { formatLine, withRay } from './format-line.ts'

it('a line has the level of its event', () => {
  expect(formatLine({ event: 'source-failed', key: 'x' })).toBe(
    '{"level":"error","event":"source-failed","key":"x"}',
  )
})

it('an answer with 5xx is an error', () => {
  expect(formatLine({ event: 'request', status: 503 })).toContain('"level":"error"')
  expect(formatLine({ event: 'request', status: 404 })).toContain('"level":"info"')
})

it('lines of a request carry its ray id, also those of work after the answer', async () => {
  const later: Promise<string>[] = []
  withRay('8a1-FRA', () => {
    later.push(Promise.resolve().then(() => formatLine({ event: 'kv-failed' })))
  })
  expect(await later[0]).toBe('{"level":"error","event":"kv-failed","ray":"8a1-FRA"}')
  expect(formatLine({ event: 'kv-failed' })).not.toContain('ray')
})
