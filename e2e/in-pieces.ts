import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The site, whose documents arrive in pieces. */
export interface InPieces {
  readonly origin: string
  /** Sends the next piece of the last requested document. Returns false once it is complete. */
  sendNext(): boolean
  close(): Promise<void>
}

/** Bytes of a piece: it cuts through blocks and their content. */
const pieceSize = 600

/**
 * The end of the first piece: browsers paint nothing before the element that the document waits for (HTML, link type `expect`), so it is after its
 * tag. Throws if the document waits for none.
 */
function firstEnd(document: Buffer): number {
  const [, id] = /rel="expect" href="#([\w-]+)"/.exec(document.toString()) ?? []
  const at = id ? document.indexOf(` id="${id}"`) : -1
  if (at < 0) throw new Error('the document waits for no element of its own')
  return at + pieceSize
}

/** Serves the site at `site` on a port of its own. The first piece of a document is sent at once, the next ones by `sendNext`. */
export async function serveInPieces(site: string): Promise<InPieces> {
  let rest: Buffer = Buffer.alloc(0)
  let answer: ServerResponse | undefined

  const server = createServer((incoming, answering) => {
    const { method, url, headers } = incoming
    // Uncompressed, so that each piece can be read when it is there.
    const passed = request(site + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } })
    passed.on('error', () => answering.destroy())
    passed.on('response', async received => {
      const { 'content-length': _, ...fields } = received.headers
      answering.writeHead(received.statusCode ?? 502, fields)
      if (!fields['content-type']?.startsWith('text/html')) return void received.pipe(answering)
      const document = await buffer(received)
      const end = firstEnd(document)
      answer = answering
      rest = document.subarray(end)
      answering.write(document.subarray(0, end))
    })
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a server that listens on TCP.
  const { port } = server.address() as { readonly port: number }

  return {
    origin: `http://127.0.0.1:${port}`,
    sendNext() {
      const piece = rest.subarray(0, pieceSize)
      rest = rest.subarray(pieceSize)
      if (rest.length > 0) answer?.write(piece)
      else answer?.end(piece)
      return rest.length > 0
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
