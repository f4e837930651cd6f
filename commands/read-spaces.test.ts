import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { globalSpace, mainSpace } from '../kv-seed/space.ts'
import { spaceEntries } from '../worker/tools/content-api/space.ts'
import { writeContent } from './content/content-file.ts'
import { mainOf, readSpaces } from './read-spaces.ts'
import { noteOrigin } from './serve/served-origin.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-spaces-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const renamed = (name: string) => ({ ...mainSpace(), name })

/** Serves the namespace of a local site, as its interface for tools does. */
async function serveSpace(name: string): Promise<string> {
  const values = new Map(spaceEntries(renamed(name)).map(({ key, value }) => [key, value]))
  const server = createServer((request, answer) => {
    const path = request.url ?? ''
    if (path.endsWith('/namespaces')) return answer.end('{"result":[{"id":"n","title":"CONTENT"}]}')
    const value = values.get(decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)))
    if (value === undefined) answer.statusCode = 404
    return answer.end(value)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('the content of the local state is what its editors made of it', async () => {
  const state = makeFolder()
  mkdirSync(join(state, 'v3'))
  noteOrigin(state, await serveSpace('edited'))
  const { spaces, origin } = await readSpaces({ remote: false, state })
  expect([mainOf(spaces).name, origin]).toEqual(['edited', state])
})

it('a file that was exported is read in its place', async () => {
  const folder = makeFolder()
  const file = join(folder, 'content.jsonl')
  const content = { spaces: [renamed('exported')], histories: [], pictures: [], moves: [] }
  writeFileSync(file, writeContent(content).join('\n'))
  const { spaces, origin } = await readSpaces({ file, remote: false, state: folder })
  expect([mainOf(spaces).name, origin]).toEqual(['exported', file])
})

it('without local content it is that of the demonstration, and says so', async () => {
  const state = makeFolder()
  const { spaces, origin } = await readSpaces({ remote: false, state })
  expect(spaces.map(({ name }) => name)).toEqual([mainSpace().name, globalSpace().name])
  expect(origin).toBe(`kv-seed, because there is no content in ${state}`)
})

it('content without the space of the pages is refused', () => {
  expect(() => mainOf([globalSpace()])).toThrow('no space 1000')
})
