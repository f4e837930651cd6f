import { test as base, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { createAxe } from '../axe.ts'
import { pages } from '../demo-pages.ts'
import { askForWebp, expect, layoutShift, seeAll, test } from '../site.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    {
      'x-island': {
        flow: true,
        phrasing: true,
        attributes: { name: { required: true }, on: { required: true }, props: {}, prefix: {} },
      },
    },
  ],
  rules: {
    // React and the minifier's business, not the reader's.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'prefer-native-element': 'off',
  },
})

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// Every page in one test, one after another: what they share is loaded once.
test('no page scrolls sideways', async ({ page }) => {
  test.setTimeout(180_000)
  await askForWebp(page)
  for (const { path } of pages) {
    await page.goto(path)
    // Loaded at one width and turned to the others: the styles alone decide.
    for (const width of [320, 375, 768, 1024, 1280, 1980]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await sideways(page), `${path} at ${width} px`).toBe(0)
    }
  }
})

test('no page scrolls sideways while its fonts are missing', async ({ page }) => {
  test.slow()
  // They never come, which is quieter than a failure.
  await page.route('**/*.woff2', () => undefined)
  await askForWebp(page)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect.soft(await sideways(page), path).toBe(0)
  }
})

for (const { path, language, status = 200 } of pages) {
  base(`${path} is complete and valid HTML in its language`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(status)
    const html = await answer.text()
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`))
    // Structured data is in a script that no browser runs.
    expect(html).not.toMatch(/<script(?![^>]*(?: src=| type="application\/ld\+json"))/)
    expect(html).not.toMatch(/ style="/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const report = await validator.validateString(html)
    const messages = report.results.flatMap(result =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(messages).toEqual([])
  })

  test(`${path} is accessible, quiet, and does not move @mobile`, async ({ page }) => {
    await askForWebp(page)
    await page.goto(path)
    await seeAll(page)
    expect(await layoutShift(page)).toBe(0)
    const lost = await page.evaluate(() =>
      [...document.images]
        .filter(({ complete, naturalWidth }) => complete && !naturalWidth)
        .map(({ src }) => src),
    )
    expect(lost).toEqual([])
    // What stands under the sticky bars now would count as too small to be hit.
    await page.evaluate(() => scrollTo(0, 0))
    const { violations } = await createAxe(page)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
    ).toEqual([])
  })
}
