import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { declinePath, inPieces, type WatchedSite, watchSite } from './watched-site.ts'

const server = createServer((_request, answer) => {
  answer.setHeader('content-type', 'text/html')
  answer.end('<head></head>')
})
let site: WatchedSite

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // The type of the address of a server that listens on TCP.
  const { port } = server.address() as { readonly port: number }
  site = await watchSite(`http://127.0.0.1:${port}`)
})
afterAll(async () => {
  await site.close()
  server.closeAllConnections()
  server.close()
})

const read = (path: string) => fetch(site.origin + path).then(answer => answer.text())

it('puts its script before those of the page', async () => {
  expect(await read('/')).toBe('<head><script src="/_watch"></script></head>')
})

it('sends a document whole that it sends in pieces', async () => {
  expect(await read(`/${inPieces}`)).toBe('<head><script src="/_watch"></script></head>')
})

it('holds an answer until it is released', async () => {
  const held = site.hold(/^\/slow/)
  let isAnswered = false
  const answer = read('/slow').then(() => {
    isAnswered = true
  })
  await held.untilAsked()
  await read('/')
  expect(isAnswered).toBe(false)
  held.release()
  await answer
})

it('holds nothing for the next journey that a failed one left held', async () => {
  const held = site.hold(/^\/slow/)
  const answer = read('/slow')
  await held.untilAsked()
  site.releaseAll()
  await answer
  await read('/slow')
})

it('sets the cookie of a visitor who has declined all services', async () => {
  const answer = await fetch(site.origin + declinePath)
  expect(answer.headers.get('set-cookie')).toMatch(/^consent=[\w%]+; Path=\/; SameSite=Lax$/)
})
