import build from 'virtual:site/build'
import { expect, it } from 'vitest'
import { createTestSite } from '../../tests/setup/test-site.ts'
import { answerBuildFile } from './feature.ts'

const missing = () => new Response(null, { status: 404 })
const having = (answer: () => Response) => ({
  origin: 'http://127.0.0.1',
  assets: { fetch: async () => answer() },
})

it('says which version is the latest, and never from a cache', async () => {
  const { status, headers, html } = await (await createTestSite()).get('/builds/latest.json')
  expect(status).toBe(200)
  expect(JSON.parse(html)).toEqual({ id: build.id, timestamp: build.timestamp })
  expect(build.id).toMatch(/^[0-9a-f]{10}$/)
  expect(headers.get('cache-control')).toBe('no-cache')
})

it('knows the routes of its own version for good', async () => {
  const list = { files: ['assets/main-a.js'], retired: { 'assets/main-b.js': 5 } }
  const answer = await answerBuildFile(
    `/builds/meta/${build.id}.json`,
    having(() => Response.json(list)),
  )
  expect(await answer.json()).toMatchObject({ id: build.id, routeRules: {}, prerendered: [], ...list })
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

it.each(['/builds/meta/0000000000.json', '/builds/', '/builds/constructor'])('has no %s', async path => {
  const answer = await answerBuildFile(path, having(missing))
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('lists no files where no deployment did', async () => {
  const answer = await answerBuildFile(`/builds/meta/${build.id}.json`, having(missing))
  expect(answer.status).toBe(200)
  expect(await answer.json()).not.toHaveProperty('files')
})
