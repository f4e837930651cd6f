import type { Page } from '@playwright/test'

/** The address of the file that has the consent tool. */
export const toolFile = /\/assets\/when-idle-[\w-]{8}\.js$/

/** Makes the consent tool of a page fail, and nothing else in its file. */
export async function breakTool(page: Page): Promise<void> {
  await page.route(toolFile, async route => {
    const response = await route.fetch()
    const code = await response.text()
    const broken = code.replace(/[\w$]+ as startConsent/, 'failing as startConsent')
    if (broken === code) throw new Error('the file has no consent tool')
    await route.fulfill({ response, body: `${broken}\nfunction failing() { throw new Error('no tool') }` })
  })
}
