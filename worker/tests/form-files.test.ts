import { beforeAll, describe, expect, it } from 'vitest'
import { fileLink } from '../features/forms/outbox/deliver.ts'
import { sampleKey, sampleSubmission } from '../features/forms/testing/sample-submission.ts'
import {
  createTestStore,
  database,
  rowsOf,
  taken,
  withMethods,
} from '../features/forms/testing/test-stores.ts'
import { createTestSite } from './setup/test-site.ts'

const now = Date.UTC(2026, 10, 23, 9)
const secret = 'a-secret-of-operators'
const origin = 'http://127.0.0.1:8787'
let key = ''

beforeAll(async () => {
  const { store } = createTestStore()
  const body = await new Response('%PDF-<script>alert(1)</script>%%EOF').arrayBuffer()
  const file = {
    form: 'contact',
    field: 'cv',
    filename: "Ada's Zeugnis ä.html",
    type: 'application/pdf',
    bytes: 35,
  }
  const stored = taken(await store.storeFile({ ...file, body }))
  await store.save(sampleSubmission('with-file', { files: [stored] }), sampleKey('with-file'))
  await store.save(sampleSubmission('without-file'), sampleKey('without-file'))
  key = stored.key
})

const siteAt = (time: number, bindings: Readonly<Record<string, unknown>> = {}) =>
  createTestSite({ now: time, bindings: { LINK_SECRET: secret, ENVIRONMENT: 'staging', ...bindings } })

const pathOf = async (changes: Partial<Parameters<typeof fileLink>[0]> = {}) => {
  const link = { submission: 'with-file', key, origin, expires: now + 1_000, secret, ...changes }
  return (await fileLink(link)).slice(origin.length)
}

describe('a link to a file', () => {
  it('saves the file, shows nothing of it, and the audit has a line', async () => {
    const answer = await (await siteAt(now)).send(await pathOf())
    expect(answer.status).toBe(200)
    expect(new TextDecoder().decode(await answer.arrayBuffer())).toBe('%PDF-<script>alert(1)</script>%%EOF')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Ada%27s%20Zeugnis%20%C3%A4.html",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await rowsOf('SELECT submission, reader, action, at FROM audit')).toEqual([
      { submission: 'with-file', reader: 'link', action: 'file', at: now },
    ])
  })

  it('opens no file that was not checked yet, or that was refused', async () => {
    const site = await siteAt(now)
    const states = [
      ['quarantined', 409],
      ['refused', 410],
    ] as const
    for (const [state, status] of states) {
      await database.prepare('UPDATE files SET state = ? WHERE key = ?').bind(state, key).run()
      expect((await site.send(await pathOf())).status).toBe(status)
    }
    await database.prepare("UPDATE files SET state = 'clean' WHERE key = ?").bind(key).run()
  })

  it('opens nothing once it expired, with another signature, for another file or submission', async () => {
    const site = await siteAt(now)
    const wrong = [
      await pathOf({ expires: now }),
      await pathOf({ secret: 'another' }),
      (await pathOf()).replace(key, 'files/other'),
      await pathOf({ submission: 'without-file' }),
      `/api/forms/${key}`,
    ]
    for (const path of wrong) expect((await site.send(path)).status).toBe(404)
    expect((await (await siteAt(now, { LINK_SECRET: undefined })).send(await pathOf())).status).toBe(404)
  })

  it('opens nothing that the audit has no line of', async () => {
    const batch = () => Promise.reject(new Error('D1_ERROR'))
    const site = await siteAt(now, { DB: withMethods(database, { batch }) })
    expect((await site.send(await pathOf())).status).toBe(503)
  })
})

describe('the health address', () => {
  it('counts deliveries that were given up, in detail for operators only', async () => {
    const health = async (environment: string) => {
      const response = await (await siteAt(now, { ENVIRONMENT: environment })).send('/api/health')
      return (await response.json()) as { status: string; submissions?: object }
    }
    expect(await health('local')).toMatchObject({
      status: 'ok',
      submissions: { waiting: 4, failed: 0, heldMails: 0, undeliverable: 0, held: 0 },
    })
    await database.exec("UPDATE outbox SET state = 'failed' WHERE id = 'with-file:delivery'")
    expect(await health('local')).toMatchObject({
      status: 'degraded',
      submissions: { waiting: 3, failed: 1 },
    })
    const outside = await health('staging')
    expect(outside.status).toBe('degraded')
    expect(outside.submissions).toBeUndefined()
  })

  it('is degraded while files of submissions are missing, and counts what was made of the others', async () => {
    await database.exec(`UPDATE files SET missing = 1 WHERE key = '${key}'`)
    await database.exec('INSERT INTO file_walks (id, began, at, removed, kept) VALUES (1, 0, 0, 3, 2)')
    const health = async () =>
      (await (await siteAt(now, { ENVIRONMENT: 'local' })).send('/api/health')).json()
    expect(await health()).toMatchObject({
      status: 'degraded',
      problems: expect.arrayContaining([{ what: 'files', since: new Date(now).toISOString() }]),
      submissions: { missingFiles: 1, removedFiles: 3, keptFiles: 2 },
    })
    await database.exec(`UPDATE files SET missing = NULL WHERE key = '${key}'`)
    expect(await health()).not.toMatchObject({ problems: expect.arrayContaining([{ what: 'files' }]) })
  })

  it('is degraded where the database does not answer, and says since when', async () => {
    const prepare = () => {
      throw new Error('D1_ERROR')
    }
    const site = await siteAt(now, { ENVIRONMENT: 'local', DB: withMethods(database, { prepare }) })
    const body = { status: 'degraded', problems: [{ what: 'database', since: new Date(now).toISOString() }] }
    expect(await (await site.send('/api/health')).json()).toMatchObject({ ...body, submissions: 'failed' })
    site.turnClock(60_000)
    expect(await (await site.send('/api/health')).json()).toMatchObject(body)
  })
})

describe('the worker', () => {
  it('delivers on its schedule, and keeps mails in the inbox', async () => {
    const { store } = createTestStore()
    await store.save(sampleSubmission('scheduled'), sampleKey('scheduled'))
    const posted: string[] = []
    const network: typeof fetch = async (address, init) => {
      if (String(address).startsWith('https://crm.example/'))
        posted.push(new Headers(init?.headers).get('webhook-id') ?? '')
      return new Response(null, { status: 204 })
    }
    const site = await createTestSite({
      now,
      network,
      bindings: {
        FORMS_DELIVERY_URL: 'https://crm.example/hook',
        FORMS_DELIVERY_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      },
    })
    await site.runSchedule()
    expect(posted).toContain('scheduled')
    expect(await rowsOf("SELECT recipient FROM inbox WHERE submission = 'scheduled'")).toHaveLength(1)
  })
})
