import { afterEach, describe, expect, it, vi } from 'vitest'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { ContentSource } from './content-source.ts'
import { callStoryblok, createClient, SourceError } from './storyblok.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('sends five requests a second, whatever its caller sends at once', async () => {
  vi.useFakeTimers()
  let sent = 0
  const client = createClient(
    {
      ...{ endpoint: 'http://content.invalid/v2', token: 'token', version: 'published' },
      fetch: async () => {
        sent++
        return Response.json({ stories: [], cv: 1 })
      },
    },
    { signal: new AbortController().signal, relations: undefined },
  )
  const answers = Promise.all(Array.from({ length: 12 }, (_, page) => client.get('cdn/stories', { page })))
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return sent
  }
  expect(await after(0)).toBe(5)
  expect(await after(999)).toBe(5)
  expect(await after(1)).toBe(10)
  expect(await after(1_000)).toBe(12)
  expect(await answers).toHaveLength(12)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A source that gives the listed answers, one per call, and repeats the last one. */
function makeSource(...answers: (() => Response | Promise<Response>)[]) {
  const requested: Request[] = []
  const source: ContentSource = {
    endpoint: 'http://content.invalid/v2',
    token: 'token',
    version: 'published',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requested.push(request)
      request.signal.throwIfAborted()
      return await answers[Math.min(requested.length, answers.length) - 1]!()
    },
  }
  return { source, requested }
}

const json = (status: number, body: unknown) => () => Response.json(body, { status })
const text = (status: number, body: string) => () => new Response(body, { status })
const good = json(200, { story: { content: {} }, cv: 5 })
const never = new AbortController().signal

const call = (source: ContentSource, signal = never) => callStoryblok(source, 'cdn/stories/a', {}, signal)

async function failureOf(source: ContentSource, signal = never): Promise<SourceError> {
  const error = await call(source, signal).catch((reason: unknown) => reason)
  if (error instanceof SourceError) return error
  throw new Error(`not a SourceError: ${String(error)}`)
}

describe('an answer outside of 200 to 206 is an error with the message of its body', () => {
  const cases: [string, () => Response, number, string][] = [
    ['its error', json(401, { error: 'Unauthorized', slug: 'a' }), 401, 'Unauthorized'],
    [
      'its first item',
      json(404, ['This record could not be found', 'b']),
      404,
      'This record could not be found',
    ],
    [
      'the message of its first field',
      json(422, { name: ['is too long', 'b'], slug: ['c'] }),
      422,
      'name: is too long',
    ],
    ['the message of a field that is a text', json(422, { base: 'is wrong' }), 422, 'base: is wrong'],
    ['its slug', json(422, { slug: 'is taken' }), 422, 'slug: is taken'],
    ['nothing that is known', json(500, {}), 500, 'Unknown error'],
    ['an empty list', json(500, []), 500, 'Unknown error'],
    ['null', json(500, null), 500, 'Unknown error'],
    ['an error that is no text', json(500, { error: { code: 1 } }), 500, 'Unknown error'],
    ['a number', json(503, 5), 503, 'Unknown error'],
    ['no JSON', text(403, '<html>'), 403, 'Unknown error'],
  ]
  it.each(cases)('%s', async (_, answer, status, message) => {
    expect(await failureOf(makeSource(answer).source)).toMatchObject({ status, message })
  })

  it.each([
    ['a page instead of JSON', text(502, '<html>')],
    ['a page that says 404', text(404, '<html>')],
    ['a 404 of nothing', text(404, '')],
    ['a page that says 200', text(200, '<html>')],
    ['nothing', text(200, '')],
    ['JSON that ends early', text(200, '{"story":')],
    ['JSON without an end', text(200, `{"story":"${'x'.repeat(16 * 1024 * 1024)}"}`)],
    ['no answer', () => Promise.reject(new TypeError('network down'))],
  ])('%s is a failure of the source', async (_, answer) => {
    expect(await failureOf(makeSource(answer).source)).toMatchObject({ status: 502 })
  })

  it.each([
    ['a body that says nothing', text(503, '<html>'), 'Unknown error (status 503)'],
    ['a body with a message', json(401, { error: 'Unauthorized' }), 'Unauthorized (status 401)'],
    ['a page that says 404', text(404, '<html>'), 'the answer is a 404 without JSON'],
    [
      'JSON without an end',
      text(200, 'x'.repeat(16 * 1024 * 1024 + 1)),
      'the answer has more than 16777216 bytes',
    ],
    ['no answer', () => Promise.reject(new TypeError('network down')), 'network down'],
  ])('has its status in the log: %s', async (_, answer, reason) => {
    expect(reasonOf(await failureOf(makeSource(answer).source))).toBe(reason)
  })
})

describe('too many requests', () => {
  const busy = json(429, { error: 'Rate limit' })

  it('are tried again after 0.3 s, ten times', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const { source, requested } = makeSource(busy)
    const failure = failureOf(source)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await failure).toMatchObject({ status: 429, message: 'Rate limit' })
    expect(requested).toHaveLength(11)
  })

  it('succeed in the end', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const { source, requested } = makeSource(busy, busy, good)
    const began = Date.now()
    expect((await call(source)).data).toMatchObject({ cv: 5 })
    expect(requested).toHaveLength(3)
    expect(Date.now() - began).toBeGreaterThan(500)
  })

  it.each(['', '<html>Too Many Requests</html>'])(
    'are too many in an answer that is no JSON too: %j',
    async body => {
      vi.spyOn(console, 'log').mockImplementation(() => undefined)
      const { source, requested } = makeSource(text(429, body), good)
      expect((await call(source)).data).toMatchObject({ cv: 5 })
      expect(requested).toHaveLength(2)
    },
  )

  it('are not tried again once nobody waits', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const { source, requested } = makeSource(busy)
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 400)
    expect(await failureOf(source, controller.signal)).toMatchObject({ status: 502 })
    expect(requested.length).toBeLessThan(4)
  })
})

it('the content version of an answer is not remembered by the client: what is published would never come', async () => {
  const { source, requested } = makeSource(good)
  await call(source)
  await call(source)
  expect(requested.map(({ url }) => new URL(url).searchParams.get('cv'))).toEqual([null, null])
})

it('does not change its input', async () => {
  const params = Object.freeze({ language: 'en', resolve_relations: 'page.friend' })
  const { source, requested } = makeSource(good)
  await callStoryblok(source, 'cdn/stories/a', params, never)
  expect(Object.fromEntries(new URL(requested[0]!.url).searchParams)).toEqual({
    language: 'en',
    resolve_relations: 'page.friend',
    resolve_level: '2',
    token: 'token',
    version: 'published',
  })
})

it('without a token nobody is called', async () => {
  const { source, requested } = makeSource(good)
  expect(await failureOf({ ...source, token: '' })).toMatchObject({ message: 'Missing content access token' })
  expect(requested).toEqual([])
})
