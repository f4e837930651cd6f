import { expect, test } from '../site.ts'

test('nothing but the document is needed for the first paint', async ({ page }) => {
  const blocking: string[] = []
  page.on('response', async response => {
    if (['stylesheet'].includes(response.request().resourceType())) blocking.push(response.url())
  })
  const answer = await page.goto('/')
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<style>')
  expect(html).not.toMatch(/<link rel="stylesheet"/)
  expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
    expect.stringContaining('type="module"'),
  ])
  expect(blocking).toEqual([])
})

test('before a block is seen or touched, only the entry script is loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/main-/)])
})

test('a page without interactive blocks never loads React', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/gibt-es-nicht/', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 5000)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('x-island').count()).toBe(0)
  expect(scripts.filter(url => /react|jotai|mount/.test(url))).toEqual([])
})

test('the policy is strict', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy']
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toMatch(/unsafe|nonce|\*/)
})
