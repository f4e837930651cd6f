/** A receiver of submissions for the browser tests: accepts the site's deliveries, and returns them (GET). */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { testSite } from './test-site.ts'

/** A delivery as it came. JSON. */
export interface Delivery {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const deliveries: Delivery[] = []
const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(deliveries))
    return
  }
  deliveries.push({ headers: request.headers, body: await text(request) })
  response.writeHead(204).end()
})
// A connection that the receiver closes while the site reuses it would be a failed delivery.
server.keepAliveTimeout = 600_000
server.listen(testSite.receiver.port, '127.0.0.1')
await once(server, 'listening')
