/** A platform of the contract for a served site: answers what another site without an upstream says, late. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { createContractPlatform } from '../../worker/tests/setup/contract-platform.ts'

export interface ContractServerOptions {
  /** The site that knows the answers, without a slash at its end. */
  readonly from: string
  /** Of 127.0.0.1; 0 for one that is free. */
  readonly port: number
  /** Milliseconds by which each answer comes late. */
  readonly delay: number
}

/** Serves the platform until it is stopped: `PLATFORM_ORIGIN` of the site to try is its `url`. */
export async function serveContractPlatform({ from, port, delay }: ContractServerOptions) {
  const answer = createContractPlatform({
    ask: (path, init) => fetch(`${from}${path}`, init),
    wait: () => pause(delay),
  })
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const body = method === 'POST' ? await text(request) : undefined
    const asked = new Request(`http://127.0.0.1${url}`, { method, ...(body !== undefined && { body }) })
    const { status, headers, ...answered } = await answerOf(asked)
    response.writeHead(status, headers).end(answered.text)
  })
  async function answerOf(request: Request) {
    const answered = await answer(request)
    return {
      status: answered.status,
      headers: Object.fromEntries(answered.headers),
      text: await answered.text(),
    }
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    // A server that listens on a port has such an address.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
