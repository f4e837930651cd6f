import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readBuildFiles, writeBuildFiles } from '../../client/vite/build-files.ts'
import { keepRetired } from './keep-retired.ts'

const DAY = 24 * 3600_000

/** The folder of a build that has these files, each with its name as its content. */
function build(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of names) writeFileSync(join(folder, 'assets', name), name)
  writeBuildFiles(folder, { files: names.map(name => `assets/${name}`), retired: {} })
  return folder
}

/** Serves the build of a folder; resolves to its origin. */
async function serve(folder: string): Promise<string> {
  const server = createServer((request, answer) => {
    const path = request.url ?? '/'
    if (path === '/builds/latest.json') return answer.end('{"id":"aa00","timestamp":1}')
    if (path === '/builds/meta/aa00.json')
      return answer.end(JSON.stringify({ id: 'aa00', ...readBuildFiles(folder) }))
    try {
      answer.end(readFileSync(join(folder, path)))
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const deploy = async (folder: string, { over, now }: { over: string; now: number }) =>
  keepRetired({ origin: await serve(over), folder, now, fetch })

const assetsIn = (folder: string) => readdirSync(join(folder, 'assets')).sort()

it('a page of the build before finds its files after a deployment', async () => {
  const [first, second] = [build('main-a.js', 'shared.js'), build('main-b.js', 'shared.js')]
  expect(await deploy(second, { over: first, now: 0 })).toEqual({ kept: ['assets/main-a.js'], missing: [] })
  expect(assetsIn(second)).toEqual(['main-a.js', 'main-b.js', 'shared.js'])
  expect(readFileSync(join(second, 'assets/main-a.js'), 'utf8')).toBe('main-a.js')
  expect(readBuildFiles(second)).toEqual({
    files: ['assets/main-b.js', 'assets/shared.js'],
    retired: { 'assets/main-a.js': 0 },
  })
})

it('files outlive any number of deployments for a week, and none after it', async () => {
  const builds = ['a', 'b', 'c', 'd'].map(name => build(`main-${name}.js`))
  const [a, b, c, d] = builds as [string, string, string, string]
  await deploy(b, { over: a, now: 0 })
  await deploy(c, { over: b, now: 3 * DAY })
  expect(assetsIn(c)).toEqual(['main-a.js', 'main-b.js', 'main-c.js'])
  await deploy(d, { over: c, now: 7 * DAY })
  expect(assetsIn(d)).toEqual(['main-b.js', 'main-c.js', 'main-d.js'])
})

it('a file that is used again is a file of the build, and retires anew', async () => {
  const [a, b, again] = [build('main-a.js'), build('main-b.js'), build('main-a.js')]
  await deploy(b, { over: a, now: 0 })
  await deploy(again, { over: b, now: DAY })
  expect(readBuildFiles(again)).toEqual({ files: ['assets/main-a.js'], retired: { 'assets/main-b.js': DAY } })
})

it('a file that the live site lost is left out', async () => {
  const first = build('main-a.js')
  writeBuildFiles(first, { files: ['assets/main-a.js', 'assets/gone.js'], retired: {} })
  const second = build('main-b.js')
  expect(await deploy(second, { over: first, now: 0 })).toEqual({
    kept: ['assets/main-a.js'],
    missing: ['assets/gone.js'],
  })
})

it.each(['../../etc/passwd', 'assets/../worker.js', '/assets/x.js', 'assets/'])(
  'a list with the name %s is refused',
  async name => {
    const live: typeof fetch = async input =>
      Response.json(String(input).endsWith('latest.json') ? { id: 'aa00' } : { files: [name], retired: {} })
    const folder = build('main-b.js')
    await expect(keepRetired({ origin: 'http://x.example', folder, now: 0, fetch: live })).rejects.toThrow()
    expect(assetsIn(folder)).toEqual(['main-b.js'])
  },
)

it('a site that does not say what it has is reported', async () => {
  const dead: typeof fetch = async () => new Response(null, { status: 503 })
  const keeping = keepRetired({ origin: 'http://x.example', folder: build('a.js'), now: 0, fetch: dead })
  await expect(keeping).rejects.toThrow('/builds/latest.json of http://x.example answers 503')
})
