import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import * as v from 'valibot'
import { prepareState } from '../commands/local/seed.ts'
import { benchFolder } from './build.ts'
import { heldMemory } from './inspector.ts'

/** Memory of the site's isolate in megabytes. */
export interface UploadMemory {
  readonly before: number
  /** After each ten uploads. */
  readonly after: readonly number[]
}

const MEGABYTE = 1024 * 1024
const size = 10 * MEGABYTE
const part = 5 * MEGABYTE
const uploads = 50
/** Milliseconds to wait for the site's start, for its answers, and for its debugger's counts. */
const [START, ANSWER, COUNT] = [120_000, 30_000, 60_000]
const query = '?page=%2Fforms-space%2Funterlagen%2F&field=papers'

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}

const within = (milliseconds: number) => AbortSignal.timeout(milliseconds)

/** Waits for the first answer. Rejects where the server ends, and where it does not answer in time. */
async function untilAnswered(url: string, server: ChildProcess): Promise<void> {
  const late = within(START)
  while (!late.aborted && server.exitCode === null) {
    const answer = await fetch(`${url}/api/health`, { signal: within(ANSWER) }).catch(() => undefined)
    if (answer) return
    await scheduler.wait(200)
  }
  throw new Error(late.aborted ? 'the site did not start' : `the site ended with ${server.exitCode}`)
}

/** A site on an empty state with database and bucket, whose worker has a debugger port. */
async function serveSite() {
  const [port, inspectorPort] = [await freePort(), await freePort()]
  const state = join(benchFolder, 'uploads-state')
  await prepareState(state, { source: undefined, fresh: true, isChecked: false })
  const own = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspectorPort)]
  const server = spawn(
    'wrangler',
    ['dev', ...own, '--persist-to', state, '--show-interactive-dev-session=false'],
    { stdio: 'ignore', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  )
  const url = `http://127.0.0.1:${port}`
  const stop = () => server.kill('SIGTERM')
  process.on('exit', stop)
  await untilAnswered(url, server)
  return { url, inspected: { port: inspectorPort, service: '' }, stop }
}

const begun = v.object({ key: v.string() })

async function answerOf(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, { ...init, signal: within(ANSWER) })
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
  const { url, inspected, stop } = await serveSite()
  const held = () => {
    const late = within(COUNT)
    const wake = () => {
      late.throwIfAborted()
      return fetch(`${url}/api/health`, { signal: within(ANSWER) })
    }
    return heldMemory(inspected, wake)
  }
  try {
    const file = makeFile()
    const send = async (count: number) => {
      for (let sent = 0; sent < count; sent++) await upload(url, file)
    }
    await send(2)
    const before = await held()
    const after: number[] = []
    while (after.length * 10 < uploads) {
      await send(10)
      after.push(await held())
    }
    return { before, after }
  } finally {
    stop()
  }
}

/** Less than one file. */
const most = 8

/** A line of the targets: a file is streamed, not kept in memory. */
export function uploadsHold({ before, after }: UploadMemory): string {
  const verdict = Math.max(...after) - before < most ? 'holds ' : 'MISSED'
  const figures = [before, ...after].map(megabytes => megabytes.toFixed(1)).join(' / ')
  return `${verdict}  ${uploads} uploads of ${size / MEGABYTE} MB, less than ${most} MB more in the isolate, after every ten: ${figures} MB`
}

if (import.meta.main) {
  console.log(uploadsHold(await uploadMemory()))
  process.exit()
}
