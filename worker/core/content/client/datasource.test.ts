import { expect, it } from 'vitest'
import { entriesPage } from './delivery-calls.ts'

it('a page of the entries is read with one call, and says how many there are', async () => {
  const requested: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    requested.push(String(input))
    const headers = { 'content-type': 'application/json', total: '2500', 'per-page': '1000' }
    const datasource_entries = [{ id: 7, name: '/a', value: '/b', dimension_value: null }]
    return new Response(JSON.stringify({ datasource_entries, cv: 5 }), { headers })
  }
  const source = { endpoint: 'https://api.example/v2', token: 'x', version: 'published' as const, fetch }
  const found = await entriesPage(source, 'redirects', { signal: AbortSignal.timeout(5_000), page: 3 })
  expect(found).toEqual({ entries: [{ id: 7, name: '/a', value: '/b' }], total: 2500, cv: 5 })
  expect(requested).toHaveLength(1)
  const { searchParams } = new URL(requested[0]!)
  expect(['datasource', 'page', 'per_page'].map(name => searchParams.get(name))).toEqual([
    'redirects',
    '3',
    '1000',
  ])
})
