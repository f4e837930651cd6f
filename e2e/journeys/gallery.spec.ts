import { createAxe } from '../axe.ts'
import { expect, test } from '../site.ts'

interface Entry {
  readonly block: string
}

/** A fixture is part of a page: headings, landmarks and order are the page's. */
const ofThePage = [
  'page-has-heading-one',
  'heading-order',
  'landmark-one-main',
  'region',
  'landmark-unique',
  'empty-heading',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
]

/** What a theme can spoil; the markup is the same in all of them. */
const ofTheTheme = ['color-contrast', 'link-in-text-block', 'target-size']

for (const theme of ['default', 'rust', 'maple_blaze', 'texas_rose']) {
  test(`every fixture is accessible in ${theme}`, async ({ page, request }) => {
    test.setTimeout(300_000)
    const entries = (await (await request.get('/_gallery/index.json')).json()) as Entry[]
    const problems: string[] = []
    for (const block of new Set(entries.map(entry => entry.block))) {
      const answer = await page.goto(`/_gallery/${block}/all/?theme=${theme}`)
      expect(answer?.status(), block).toBe(200)
      const axe = createAxe(page)
      const { violations } = await (theme === 'default'
        ? axe.disableRules(ofThePage)
        : axe.withRules(ofTheTheme)
      ).analyze()
      problems.push(
        ...violations.map(
          ({ id, nodes }) => `${block}: ${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
        ),
      )
    }
    expect(problems).toEqual([])
  })
}

test('the gallery itself is accessible', async ({ page }) => {
  for (const path of ['/_gallery/', '/_gallery/card/?theme=rust&width=375']) {
    await page.goto(path)
    const { violations } = await createAxe(page).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
})
