import type { Page } from '@playwright/test'

/** Names of the gallery's blocks. `/_gallery/{block}/all/` shows all fixtures of one. */
export async function listBlocks(page: Page): Promise<string[]> {
  const entries = (await (await page.request.get('/_gallery/index.json')).json()) as { block: string }[]
  return [...new Set(entries.map(({ block }) => block))]
}

/** Keeps scripts of the site away: a test that measures the server's markup needs none. */
export const holdScripts = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/.*\.js/, route => route.fulfill({ contentType: 'text/javascript', body: '' }))

/** Keeps pictures away; their places stay. */
export const holdPictures = (page: Page): Promise<unknown> =>
  page.route(/\/media\/|\/pictures\//, route => route.fulfill({ contentType: 'image/svg+xml', body: '' }))

/**
 * Shows another document in the window that is open, which takes a third of the time of a navigation: what was injected into the window
 * stays. The test needs `bypassCSP`, because the policy of the first document would hold for all.
 */
export async function replaceDocument(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text()
  await page.evaluate(text => {
    document.open()
    document.write(text)
    document.close()
    document.documentElement.toggleAttribute('data-laid-out', true)
  }, html)
}
