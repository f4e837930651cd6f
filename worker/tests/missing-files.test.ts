import { describe, expect, it } from 'vitest'
import { bucket, database, rowsOf, withMethods } from '../features/forms/testing/test-stores.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const own = { origin, 'sec-fetch-site': 'same-origin' }
const address = '/api/forms/application?page=%2Fcontact%2F'

/** Stores that do not answer which files there are: the database while `fails` is set, the bucket while `bucketFails` is. */
function storesWithoutFiles() {
  const state = { fails: false, bucketFails: false }
  const prepare: D1Database['prepare'] = sql => {
    if (state.fails && sql.includes('FROM files')) throw new Error('D1_ERROR: down')
    return database.prepare(sql)
  }
  const get = ((key: string, options: R2GetOptions) => {
    if (state.bucketFails) throw new Error('R2: down')
    return bucket.get(key, options)
  }) as R2Bucket['get']
  return { state, DB: withMethods(database, { prepare }), UPLOADS: withMethods(bucket, { get }) }
}

const createSite = (stores: object = {}) =>
  createTestSite({
    space: formsSpace(formFixture('steps')),
    newId: () => crypto.randomUUID(),
    bindings: { LINK_SECRET: 'a-secret-of-operators', ...stores },
  })

async function upload(site: TestSite): Promise<string> {
  const body = new TextEncoder().encode('%PDF-1.7\n%%EOF\n')
  const headers = { ...own, 'x-filename': 'Zeugnis.pdf', 'content-length': String(body.length) }
  const files = '/api/forms/application/files?page=%2Fcontact%2F&field=certificate'
  const answer = await site.request(files, { method: 'POST', body, headers })
  return ((await answer.json()) as { key: string }).key
}

const person = { firstName: 'Ada', lastName: 'Canaria', postcode: '10115', country: 'DE' }
const birthday = { 'birthday.day': '24', 'birthday.month': '12', 'birthday.year': '1999' }
const study = { degree: '1', model: 'fs' }

/** Posts all steps as the form's script does. */
async function send(site: TestSite, email: string, certificate: readonly string[], more: object = {}) {
  const { html } = await site.get('/contact/')
  const privacy = /name="privacy"[^>]* value="([^"]+)"/.exec(html)![1]!
  return site.request(address, {
    method: 'POST',
    body: JSON.stringify({
      ...person,
      ...birthday,
      ...study,
      email,
      certificate,
      privacy,
      _step: '2',
      ...more,
    }),
    headers: { ...own, 'content-type': 'application/json', accept: 'application/json' },
  })
}

const filesOf = async (email: string) =>
  (await rowsOf('SELECT body FROM submissions WHERE email = ?', email)).map(({ body }) =>
    (JSON.parse(String(body)) as { files: { key: string }[] }).files.map(({ key }) => key),
  )

describe('where the database does not answer which files there are', () => {
  it('a form with files waits in the bucket with those that the bucket knows', async () => {
    const { state, ...stores } = storesWithoutFiles()
    const site = await createSite(stores)
    const key = await upload(site)
    state.fails = true
    const answer = await send(site, 'waits@example.com', [key])
    expect(answer.status).toBe(200)
    expect(await filesOf('waits@example.com')).toEqual([])
    state.fails = false
    await site.runSchedule('* * * * *')
    expect(await filesOf('waits@example.com')).toEqual([[key]])
    expect(await rowsOf('SELECT file FROM submission_files WHERE file = ?', key)).toHaveLength(1)
  })

  it.each([
    ['of another form', 'files/of-another-form'],
    ['that somebody sent', 'pending/of-somebody.json'],
    ['that is gone', 'files/gone'],
  ])('a file %s is an error of its field', async (_, other) => {
    const customMetadata = { form: 'contact', field: 'certificate', filename: 'a.pdf' }
    await bucket.put('files/of-another-form', '%PDF-1.7', { customMetadata })
    await bucket.put('pending/of-somebody.json', '%PDF-1.7', {
      customMetadata: { ...customMetadata, form: 'application' },
    })
    const { state, ...stores } = storesWithoutFiles()
    const site = await createSite(stores)
    const key = await upload(site)
    state.fails = true
    expect((await send(site, 'other@example.com', [key, other])).status).toBe(422)
    await bucket.delete('pending/of-somebody.json')
  })
})

describe('where neither database nor bucket answers which files there are', () => {
  it('a form with files is not stored without them, and is stored with them when it comes again', async () => {
    const { state, ...stores } = storesWithoutFiles()
    const site = await createSite(stores)
    const key = await upload(site)
    state.fails = true
    state.bucketFails = true
    const answer = await send(site, 'lost@example.com', [key])
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'notStored' }])
    expect(await filesOf('lost@example.com')).toEqual([])
    expect((await bucket.list({ prefix: 'pending/' })).objects).toEqual([])
    state.fails = false
    state.bucketFails = false
    expect((await send(site, 'lost@example.com', [key])).status).toBe(200)
    expect(await filesOf('lost@example.com')).toEqual([[key]])
  })

  it.each(['', 'back', 'later'])('a plain step says so, and keeps answers and files: button %j', async go => {
    const { state, ...stores } = storesWithoutFiles()
    const site = await createSite(stores)
    const key = await upload(site)
    state.fails = true
    state.bucketFails = true
    const answer = await site.request(address, {
      method: 'POST',
      body: new URLSearchParams({ ...study, certificate: key, _step: '1', ...(go && { _go: go }) }),
      headers: own,
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.getSetCookie()).toEqual([])
    const html = await answer.text()
    expect(html).toMatch(new RegExp(`name="certificate"[^>]* value="${key}"`))
    expect(html).not.toContain('lade bei „Zeugnis“ eine Datei hoch')
  })
})

it('a file that is gone is an error of its field, and the others stay', async () => {
  const site = await createSite()
  const key = await upload(site)
  const answer = await send(site, 'gone@example.com', [key, 'files/gone'])
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    errors: { certificate: expect.stringContaining('fehlt uns eine Datei') },
  })
  expect(await filesOf('gone@example.com')).toEqual([])
})
