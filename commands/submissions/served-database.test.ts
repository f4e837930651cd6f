import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noteOrigin } from '../serve/served-origin.ts'
import { openDatabase } from './database.ts'
import { openServedDatabase } from './served-database.ts'

/** A local server that answers statements with `said`; resolves to its origin and the requests that it received. */
async function serve(said: unknown) {
  const sent: unknown[] = []
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.method === 'POST') sent.push([request.url, JSON.parse(Buffer.concat(parts).toString())])
      answer.end(
        JSON.stringify(
          request.method === 'POST'
            ? said
            : { result: ['INDEX', 'DB'].map(name => ({ name, uuid: `id-of-${name}` })) },
        ),
      )
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent }
}

const statements = [
  { sql: 'SELECT ?1 AS name, 2 AS n', values: ["it's"] },
  { sql: 'DELETE FROM mails', values: [] },
]

test('statements go to the served site as one batch, and each has its rows', async () => {
  const results = [
    { results: { columns: ['name', 'n'], rows: [["it's", 2]] } },
    { results: { columns: [], rows: [] } },
  ]
  const { origin, sent } = await serve({ success: true, result: results })
  const run = await openServedDatabase(origin, 'DB')
  expect(await run?.(...statements)).toEqual([[{ name: "it's", n: 2 }], []])
  expect(sent).toEqual([
    [
      '/cdn-cgi/local/explorer/api/d1/database/id-of-DB/raw',
      { batch: [{ sql: "SELECT 'it''s' AS name, 2 AS n" }, { sql: 'DELETE FROM mails' }] },
    ],
  ])
})

test('a refusal is reported with the words of the database', async () => {
  const { origin } = await serve({ success: false, errors: [{ code: 1, message: 'no such table: mails' }] })
  const run = await openServedDatabase(origin, 'DB')
  await expect(run?.(...statements)).rejects.toThrow('no such table: mails')
})

test('if tables are missing, the error names the command that creates them', async () => {
  const { origin } = await serve({ success: false, errors: [{ code: 1, message: 'no such table: mails' }] })
  const state = mkdtempSync(join(tmpdir(), 'state-'))
  onTestFinished(() => rmSync(state, { recursive: true }))
  noteOrigin(state, origin)
  const run = await openDatabase('DB', { remote: false, state })
  await expect(run(...statements)).rejects.toThrow('run `npm start` first')
})

test('where no site answers, there is no such database', async () => {
  expect(await openServedDatabase('http://127.0.0.1:9', 'DB')).toBeUndefined()
})
