import { expect, it } from 'vitest'
import { loadEntries } from './datasource.ts'

/** A source of so many entries that notes which pages are asked for, and how many at a time. */
function sourceOf(count: number) {
  const asked: number[] = []
  let running = 0
  let most = 0
  const fetch = async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(String(input))
    const page = Number(searchParams.get('page'))
    asked.push(page)
    most = Math.max(most, ++running)
    await new Promise(resolve => setTimeout(resolve, 1))
    running--
    const entries = Array.from(
      { length: Math.max(0, Math.min(1000, count - (page - 1) * 1000)) },
      (_, at) => ({
        name: `entry-${(page - 1) * 1000 + at}`,
        value: '/',
      }),
    )
    const headers = { 'content-type': 'application/json', total: String(count), 'per-page': '1000' }
    return new Response(JSON.stringify({ datasource_entries: entries, cv: 5 }), { headers })
  }
  return {
    source: { endpoint: 'https://api.example/v2', token: 'x', version: 'published' as const, fetch },
    asked,
    most: () => most,
  }
}

it.each([
  [0, 1],
  [3, 1],
  [1000, 1],
  [5000, 5],
  [5001, 6],
  [20_000, 20],
])('%i entries are read in their order with %i calls, few at a time', async (count, calls) => {
  const { source, asked, most } = sourceOf(count)
  const { entries, cv } = await loadEntries(source, 'redirects', AbortSignal.timeout(5_000))
  expect(entries.map(({ name }) => name)).toEqual(Array.from({ length: count }, (_, at) => `entry-${at}`))
  expect([asked.length, cv]).toEqual([calls, 5])
  expect(most()).toBeLessThanOrEqual(5)
})
