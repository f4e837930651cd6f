import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { requestPage } from './request-page.ts'

it('a site that does not answer is named', async () => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise(resolve => server.close(resolve))
  await expect(requestPage({ url: new URL('/a/', origin), secret: 'secret' })).rejects.toThrow(
    `${origin} does not answer`,
  )
})
