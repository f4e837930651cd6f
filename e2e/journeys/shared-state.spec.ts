import type { Page } from '@playwright/test'
import type { Payload } from '../../worker/features/payload/payload.ts'
import { buildClient } from '../shared-state/build-client.ts'
import { expect, test } from '../site.ts'

const island = (name: string, html: string) =>
  `<x-island name="${name}" on="load" props="{}" prefix="t-">${html}</x-island>`
const counter = island('counter', '<button type="button">0<!-- --> counted</button>')
const shown = island('shown', '<output>0</output>')

/** Prefetches of a document that was left are aborted; any other failure is an error. */
function unlessDisposed(error: Error): undefined {
  if (!/disposed|closed/.test(error.message)) throw error
}

/** Serves the site's pages with a counter in their content, and one that shows the count beside the page's regions. */
async function addIslands(page: Page, script: string): Promise<void> {
  await page.route('**/assets/main-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('/bachelor/', async route => {
    const answer = await route.fetch()
    const html = (await answer.text())
      .replace(/(<main [^>]*>)/, `$1${counter}`)
      .replace('</body>', `<aside>${shown}</aside></body>`)
    await route.fulfill({ response: answer, body: html })
  })
  await page.route('**/_payload.json*', async route => {
    const answer = await route.fetch()
    const payload = (await answer.json().catch(unlessDisposed)) as Payload | undefined
    if (!payload) return route.abort()
    if (payload.kind !== 'page') return route.fulfill({ response: answer })
    const { regions } = payload
    const main = { ...regions.main, html: counter + shown + regions.main.html }
    return route.fulfill({ response: answer, json: { ...payload, regions: { ...regions, main } } })
  })
}

// Any console message fails the test, and so does an island that does not match its markup.
test('what islands share outlives the page; new ones show it, old ones end', async ({ page }) => {
  await addIslands(page, await buildClient())
  await page.goto('/bachelor/')
  await expect(page.locator('body > [aria-live]')).toBeAttached()
  const button = page.getByRole('button', { name: 'counted' })
  const outside = page.locator('aside output')
  await expect(page.locator('main x-island[name="counter"]')).toHaveAttribute('data-mounted', '')
  await button.click()
  await button.click()
  await expect(outside).toHaveText('2')
  const old = await page.locator('main x-island[name="counter"]').elementHandle()
  const kept = await outside.elementHandle()

  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href^="/master/"]')!.click())
  await expect(page).toHaveURL('/master/')
  await expect(page.locator('main output')).toHaveText('2')
  await expect(button).toHaveText('2 counted')
  // An unmounted root leaves its element empty.
  await expect
    .poll(() => old!.evaluate(element => [element.isConnected, element.childElementCount]))
    .toEqual([false, 0])
  await button.click()
  await expect(outside).toHaveText('3')
  expect(await outside.evaluate((element, before) => element === before, kept)).toBe(true)
})
