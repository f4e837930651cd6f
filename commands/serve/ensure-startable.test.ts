import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ensureStartable, readPort } from './ensure-startable.ts'
import { noteOrigin, originOf, servingOrigin } from './served-origin.ts'

/** A separate state directory, with a file that must not be deleted. */
function makeState(): string {
  const state = mkdtempSync(join(tmpdir(), 'prospectus-state-'))
  onTestFinished(() => rmSync(state, { recursive: true }))
  writeFileSync(join(state, 'seeded'), '')
  return state
}

async function serve() {
  const server = createServer((_request, answer) => answer.writeHead(503).end())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise(resolve => server.close(resolve))
  onTestFinished(() => void stop())
  return { port, origin: `http://127.0.0.1:${port}`, stop }
}

/** The text that a command writes to stderr before it fails. */
async function refusalOf(
  command: string,
  state: string,
  PORT: string,
  own: readonly string[],
): Promise<string> {
  const words = [join(import.meta.dirname, command), ...own, '--fresh', '--persist-to', state]
  const run = promisify(execFile)(process.execPath, words, { env: { ...process.env, PORT } })
  return run.then(
    () => 'it started',
    ({ stderr }: { stderr: string }) => stderr.trim(),
  )
}

describe('a site that cannot start', () => {
  it.each<[command: string, own: readonly string[]]>([
    ['start.ts', ['--build']],
    ['dev.ts', []],
  ])(
    'leaves the state as it is, and says why in one line, before it builds (%s)',
    async (command, own) => {
      const [state, other] = [makeState(), await serve()]
      const taken = `Port ${other.port} is taken: name another one in PORT.`
      expect(await refusalOf(command, state, String(other.port), own)).toBe(taken)
      noteOrigin(state, other.origin)
      const served = `A site is served from this state at ${other.origin}: stop it first.`
      expect(await refusalOf(command, state, '8999', own)).toBe(served)
      const wrong = 'PORT is a number from 1 to 65535, not "abc".'
      expect(await refusalOf(command, state, 'abc', own)).toBe(wrong)
      expect(existsSync(join(state, 'seeded'))).toBe(true)
    },
    60_000,
  )
})

describe('the site that a state notes', () => {
  it('serves it as long as it answers, be it that it fails', async () => {
    const [state, site] = [makeState(), await serve()]
    noteOrigin(state, site.origin)
    expect([originOf(state), await servingOrigin(state)]).toEqual([site.origin, site.origin])
    await site.stop()
    expect([originOf(state), await servingOrigin(state)]).toEqual([site.origin, undefined])
    await ensureStartable({ state, port: site.port })
  })

  it('serves it no longer where its process ended, and another site has its port', async () => {
    const [state, site] = [makeState(), await serve()]
    // Greater than any id of a process.
    writeFileSync(join(state, 'origin'), `${site.origin}\n99999999\n`)
    expect([originOf(state), await servingOrigin(state)]).toEqual([site.origin, undefined])
    writeFileSync(join(state, 'origin'), site.origin)
    expect(await servingOrigin(state)).toBe(site.origin)
  })

  it('serves it while it is too busy to answer', { tags: ['full'] }, async () => {
    const state = makeState()
    const server = createServer(() => undefined)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    noteOrigin(state, origin)
    expect(await servingOrigin(state)).toBe(origin)
  })

  it('is none in a state without a note', async () => {
    const state = makeState()
    expect([originOf(state), await servingOrigin(state)]).toEqual([undefined, undefined])
  })
})

it.each(['', '0', '65536', '80.5', '-1', ' 80'])('"%s" is no port', PORT => {
  expect(() => readPort({ PORT })).toThrow(`not "${PORT}"`)
})

it('the port is 8787 unless another one is named', () => {
  expect([readPort({}), readPort({ PORT: '9000' })]).toEqual([8787, 9000])
})
