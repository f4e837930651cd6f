import { describe, expect, it } from 'vitest'
import { readPost } from './read-post.ts'

const post = (body: BodyInit, type?: string) =>
  readPost(
    new Request('https://site.example/', {
      method: 'POST',
      body,
      ...(type && { headers: { 'content-type': type } }),
    }),
  )

async function entered(body: BodyInit, type?: string) {
  const posted = await post(body, type)
  if (!posted.ok) throw new Error(posted.error)
  return Object.fromEntries(posted.entered)
}

describe('the post of a form', () => {
  it('is read in all three encodings', async () => {
    const form = new FormData()
    form.append('a', '1')
    form.append('b', '2')
    form.append('b', '3')
    const expected = { a: ['1'], b: ['2', '3'] }
    expect(await entered(form)).toEqual(expected)
    expect(await entered(new URLSearchParams('a=1&b=2&b=3'))).toEqual(expected)
    expect(await entered('{"a": 1, "b": ["2", "3"]}', 'application/json; charset=utf-8')).toEqual(expected)
  })

  it('loses the marks of the renderer, as content does', async () => {
    const typed = 'a\u{F0000}b\u{F0002}0\u{F0003}c'
    const form = new FormData()
    form.append('a', typed)
    const expected = { a: ['ab0c'] }
    expect(await entered(form)).toEqual(expected)
    expect(await entered(new URLSearchParams({ a: typed }))).toEqual(expected)
    expect(await entered(JSON.stringify({ a: typed }), 'application/json')).toEqual(expected)
    expect(await entered(JSON.stringify({ a: [typed] }), 'application/json')).toEqual(expected)
  })

  it('is not read where it has more parts than any form', async () => {
    const bodyOf = (parts: number) =>
      `${'--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(parts)}--edge--\r\n`
    const type = 'multipart/form-data; boundary=edge'
    expect(await entered(bodyOf(500), type)).toEqual({ a: Array(500).fill('1') })
    expect(await post(bodyOf(501), type)).toMatchObject({ ok: false, status: 400 })
    expect(await post(bodyOf(501), 'multipart/form-data; charset=utf-8; boundary="edge"')).toMatchObject({
      ok: false,
      status: 400,
    })
  })

  it('has a boundary of at most 70 characters (RFC 2046), which is the one at which its parts are counted', async () => {
    const bodyOf = (boundary: string, parts = 1) =>
      `${`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(parts)}--${boundary}--\r\n`
    const typeOf = (boundary: string) => `multipart/form-data; boundary="${boundary}"`
    const longest = 'b'.repeat(70)
    expect(await entered(bodyOf(longest), typeOf(longest))).toEqual({ a: ['1'] })
    expect(await entered(bodyOf("0 '()+_,-./:=?"), typeOf("0 '()+_,-./:=?"))).toEqual({ a: ['1'] })
    for (const boundary of [`${longest}b`, 'b'.repeat(5_000), 'b ', 'b\\', 'bä', '', ' '])
      expect([boundary, await post(bodyOf(boundary), typeOf(boundary))]).toMatchObject([
        boundary,
        { ok: false, status: 400 },
      ])
    const twice = 'multipart/form-data; boundary=other; boundary=edge'
    expect(await post(bodyOf('edge', 501), twice)).toMatchObject({ ok: false, status: 400 })
  })

  it('holds its files apart, and none where none was chosen', async () => {
    const form = new FormData()
    form.append('cv', new File(['hello'], 'cv.pdf', { type: 'application/pdf' }))
    form.append('photo', new File([], ''))
    const posted = await post(form)
    expect(
      posted.ok && posted.files.map(({ field, filename, content }) => [field, filename, content.byteLength]),
    ).toEqual([['cv', 'cv.pdf', 5]])
  })

  it.each<[title: string, body: BodyInit, type: string | undefined, status: number]>([
    ['a text', 'hello', 'text/plain', 415],
    ['no type', new Uint8Array([1]), undefined, 415],
    ['broken JSON', '{', 'application/json', 400],
    ['a list', '[1]', 'application/json', 400],
    ['nested JSON', '{"a": {"b": 1}}', 'application/json', 400],
    ['a broken multipart body', 'x', 'multipart/form-data; boundary=b', 400],
    ['a multipart body without boundary', 'x', 'multipart/form-data', 400],
    ['65 KB of JSON', JSON.stringify({ a: 'x'.repeat(65 * 1024) }), 'application/json', 413],
    ['65 KB of a form', `a=${'x'.repeat(65 * 1024)}`, 'application/x-www-form-urlencoded', 413],
  ])('is refused: %s', async (_, body, type, status) => {
    expect(await post(body, type)).toMatchObject({ ok: false, status })
  })

  it('is refused when its texts are too long for a form, or its files too large', async () => {
    const texts = new FormData()
    texts.append('a', 'x'.repeat(65 * 1024))
    expect(await post(texts)).toMatchObject({ status: 413 })
    const files = new FormData()
    files.append('a', new File([new Uint8Array(7 * 1024 * 1024)], 'a.pdf'))
    expect(await post(files)).toMatchObject({ status: 413 })
  })

  it('has no names of properties that every object has', async () => {
    expect(await entered('{"__proto__": "x", "constructor": "y", "a": "1"}', 'application/json')).toEqual({
      a: ['1'],
    })
  })

  it('is refused when it is nested deeply', async () => {
    expect(await post('['.repeat(60_000), 'application/json')).toMatchObject({ status: 400 })
    expect(await post('[['.repeat(10_000) + ']]'.repeat(10_000), 'application/json')).toMatchObject({
      status: 400,
    })
  })
})
