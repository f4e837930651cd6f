import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { declined } from '../decision.ts'
import { until } from './until.ts'

/** Answers that wait. */
export interface Held {
  /** Resolves when the first of them was requested. */
  untilAsked(): Promise<void>
  /** Releases these and all later ones. */
  release(): void
}

/** The site as a journey uses it: its answers can be delayed, and its pages report their errors. */
export interface WatchedSite {
  readonly origin: string
  /** Holds the answers to all addresses that match. */
  hold(address: RegExp): Held
  /** The reports of pages since the last call. */
  takeProblems(): string[]
  /** Releases all delayed answers, such as after a failed journey. */
  releaseAll(): void
  close(): Promise<void>
}

const watchPath = '/_watch'

/** Its answer sets the cookie of a visitor who has declined all services. */
export const declinePath = '/_decline'

/** End of the address of a document that arrives in pieces. */
export const inPieces = '?in-pieces'

/** In bytes: each cuts blocks. A browser has time to lay out and paint between two. */
const pieceSize = 2000
const pause = 40

async function sendInPieces(html: string, answer: ServerResponse): Promise<void> {
  const bytes = Buffer.from(html)
  for (let from = 0; from < bytes.length; from += pieceSize) {
    answer.write(bytes.subarray(from, from + pieceSize))
    await new Promise(resolve => setTimeout(resolve, pause))
  }
  answer.end()
}

/** Runs in each page before its own script. Sent as text. */
function watchPage(path: string): void {
  const report = (kind: string, what: unknown) =>
    navigator.sendBeacon(path, `${location.pathname}: ${kind}: ${what}`)
  addEventListener('error', event => report('error', event.message))
  addEventListener('unhandledrejection', event => report('rejection', event.reason))
  addEventListener('securitypolicyviolation', event =>
    report('policy', `${event.violatedDirective} ${event.blockedURI}`),
  )
  const { error } = console
  console.error = (...values) => {
    report('console', values.join(' '))
    error(...values)
  }
}

interface Hold {
  readonly address: RegExp
  readonly released: Promise<void>
  release(): void
  isRequested: boolean
}

/** Passes an answer on; a document gets the script that watches it, from this origin, as its policy demands. */
function forward(site: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = incoming
  // Documents come uncompressed, so that a tag can be put in.
  const passed = request(site + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } })
  passed.on('error', () => answer.destroy())
  passed.on('response', async received => {
    const { statusCode = 502, headers: fields } = received
    // Requested again in each journey, so that each can delay it.
    if (incoming.url?.startsWith('/assets/')) fields['cache-control'] = 'no-store'
    if (!/^text\/html/.test(fields['content-type'] ?? '')) {
      answer.writeHead(statusCode, fields)
      return void received.pipe(answer)
    }
    const html = await text(received)
    const { 'content-length': _, ...others } = fields
    answer.writeHead(statusCode, others)
    const watched = html.replace('<head>', `<head><script src="${watchPath}"></script>`)
    if (url?.endsWith(inPieces)) await sendInPieces(watched, answer)
    else answer.end(watched)
  })
  incoming.pipe(passed)
}

export async function watchSite(site: string): Promise<WatchedSite> {
  const holds = new Set<Hold>()
  let problems: string[] = []

  async function answerRequest(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '', method } = incoming
    if (url === watchPath) {
      if (method === 'POST') problems.push(await text(incoming))
      answer.writeHead(200, { 'content-type': 'text/javascript' })
      return void answer.end(`(${watchPage})(${JSON.stringify(watchPath)})`)
    }
    if (url === declinePath) {
      const cookie = `consent=${encodeURIComponent(declined)}; Path=/; SameSite=Lax`
      answer.writeHead(200, { 'content-type': 'text/html', 'set-cookie': cookie })
      return void answer.end('<!doctype html><title>Declined</title>')
    }
    for (const hold of holds) {
      if (!hold.address.test(url)) continue
      hold.isRequested = true
      await hold.released
    }
    if (!answer.destroyed) forward(site, incoming, answer)
  }

  const server = createServer((incoming, answer) => {
    answerRequest(incoming, answer).catch(() => answer.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a server that listens on TCP.
  const { port } = server.address() as { readonly port: number }

  return {
    origin: `http://127.0.0.1:${port}`,
    hold(address) {
      const { promise: released, resolve } = Promise.withResolvers<void>()
      const release = () => {
        holds.delete(hold)
        resolve()
      }
      const hold: Hold = { address, released, release, isRequested: false }
      holds.add(hold)
      return {
        async untilAsked() {
          await until(`${address} is requested`, async () => hold.isRequested)
        },
        release,
      }
    },
    releaseAll() {
      for (const hold of holds) hold.release()
    },
    takeProblems() {
      const taken = problems
      problems = []
      return taken
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
