import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mainSpace } from '../kv-seed/space.ts'
import { createContentSystem } from '../worker/tests/setup/content-system/content-system.ts'
import { serveSite } from './server.ts'

/** Starts the built site in a project without tools, with its content from a Storyblok stand-in on this machine, and reads a page of it. */

const port = 8786
const space = mainSpace()
const answerCall = createContentSystem(() => [space])

const system = createServer(async ({ url }, response) => {
  const answer = await answerCall(`http://127.0.0.1${url}`)
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
}).listen(0, '127.0.0.1')
await new Promise(resolve => system.once('listening', resolve))
const { port: systemPort } = system.address() as AddressInfo

try {
  const site = await serveSite(port, '.wrangler/without-tools', [
    'CONTENT_SOURCE:storyblok',
    `STORYBLOK_ENDPOINT:http://127.0.0.1:${systemPort}/v2`,
    `STORYBLOK_TOKEN:${space.tokens.public}`,
    `STORYBLOK_SPACE_ID:${space.id}`,
  ])
  try {
    const answer = await fetch(`${site.url}/kontakt/`)
    const text = await answer.text()
    if (answer.status !== 200 || !text.includes('<h1'))
      throw new Error(`/kontakt/ answers ${answer.status}: ${text.slice(0, 500)}`)
    console.log('npm start serves a page of a Storyblok space without any tool.')
  } finally {
    await site.stop()
  }
} finally {
  system.close()
}
