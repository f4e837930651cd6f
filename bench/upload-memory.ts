import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { benchFolder } from './build.ts'
import { forgetPeak, peakMemory } from './usage.ts'

/** Megabytes at the peak of the local server's processes, before uploads and over all of them. */
export interface UploadMemory {
  readonly peak: readonly [before: number, after: number]
}

const MEGABYTE = 1024 * 1024
const size = 10 * MEGABYTE
const part = 5 * MEGABYTE
const uploads = 50
const query = '?page=%2Fforms-space%2Funterlagen%2F&field=papers'

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}

const parentOf = (pid: number): number => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1])
  } catch {
    // The process has ended since the folder was read.
    return 0
  }
}

/** The runtimes that a process and its children have started. */
function runtimesBelow(root: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Boolean)
  const parents = new Map(all.map(pid => [pid, parentOf(pid)]))
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0))
  return all.filter(pid => isBelow(pid) && /workerd/.test(readFileSync(`/proc/${pid}/comm`, 'latin1')))
}

/** A site on an empty state with database and bucket, which `npm start` serves. */
async function serveSite() {
  const port = await freePort()
  const state = join(benchFolder, 'uploads-state')
  const server = spawn('node', ['kv-seed/start.ts', '--fresh', '--persist-to', state], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: String(port) },
  })
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', line => {
      if (line.includes('ready on')) resolve()
    })
    server.once('exit', code => reject(new Error(`the site ended with ${code}`)))
  })
  return { url: `http://127.0.0.1:${port}`, pid: server.pid!, stop: () => server.kill('SIGTERM') }
}

const begun = v.object({ key: v.string() })

async function answerOf(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init)
  if (!answer.ok) throw new Error(`answered ${answer.status}: ${init.method} ${new URL(path).pathname}`)
  return answer
}

/** Sends one file as a browser does: begun, part by part, ended. */
async function upload(url: string, file: Buffer<ArrayBuffer>): Promise<void> {
  const headers = { origin: url, 'sec-fetch-site': 'same-origin' }
  const api = `${url}/api/forms/unterlagen`
  const named = { 'x-filename': 'Zeugnis.pdf', 'x-file-size': String(size) }
  const answer = await answerOf(`${api}/files${query}`, { method: 'POST', headers: { ...headers, ...named } })
  const { key } = v.parse(begun, await answer.json())
  for (let start = 0; start < size; start += part) {
    const body = file.subarray(start, start + part)
    await answerOf(`${api}/${key}/${start / part + 1}${query}`, { method: 'PUT', headers, body })
  }
  await answerOf(`${api}/${key}${query}`, { method: 'POST', headers })
}

/** A PDF for the checks that the site makes: its first bytes and its last line. */
function makeFile(): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(size, 32)
  file.write('%PDF-1.7\n')
  file.write('%%EOF\n', size - 6)
  return file
}

/** Uploads fifty files of 10 MB one after the other; two were sent before, so that code and pools are there. */
export async function uploadMemory(): Promise<UploadMemory> {
  const site = await serveSite()
  try {
    const file = makeFile()
    for (let sent = 0; sent < 2; sent++) await upload(site.url, file)
    const runtimes = runtimesBelow(site.pid)
    const sum = () => runtimes.reduce((total, pid) => total + peakMemory(pid), 0)
    for (const pid of runtimes) forgetPeak(pid)
    const before = sum()
    for (let sent = 0; sent < uploads; sent++) await upload(site.url, file)
    return { peak: [before, sum()] }
  } finally {
    site.stop()
  }
}

/** Far less than the files have together, and than an isolate may take. */
const most = 64

/** A line of the targets: a file is passed on, not held. The processes hold the local bucket and database as well. */
export function uploadsHold({ peak: [before, after] }: UploadMemory): string {
  const growth = `from ${before.toFixed(0)} to ${after.toFixed(0)} MB`
  return `${after - before < most ? 'holds ' : 'MISSED'}  ${uploads} uploads of ${size / MEGABYTE} MB, less than ${most} MB more: the processes at their peak ${growth}`
}

if (import.meta.main) {
  console.log(uploadsHold(await uploadMemory()))
  process.exit()
}
