import { expect, it } from 'vitest'
import { describeSeen, failuresIn, reportDrill } from './report.ts'
import type { Seen } from './request-page.ts'

const page = (own: Partial<Seen> = {}): Seen => ({
  status: 200,
  milliseconds: 12,
  text: 'x'.repeat(1000),
  events: [],
  ...own,
})
const dead = page({ status: 503, text: '', events: ['source-failed', 'page-error'] })

it.each([
  ['a whole page', page({ text: 'x'.repeat(997) }), '200, whole'],
  ['a page without a block', page({ text: 'x'.repeat(900) }), '200, 10 % of its text missing'],
  ['an error', dead, '**503** instead of 200'],
])('%s is told apart', (_, seen, words) => {
  expect(describeSeen({ healthy: page(), seen })).toBe(words)
})

it('a drill is a table with a row for each fault and isolate', () => {
  const findings = [
    { fault: 'content-dead', isolate: 'warm', path: '/', healthy: page(), seen: page() },
    { fault: 'content-dead', isolate: 'warm', path: '/a/', healthy: page(), seen: dead },
    { fault: 'kv-dead', isolate: 'cold', path: '/', healthy: page(), seen: page() },
    { fault: 'kv-dead', isolate: 'cold', path: '/a/', healthy: page(), seen: page() },
  ] as const
  expect(reportDrill(findings)).toEqual([
    '| fault | isolate | `/` | `/a/` | log |',
    '| --- | --- | --- | --- | --- |',
    '| `content-dead` | warm | 200, whole, 12 ms | **503** instead of 200, 12 ms | `page-error`, `source-failed` |',
    '| `kv-dead` | cold | 200, whole, 12 ms | 200, whole, 12 ms | nothing |',
  ])
  expect(failuresIn(findings)).toEqual([findings[1]])
})
