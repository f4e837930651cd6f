import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { type Server, serveSite } from '../server.ts'

const port = 8783
const paths = ['/', '/bachelor/', '/kontakt/', '/en/', '/bwl', '/nobody-has-this/']
const folder = mkdtempSync(join(tmpdir(), 'prospectus-restore-'))
const state = join(folder, '.wrangler/state')
const saved = { content: join(folder, 'content.jsonl'), forms: join(folder, 'forms.sql') }

/** Runs a command for operators; resolves to its output. */
const run = async (command: string, ...words: readonly string[]): Promise<string> =>
  (
    await promisify(execFile)(command, words, {
      env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
    })
  ).stdout

const content = (...words: string[]) =>
  run('node', 'commands/content/content.ts', ...words, '--persist-to', state)
const submissions = (...words: string[]) =>
  run('node', 'commands/submissions/submissions.ts', ...words, '--persist-to', state)
/** Wrangler keeps local data beside its configuration, so the drill's folder contains a copy of the configuration. */
const database = (...words: string[]) =>
  run('wrangler', 'd1', ...words, '--local', '--config', join(folder, 'wrangler.toml'))

/** The visitor's view of each page, without the parts that differ between any two answers. */
const pagesOf = ({ url }: Server) =>
  Promise.all(
    paths.map(async path => {
      const answer = await fetch(url + path, { redirect: 'manual' })
      const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0].replace(/\bid="_[^"]*"/g, '')
      return { path, status: answer.status, location: answer.headers.get('location'), main }
    }),
  )

/** Requests a callback; resolves to the reference. */
async function callBack({ url }: Server, name: string): Promise<string> {
  const page = await (await fetch(`${url}/kontakt/`)).text()
  const form = page.slice(page.indexOf('action="/api/forms/callback'))
  const privacy = /name="privacy"[^>]* value="([^"]+)"/.exec(form)?.[1]
  const when = /name="when"[^>]* value="([^"]+)"/.exec(form)?.[1]
  const answer = await fetch(`${url}/api/forms/callback?page=%2Fkontakt%2F`, {
    method: 'POST',
    headers: { origin: url, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ name, phone: '030 123456', when, privacy }),
  })
  const { reference } = (await answer.json()) as { reference: string } // Undefined fails below.
  expect(reference).toMatch(/^\w+$/)
  return reference
}

const headers = { 'sec-fetch-site': 'same-origin' }
/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Keeps a version of the first story and uploads a picture; resolves to the addresses of both. */
async function edit({ url }: Server): Promise<readonly string[]> {
  const [story] = (await (await fetch(`${url}/_editor/api/stories`)).json()) as { readonly id: number }[]
  const versions = `/_editor/api/stories/${story!.id}/versions`
  await fetch(url + versions, { method: 'POST', headers })
  const upload = await fetch(`${url}/_editor/api/pictures?width=8&height=6&alt=Bild`, {
    ...{ method: 'POST', headers, body: picture },
  })
  const { filename } = (await upload.json()) as { readonly filename: string }
  return [versions, '/_editor/api/pictures', filename]
}

const textsOf = ({ url }: Server, addresses: readonly string[]) =>
  Promise.all(addresses.map(async address => (await fetch(url + address)).text()))

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('content and submissions, exported, all deleted and imported: pages and references are equal', {
  tag: '@full',
}, async () => {
  test.setTimeout(300_000)
  copyFileSync('wrangler.toml', join(folder, 'wrangler.toml'))
  const before = await serveSite(port, state)
  const references = [await callBack(before, 'Amara'), await callBack(before, 'Bernd')]
  const pages = await pagesOf(before)
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 301, 404])
  const addresses = await edit(before)
  const edited = await textsOf(before, addresses)
  expect(edited.join()).toMatch(/"kind":"saved".*"alt":"Bild".*PNG.*IEND/s)
  await content('export', saved.content)
  await before.stop()
  await database('export', 'DB', '--output', saved.forms)

  rmSync(state, { recursive: true })
  await database('execute', 'DB', '--yes', '--file', saved.forms)
  // Keeps the server from making the content of the demonstration; tables that are there are left as they are.
  writeFileSync(join(state, 'seeded'), '')
  const after = await serveSite(port, state, [], { isKept: true })
  try {
    expect((await fetch(`${after.url}/`)).status).toBe(503)
    await content('import', saved.content)
    await expect.poll(() => pagesOf(after), { timeout: 120_000, intervals: [2000] }).toEqual(pages)
    expect(await textsOf(after, addresses)).toEqual(edited)
    const list = await submissions('list')
    expect(references.filter(reference => !list.includes(reference))).toEqual([])
    expect(await submissions('show', references[1]!)).toContain('Bernd')
  } finally {
    await after.stop()
  }
})
