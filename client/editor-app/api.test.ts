import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from './api.ts'

afterEach(() => void vi.unstubAllGlobals())

const answerWith = (answer: () => Promise<Response>) => void vi.stubGlobal('fetch', answer)

describe('a call of the editor', () => {
  it.each<[string, number, string, string]>([
    ['that has run out of its secret', 401, 'The editor needs its secret', 'asks for its secret again'],
    ['too many', 429, 'Too many requests', 'try again in a minute'],
    ['that a proxy answers', 502, '<html>Bad gateway</html>', 'the server has failed (502)'],
    ['that is answered with something else', 200, '<html>Sign in</html>', 'sign in there'],
    [
      'that is refused',
      409,
      '{"error":"there is a story with this slug"}',
      'there is a story with this slug',
    ],
  ])('%s says so in words', async (_, status, body, message) => {
    answerWith(async () => new Response(body, { status }))
    await expect(api.stories()).rejects.toThrow(message)
  })

  it('without a network says so in words', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(api.stories()).rejects.toThrow('the server cannot be reached')
  })
})
