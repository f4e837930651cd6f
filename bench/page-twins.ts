import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync as compress, constants } from 'node:zlib'

/**
 * The page as it is; as a document alone, without script, web font and hints, which is the least that a browser can do for it; with all sections
 * laid out at once.
 */
export const twins = ['page', 'document alone', 'laid out'] as const
export type Twin = (typeof twins)[number]

const hints = /<link rel="(?:preload|modulepreload|expect)"[^>]*>/g
const entry = /<script type="module"[^>]*><\/script>/g
const allLaidOut = 'main>section>div{content-visibility:visible!important}'

/** Made from the page itself, so that only one thing differs. */
const changes: Readonly<Record<Twin, (html: string) => string>> = {
  page: html => html,
  'document alone': html => html.replace(hints, '').replace(entry, ''),
  'laid out': html => html.replace('</style>', `${allLaidOut}</style>`),
}

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

async function answerOf(address: URL, userAgent: string, twin: Twin | undefined): Promise<Answer> {
  const answer = await fetch(address, {
    headers: { 'user-agent': userAgent, 'cf-ipcountry': 'DE', 'cf-device-type': 'mobile' },
  })
  const type = answer.headers.get('content-type') ?? ''
  const plain = Buffer.from(await answer.arrayBuffer())
  const body = twin && type.startsWith('text/html') ? Buffer.from(changes[twin](String(plain))) : plain
  const isText = /text|javascript|json|svg/.test(type)
  return {
    status: answer.status,
    // Without the policy, which allows the page's own styles only.
    headers: { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) },
    body: isText ? compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : body,
  }
}

/**
 * Serves a site's answers from memory, so that only the browser's work is measured: `twin` in the query of a page's address
 * names the twin that is wanted.
 */
export async function serveTwins(site: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const known = new Map<string, Promise<Answer>>()
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') return void response.writeHead(204).end()
    const address = new URL(request.url ?? '/', site)
    const twin = twins.find(name => name === address.searchParams.get('twin'))
    address.searchParams.delete('twin')
    const key = `${twin} ${address.href}`
    const answering = known.get(key) ?? answerOf(address, request.headers['user-agent'] ?? '', twin)
    known.set(key, answering)
    const { status, headers, body } = await answering
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
