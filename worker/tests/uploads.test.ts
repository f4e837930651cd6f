import { describe, expect, it } from 'vitest'
import { sampleFiles } from '../features/forms/testing/sample-files.ts'
import { createTestOutbox } from '../features/forms/testing/test-outbox.ts'
import { bucket, disturbedDatabase, rowsOf, withMethods } from '../features/forms/testing/test-stores.ts'
import { partBytes } from '../features/forms/upload-parts.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { createTestSite, type TestSite, type TestSiteOptions } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const DAY = 86_400_000
const query = '?page=%2Fcontact%2F&field=certificate'

const createSite = (bindings: TestSiteOptions['bindings'] = {}) =>
  createTestSite({
    space: formsSpace(formFixture('steps')),
    newId: () => crypto.randomUUID(),
    bindings: { LINK_SECRET: 'a-secret-of-operators', ...bindings },
  })

const own = { origin, 'sec-fetch-site': 'same-origin' }
const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))

/** A PDF of a length. */
function pdf(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  bytes.set(bytesOf('%PDF-1.7\n'))
  bytes.set(bytesOf('%%EOF\n'), length - 6)
  return bytes
}

const post = (site: TestSite, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  site.request(`/api/forms/application/files${query}`, {
    method: 'POST',
    body,
    headers: { ...own, 'x-filename': 'Zeugnis.pdf', 'content-length': String(body.length), ...headers },
  })

const begin = (site: TestSite, size: number) =>
  site.request(`/api/forms/application/files${query}`, {
    method: 'POST',
    headers: { ...own, 'x-filename': 'Zeugnis.pdf', 'x-file-size': String(size) },
  })

interface PartAddress {
  readonly key: string
  readonly form?: string
}

const addressOf = ({ key, form = 'application' }: PartAddress, part = '') =>
  `/api/forms/${form}/${key}${part && `/${part}`}${query}`

const put = (site: TestSite, place: PartAddress, part: number, body: Uint8Array<ArrayBuffer>) =>
  site.request(addressOf(place, String(part)), {
    method: 'PUT',
    body,
    headers: { ...own, 'content-length': String(body.length) },
  })

const complete = (site: TestSite, place: PartAddress) =>
  site.request(addressOf(place), { method: 'POST', headers: own })

const errorsIn = async (answer: Response) => ((await answer.json()) as { errors: object }).errors

async function begun(site: TestSite, size: number): Promise<PartAddress> {
  const answer = await begin(site, size)
  expect(answer.status).toBe(201)
  return (await answer.json()) as { key: string }
}

const stateOf = async ({ key }: PartAddress) =>
  (await rowsOf('SELECT state, type FROM files WHERE key = ?', key))[0]

describe('a file', () => {
  it.each([
    ['an archive that is called a PDF', `PK\x03\x04${'\x00'.repeat(26)}evil.exe`, 'fileType'],
    ['a page that is called a PDF', '<!doctype html><script>', 'fileType'],
    ['nothing', '', 'ist leer'],
    ['a PDF without an end', '%PDF-1.7 cut', 'ist beschädigt'],
  ])('%s is refused, with what to do', async (_, text, message) => {
    const site = await createSite()
    const answer = await post(site, bytesOf(text))
    expect(answer.status).toBe(422)
    expect(await errorsIn(answer)).toEqual({
      certificate: expect.stringContaining(
        message === 'fileType' ? 'Datei dieser Art: PDF, JPG, PNG' : message,
      ),
    })
  })

  it('is taken by its content, and named by it', async () => {
    const site = await createSite()
    const taken = await post(site, pdf(64), { 'x-filename': 'setup.exe', 'content-type': 'text/html' })
    expect(await taken.json()).toMatchObject({ filename: 'setup.exe.pdf' })
    const photo = await post(site, sampleFiles.heic, { 'x-filename': 'IMG_1.heic' })
    expect(photo.status).toBe(200)
  })

  it.each(['pdf', 'jpg', 'png', 'heic'] as const)(
    'of kind %s that is cut off is refused, with what to do',
    async kind => {
      const site = await createSite()
      const whole = sampleFiles[kind]
      expect((await post(site, whole, { 'x-filename': `a.${kind}` })).status).toBe(200)
      const answer = await post(site, whole.slice(0, -6), { 'x-filename': `a.${kind}` })
      expect(answer.status).toBe(422)
      expect(await errorsIn(answer)).toEqual({
        certificate:
          'Die Datei bei „Zeugnis“ ist beschädigt. Bitte speichere sie neu und wähle sie noch einmal.',
      })
    },
  )

  it('of 200 MB is refused before it is read', async () => {
    const site = await createSite()
    let read = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read++
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const answer = await site.request(`/api/forms/application/files${query}`, {
      method: 'POST',
      body: endless,
      headers: { ...own, 'x-filename': 'a.pdf', 'content-length': String(200 * 1024 * 1024) },
    })
    expect(answer.status).toBe(422)
    expect(await errorsIn(answer)).toEqual({ certificate: expect.stringContaining('kleiner als 10 MB') })
    expect(read).toBeLessThan(5)
    expect((await begin(site, 200 * 1024 * 1024)).status).toBe(422)
  })
})

describe('a file in parts', () => {
  const size = partBytes + 1_000
  const whole = pdf(size)
  const parts = [whole.slice(0, partBytes), whole.slice(partBytes)] as const

  /** A file all of whose parts were received, on a site whose database fails once when the file is marked as complete. */
  async function receivedOnce() {
    let failing: 'before its work' | 'after its work' | undefined
    const DB = disturbedDatabase(async (run, sql) => {
      if (!failing || !sql?.startsWith("UPDATE files SET state = 'quarantined'")) return run()
      if (failing === 'after its work') await run()
      failing = undefined
      throw new Error('D1_ERROR')
    })
    const site = await createSite({ DB })
    const place = await begun(site, size)
    for (const [index, part] of parts.entries()) await put(site, place, index + 1, part)
    return {
      site,
      place,
      fail(when: typeof failing) {
        failing = when
      },
    }
  }

  /** Runs the schedule at a time after the beginning of a file. */
  async function sweepLater({ key }: PartAddress, milliseconds: number) {
    const [{ created } = { created: 0 }] = await rowsOf('SELECT created FROM files WHERE key = ?', key)
    const outbox = createTestOutbox()
    outbox.turnClock(Number(created) + milliseconds - outbox.now())
    await outbox.sweep()
    return outbox
  }

  it('is put together in whatever order its parts come, each as often as it is sent', async () => {
    const site = await createSite()
    const place = await begun(site, size)
    expect((await put(site, place, 2, parts[1])).status).toBe(200)
    const early = await complete(site, place)
    expect([early.status, await early.json()]).toEqual([409, { error: 'incomplete', parts: ['2'] }])
    expect((await put(site, place, 1, parts[0])).status).toBe(200)
    expect((await put(site, place, 1, parts[0])).status).toBe(200)
    const done = await complete(site, place)
    expect(await done.json()).toEqual({ key: place.key, filename: 'Zeugnis.pdf', bytes: size })
    expect((await bucket.head(place.key))?.size).toBe(size)
    expect(await stateOf(place)).toEqual({ state: 'clean', type: 'application/pdf' })
    const again = await complete(site, place)
    expect([again.status, await again.json()]).toEqual([
      200,
      { key: place.key, filename: 'Zeugnis.pdf', bytes: size },
    ])
    expect((await put(site, place, 1, parts[0])).status).toBe(404)
  })

  it.each(['before its work', 'after its work'] as const)(
    'is complete by the next attempt where the database fails %s once the bucket has put it together',
    async when => {
      const { site, place, fail } = await receivedOnce()
      fail(when)
      expect((await complete(site, place)).status).toBe(503)
      expect((await bucket.head(place.key))?.size).toBe(size)
      const done = await complete(site, place)
      expect([done.status, await done.json()]).toEqual([
        200,
        { key: place.key, filename: 'Zeugnis.pdf', bytes: size },
      ])
      expect(await stateOf(place)).toEqual({ state: 'clean', type: 'application/pdf' })
    },
  )

  it('that did not pass its check says so to the next attempt as well', { tags: ['full'] }, async () => {
    const site = await createSite()
    const place = await begun(site, size)
    await put(site, place, 1, parts[0])
    await put(site, place, 2, new Uint8Array(parts[1].length))
    for (let attempt = 0; attempt < 2; attempt++) {
      const answer = await complete(site, place)
      expect([answer.status, await errorsIn(answer)]).toEqual([
        422,
        { certificate: expect.stringContaining('beschädigt') },
      ])
    }
  })

  it('that is cancelled or abandoned leaves nothing, although the bucket has put it together', {
    tags: ['full'],
  }, async () => {
    const { site, place, fail } = await receivedOnce()
    fail('before its work')
    await complete(site, place)
    expect((await site.request(addressOf(place), { method: 'DELETE', headers: own })).status).toBe(204)
    expect([await bucket.head(place.key), await stateOf(place)]).toEqual([null, undefined])
    const other = await receivedOnce()
    other.fail('before its work')
    await complete(other.site, other.place)
    await sweepLater(other.place, DAY + 1)
    expect([await bucket.head(other.place.key), await stateOf(other.place)]).toEqual([null, undefined])
  })

  it('that a form has taken while the database failed stays, and is checked', {
    tags: ['full'],
  }, async () => {
    const { site, place, fail } = await receivedOnce()
    fail('before its work')
    await complete(site, place)
    await rowsOf("INSERT INTO submission_files (submission, file) VALUES ('s', ?)", place.key)
    const outbox = await sweepLater(place, DAY + 1)
    await outbox.sweep()
    expect(await stateOf(place)).toEqual({ state: 'clean', type: 'application/pdf' })
    expect((await bucket.head(place.key))?.size).toBe(size)
    await rowsOf("DELETE FROM submission_files WHERE submission = 's'")
  })

  it('whose beginning the database did not take leaves no upload in the bucket', async () => {
    let aborted = 0
    const counted = withMethods(bucket, {
      async createMultipartUpload(key, options) {
        const upload = await bucket.createMultipartUpload(key, options)
        return withMethods(upload, {
          async abort() {
            aborted++
            await upload.abort()
          },
        })
      },
    })
    const site = await createSite({
      DB: disturbedDatabase(() => Promise.reject(new Error('D1_ERROR'))),
      UPLOADS: counted,
    })
    expect((await begin(site, size)).status).toBe(503)
    expect(aborted).toBe(1)
  })

  it('whose first part tells another kind is ended, and leaves nothing', async () => {
    const site = await createSite()
    const place = await begun(site, size)
    const archive = new Uint8Array(partBytes)
    archive.set(bytesOf('PK\x03\x04'))
    const answer = await put(site, place, 1, archive)
    expect(answer.status).toBe(422)
    expect(await errorsIn(answer)).toEqual({ certificate: expect.stringContaining('PDF, JPG, PNG') })
    expect(await stateOf(place)).toBeUndefined()
    expect((await put(site, place, 2, parts[1])).status).toBe(404)
  })

  it.each<[title: string, part: number, body: Uint8Array<ArrayBuffer>, status: number]>([
    ['a number that no part has', 3, parts[1], 400],
    ['the number 0', 0, parts[1], 400],
    ['a part that is too long', 2, parts[0], 400],
    ['a part that is too short', 1, parts[1], 400],
  ])('takes no part with %s', async (_, part, body, status) => {
    const site = await createSite()
    expect((await put(site, await begun(site, size), part, body)).status).toBe(status)
  })

  it('is nobody else’s: of another form, of a key that nobody began, of another site', async () => {
    const site = await createSite()
    const place = await begun(site, size)
    expect((await put(site, { ...place, form: 'other' }, 2, parts[1])).status).toBe(404)
    const guess = { key: `files/${crypto.randomUUID()}` }
    expect((await put(site, guess, 2, parts[1])).status).toBe(404)
    const foreign = { origin: 'https://evil.example', 'content-length': '1000' }
    const elsewhere = await site.request(addressOf(place, '2'), {
      method: 'PUT',
      body: parts[1],
      headers: foreign,
    })
    expect(elsewhere.status).toBe(403)
  })

  it('may be sent so often and no more', async () => {
    const site = await createSite()
    const place = await begun(site, size)
    const statuses: number[] = []
    for (let count = 0; count < 9; count++) statuses.push((await put(site, place, 2, parts[1])).status)
    expect(statuses).toEqual([...Array(8).fill(200), 429])
  })

  it('that is cancelled leaves nothing', async () => {
    const site = await createSite()
    const place = await begun(site, size)
    await put(site, place, 1, parts[0])
    const answer = await site.request(addressOf(place), { method: 'DELETE', headers: own })
    expect(answer.status).toBe(204)
    expect(await stateOf(place)).toBeUndefined()
    expect(await bucket.head(place.key)).toBeNull()
    expect((await complete(site, place)).status).toBe(404)
  })

  it('that nobody ends is gone after a day', async () => {
    const site = await createSite()
    const place = await begun(site, size)
    await put(site, place, 1, parts[0])
    const [{ created } = { created: 0 }] = await rowsOf('SELECT created FROM files WHERE key = ?', place.key)
    const outbox = createTestOutbox()
    outbox.turnClock(Number(created) + DAY - outbox.now())
    await outbox.sweep()
    expect(await stateOf(place)).toBeDefined()
    outbox.turnClock(1)
    await outbox.sweep()
    expect(await stateOf(place)).toBeUndefined()
    expect((await put(site, place, 2, parts[1])).status).toBe(404)
  })
})

describe('the eleventh file', () => {
  it('of a field is refused with the form', async () => {
    const site = await createSite()
    const keys = await Promise.all(
      Array.from(
        { length: 11 },
        async () => ((await (await post(site, pdf(64))).json()) as { key: string }).key,
      ),
    )
    const send = (certificate: string[]) =>
      site.request('/api/forms/application?page=%2Fcontact%2F', {
        method: 'POST',
        body: JSON.stringify({ certificate }),
        headers: { ...own, 'content-type': 'application/json', accept: 'application/json' },
      })
    expect(await errorsIn(await send(keys))).toMatchObject({
      certificate: 'Bitte gib bei „Zeugnis“ höchstens 10 Dateien an.',
    })
    expect(await errorsIn(await send(keys.slice(1)))).not.toHaveProperty('certificate')
  })
})
