import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { serveContractPlatform } from './serve.ts'

it('a served platform answers the calls of the contract from another site, and 404 to all else', async () => {
  const asked: string[] = []
  const site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"rate":2,"rateTime":"2026-11-20"}')
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const from = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const platform = await serveContractPlatform({ from, port: 0, delay: 1 })
  try {
    const rate = await fetch(`${platform.url}/api/proxy/index/v2/currency/exchange-rate?country=GB&more=1`)
    expect(await rate.json()).toEqual({ rate: 2 })
    const news = await fetch(`${platform.url}/api/proxy/index/v2/news/list`)
    expect([news.status, await news.text()]).toEqual([404, 'Not Found'])
    expect(asked).toEqual(['GET /api/proxy/index/v2/currency/exchange-rate?country=GB'])
  } finally {
    await platform.stop()
    site.close()
  }
})
