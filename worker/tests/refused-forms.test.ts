import { describe, expect, it } from 'vitest'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { createTestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const address = '/api/forms/application?page=%2Fcontact%2F'
/** The types that a browser accepts. */
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const plain = { ...browser, origin, 'sec-fetch-site': 'same-origin' }

const createSite = (bindings: object = {}) =>
  createTestSite({
    space: formsSpace(formFixture('steps')),
    bindings: { LINK_SECRET: 'a-secret-of-operators', ...bindings },
  })

const withFile = (bytes: number, filename = 'Zeugnis.pdf') => {
  const body = new FormData()
  body.append('_step', '1')
  body.append('degree', '1')
  body.append('certificate', new File([new Uint8Array(bytes)], filename, { type: 'application/pdf' }))
  return body
}

describe('a plain form that is not read is answered by a page, with the way back to the form', () => {
  const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }
  it.each<[string, number, RequestInit, string]>([
    ['files of more than 6 MB', 413, { body: withFile(7_000_000) }, 'höchstens 6 MB'],
    ['too much text', 413, { body: `a=${'x'.repeat(70_000)}`, headers: urlEncoded }, 'höchstens 6 MB'],
    ['no form', 415, { body: 'x', headers: { 'content-type': 'text/plain' } }, 'nicht vollständig'],
    [
      'half a form',
      400,
      { body: '--x\r\nContent', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      'nicht vollständig',
    ],
    [
      'a page of another site',
      403,
      { body: 'a=b', headers: { ...urlEncoded, origin: 'https://evil.example' } },
      '',
    ],
  ])('%s: %i', async (_, status, { body, headers }, words) => {
    const site = await createSite()
    const answer = await site.request(address, {
      method: 'POST',
      body: body!,
      headers: { ...plain, ...headers },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    const html = await answer.text()
    expect(html).toContain(words)
    expect(html).toContain('<a href="/contact/">Zum Formular</a>')
  })

  it('a script gets JSON', async () => {
    const site = await createSite()
    const headers = { ...plain, accept: 'application/json', 'content-type': 'text/plain' }
    const answer = await site.request(address, { method: 'POST', body: 'x', headers })
    expect([answer.status, await answer.json()]).toEqual([415, { error: 'neither a form nor JSON' }])
  })
})

it('files of a form that is to be sent again are asked for again, each by its name', async () => {
  const site = await createSite({ FORM_LIMIT: { limit: async () => ({ success: false }) } })
  const headers = { ...plain, 'cf-connecting-ip': '192.0.2.1' }
  const answer = await site.request(address, { method: 'POST', body: withFile(9, '<b>.pdf'), headers })
  const html = await answer.text()
  expect(answer.status).toBe(429)
  expect(html).toContain('enctype="multipart/form-data"')
  expect(html).toMatch(
    /wähle sie noch einmal[^<]*&lt;b&gt;\.pdf<br><input type="file" name="certificate" required multiple>/,
  )
})

describe('the address of a form that is opened', () => {
  it.each([
    [address, '/contact/'],
    ['/api/forms/application?page=%2Fcontact%2F%3Fa%3D1', '/contact/'],
    ['/api/forms/application', '/'],
    ['/api/forms/application?page=%2F%2Fevil.example', '/'],
    ['/api/forms/application?page=%2F.%2F%2Fevil.example', '/evil.example'],
    ['/api/forms/application?page=https%3A%2F%2Fevil.example', '/'],
  ])('%s leads to the page with the form: %s', async (path, location) => {
    const answer = await (await createSite()).request(path, { headers: browser })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  })
})
