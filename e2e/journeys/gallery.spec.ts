import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../site.ts'

interface Entry {
  readonly block: string
  readonly fixture: string
}

for (const theme of ['default', 'rust', 'maple_blaze', 'texas_rose']) {
  test(`every fixture is accessible in ${theme}`, async ({ page, request }) => {
    test.setTimeout(240_000)
    const entries = (await (await request.get('/_gallery/index.json')).json()) as Entry[]
    const problems: string[] = []
    for (const { block, fixture } of entries) {
      await page.goto(`/_gallery/${block}/${fixture}/?theme=${theme}`)
      // A fixture is part of a page: headings, landmarks and order are the page's.
      const { violations } = await new AxeBuilder({ page })
        .disableRules([
          'page-has-heading-one',
          'heading-order',
          'landmark-one-main',
          'region',
          'landmark-unique',
          'empty-heading',
        ])
        .analyze()
      problems.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${block}/${fixture}: ${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
        ),
      )
    }
    expect(problems).toEqual([])
  })
}
