import { describe, expect, it } from 'vitest'
import { answerTagScript, type TagScriptDependencies } from './feature.ts'

function setUp(answer: () => Response | Promise<Response>, options: Partial<TagScriptDependencies> = {}) {
  const requested: string[] = []
  const stored = new Map<string, Response>()
  const log: object[] = []
  const fetchScript = () =>
    answerTagScript({
      container: 'GTM-ABC123',
      isGranted: true,
      fetch: async input => {
        requested.push(input)
        return answer()
      },
      cache: {
        match: async key => stored.get(String(key))?.clone(),
        put: async (key, response) => void stored.set(String(key), response),
      },
      waitUntil: () => undefined,
      log: line => log.push(line),
      ...options,
    })
  return { fetchScript, requested, log }
}

const script = () => new Response('tags()', { headers: { 'content-type': 'application/javascript' } })

describe('the script of the tag manager', () => {
  it('comes from this site, and its source is fetched once', async () => {
    const { fetchScript, requested } = setUp(script)
    for (const _ of [1, 2]) {
      const answer = await fetchScript()
      expect([answer.status, await answer.text()]).toEqual([200, 'tags()'])
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    }
    expect(requested).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'])
  })

  it.each([
    ['without a container', { container: undefined }],
    ['without the grant', { isGranted: false }],
  ])('%s is 404, and its source is not fetched', async (_, options) => {
    const { fetchScript, requested } = setUp(script, options)
    expect((await fetchScript()).status).toBe(404)
    expect(requested).toEqual([])
  })

  it.each<[string, () => Response]>([
    ['another status', () => new Response('', { status: 500 })],
    ['a redirect', () => new Response('', { status: 302, headers: { location: 'https://evil.example' } })],
    ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    [
      'an error',
      () => {
        throw new Error('down')
      },
    ],
  ])('whose source answers with %s is 404, and the failure is logged', async (_, answer) => {
    const { fetchScript, log } = setUp(answer)
    expect((await fetchScript()).status).toBe(404)
    expect(log).toMatchObject([{ event: 'tag-script-failed' }])
  })
})
