import { test as base } from '@playwright/test'
import { editorAddress } from '../../worker/tests/setup/signed-addresses.ts'
import { expect, test } from '../site.ts'

const programme = '/bachelor/betriebswirtschaftslehre/fernstudium/'

test('a draft is marked for the editor, and left by loading a document', async ({ page }) => {
  await page.goto(await editorAddress('/', { now: Date.now() }))
  await expect(page.locator('html[data-draft]')).toBeAttached()
  await expect(page.locator('main [data-blok-uid]').first()).toBeAttached()
  let loaded = false
  page.on('request', request => {
    if (request.isNavigationRequest()) loaded = true
  })
  await page.locator(`main a[href^="${programme}"]`).first().click()
  await expect(page).toHaveURL(programme)
  expect(loaded).toBe(true)
  await expect(page.locator('[data-draft], [data-blok-uid]')).toHaveCount(0)
})

test('islands of a draft work', { tag: '@full' }, async ({ page }) => {
  await page.goto(await editorAddress('/testingarea/pipeline/test-page-3-hero-compact/', { now: Date.now() }))
  const island = page.locator('x-island[on="visible"]').first()
  await island.locator('> *').first().scrollIntoViewIfNeeded()
  await expect(island).toHaveAttribute('data-mounted', '')
})

base('an editor on this site may frame a draft, and nobody a page', async ({ page }) => {
  const draft = await editorAddress('/', { now: Date.now() })
  await page.route('**/editor-of-the-test', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe name="draft" src="${draft.replaceAll('&', '&amp;')}"></iframe><iframe name="page" src="/"></iframe>`,
    }),
  )
  await page.goto('/editor-of-the-test')
  await expect(page.frameLocator('[name="draft"]').locator('#main')).toBeAttached()
  await expect(page.frameLocator('[name="page"]').locator('#main')).toHaveCount(0)
})
