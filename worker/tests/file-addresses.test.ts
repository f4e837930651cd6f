import { expect, it } from 'vitest'
import { locationOf, siteWith } from './setup/routed-space.ts'
import { createTestSite } from './setup/test-site.ts'

it.each(['/llms.txt', '/ai.txt/', '/wp-login.php', '/en/ads.txt?x=1', '/bachelor/Prospekt.PDF'])(
  'what no file, story or redirect has is missing at once, and the source is not asked for it: %s',
  async path => {
    const calls: string[] = []
    const site = await createTestSite({
      fetch: next => (input, init) => {
        calls.push(String(input))
        return next(input, init)
      },
    })
    await site.runSchedule()
    await site.get('/en/kein-text/')
    await site.get('/kein-text/')
    const before = calls.length
    const answer = await site.send(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
    expect(await answer.text()).toContain('<h1')
    await site.settle()
    expect(calls.slice(before)).toEqual([])
  },
)

it('stories and redirects may have names of files', async () => {
  const site = await siteWith()
  await site.runSchedule()
  expect(await locationOf(site, '/wissen/node.js')).toEqual([308, '/wissen/node.js/'])
  expect((await site.get('/wissen/node.js/')).status).toBe(200)
  expect(await locationOf(site, '/prospekt.pdf')).toEqual([301, '/bachelor/'])
  // A name that ends in a number is none of a file.
  expect(await locationOf(site, '/wissen/v1.0')).toEqual([308, '/wissen/v1.0/'])
})
