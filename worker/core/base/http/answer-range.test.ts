import { describe, expect, it } from 'vitest'
import { answerRange, rangeIn } from './answer-range.ts'

const file = () => new Response('0123456789', { headers: { etag: '"1"', 'cache-control': 'public' } })

async function request(headers: Record<string, string>, method = 'GET') {
  const answer = await answerRange(new Request('https://a.example/v.webm', { method, headers }), file())
  return [answer.status, answer.headers.get('content-range'), await answer.text()]
}

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=3-1', 200, null, '0123456789'],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
    ['bytes=-', 200, null, '0123456789'],
    ['letters=0-1', 200, null, '0123456789'],
  ])('%s: %d %s', async (range, status, contentRange, text) => {
    expect(await request({ range })).toEqual([status, contentRange, text])
  })

  it.each([
    ['"1"', 206],
    ['"2"', 200],
    ['W/"1"', 200],
    ['Fri, 27 Nov 2026 09:00:00 GMT', 200],
  ])('of the version %s: %d', async (version, status) => {
    expect((await request({ range: 'bytes=0-3', 'if-range': version }))[0]).toBe(status)
  })

  it('is offered with the whole file, and keeps its headers', async () => {
    const request = (headers: Record<string, string>) => new Request('https://a.example/v.webm', { headers })
    const whole = await answerRange(request({}), file())
    expect([whole.headers.get('accept-ranges'), await whole.text()]).toEqual(['bytes', '0123456789'])
    const { headers } = await answerRange(request({ range: 'bytes=0-1' }), file())
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual(['"1"', 'public'])
  })

  it('is sent to GET only', async () => {
    expect((await request({ range: 'bytes=0-3' }, 'POST'))[0]).toBe(200)
  })
})

it('a range never leaves the file', () => {
  for (const length of [0, 1, 10])
    for (const header of ['bytes=0-', 'bytes=0-99', 'bytes=5-5', 'bytes=-7', 'bytes=99999999999999999999-']) {
      const range = rangeIn(header, length)!
      expect(Math.min(range.end, length)).toBe(range.end)
      expect(range.start).toBeGreaterThanOrEqual(0)
    }
})
