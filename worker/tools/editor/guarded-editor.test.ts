import { describe, expect, it, vi } from 'vitest'
import { editorLink } from '../../features/inspector/editor-link.ts'
import { loopCount } from '../../tests/setup/loop-count.ts'
import { createTestSite, type TestSite } from '../../tests/setup/test-site.ts'

const storiesOf = async (site: TestSite): Promise<unknown> =>
  (await site.send('/_editor/api/stories', {}, 'GET')).json()

const changes = [
  ['POST', 'stories', { name: 'Evil', slug: 'evil', content: { component: 'page', body: [] } }],
  ['POST', 'stories/1/unpublish', undefined],
  ['DELETE', 'stories/1', undefined],
  ['PUT', 'redirects', {}],
  ['POST', 'pictures', {}],
] as const

it('lets nobody change a story by a name of the machine that is not its own, however often', async () => {
  const site = await createTestSite({ bindings: { CONTENT_API_PUBLIC: 'true' } })
  const before = await storiesOf(site)
  for (let time = 0; time < loopCount(100); time++)
    for (const [method, path, body] of changes) {
      const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const answer = await site.request(`/_editor/api/${path}`, init, 'evil.example')
      expect([path, answer.status]).toEqual([path, 403])
    }
  expect(await storiesOf(site)).toEqual(before)
})

it('tells a client that guesses its secret to wait, and checks nothing of it for a minute', async () => {
  const secret = 'sixteen characters'
  const counts = new Map<string, number>()
  const limit = vi.fn(async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return { success: counts.get(key)! <= 3 }
  })
  const site = await createTestSite({
    bindings: { ENVIRONMENT: 'staging', EDITOR_SECRET: secret, POST_LIMIT: { limit } },
  })
  const client = { 'cf-connecting-ip': '203.0.113.9' }
  const open = async (password: string | undefined, own: Record<string, string> = client) => {
    const authorization = password && { authorization: `Basic ${btoa(`editor:${password}`)}` }
    return (await site.send('/_editor/', { ...own, ...authorization })).status
  }
  for (let time = 0; time < 6; time++) expect(await open(secret)).toBe(200)
  expect(limit).not.toHaveBeenCalled()
  const guessed: number[] = []
  for (let time = 0; time < 5; time++) guessed.push(await open(`wrong ${time}`))
  expect(guessed).toEqual([401, 401, 401, 429, 429])
  expect(await open(secret)).toBe(429)
  expect(await open(secret, { 'cf-connecting-ip': '203.0.113.10' })).toBe(200)
  expect(await open(undefined, {})).toBe(401)
  site.turnClock(60_000)
  expect(await open(secret)).toBe(200)
})

describe('the inspector', () => {
  it.each(['local', 'staging'] as const)('links to it in %s, where content is embedded', ENVIRONMENT => {
    const settings = { CONTENT_SOURCE: 'embedded', STORYBLOK_SPACE_ID: 1000, STORYBLOK_REGION: 'us' } as const
    expect(editorLink({ ENVIRONMENT, ...settings }, 7)).toBe('/_editor/#7')
  })
})
