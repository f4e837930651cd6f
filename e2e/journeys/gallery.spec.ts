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

/** The checks that depend on the theme; the markup is the same in all themes. */
const ofTheTheme = ['color-contrast', 'link-in-text-block', 'target-size']

for (const theme of ['default', 'rust', 'maple_blaze', 'texas_rose']) {
  test(`every fixture is accessible in ${theme}`, async ({ page, request }) => {
    test.setTimeout(300_000)
    const entries = (await (await request.get('/_gallery/index.json')).json()) as Entry[]
    const problems: string[] = []
    for (const block of new Set(entries.map(entry => entry.block))) {
      const answer = await page.goto(`/_gallery/${block}/all/?theme=${theme}`)
      expect(answer?.status(), block).toBe(200)
      const axe = await createAxe(page)
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

const longWord = 'Studienfinanzierungsberatungsgesellschaft'

/** Puts a long word into every text and returns those that leave the window or are cut, except those that scroll. */
function lost(word: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found = new Set<string>()
  const leaves = ({ left, right }: DOMRect, { left: from, right: to }: { left: number; right: number }) =>
    left < from - 1 || right > to + 1
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, textContent } = text
    if (!parent || parent.closest('script, style, noscript, select, .skip-link, .visually-hidden')) continue
    text.textContent = textContent!.replace(/\S*\p{L}{3}\S*/u, word)
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    if (!words.width) continue
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const { overflowX } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isForEars = box.width === 1
      if (/auto|scroll/.test(overflowX) || isForEars) break
      const isCut = /hidden|clip/.test(overflowX) && leaves(words, box)
      const isOutside = element === document.body && leaves(words, { left: 0, right: innerWidth })
      if (isCut || isOutside) found.add(parent.className || parent.tagName)
    }
  }
  return [...found]
}

test('no word is too long for a phone', async ({ page, request }) => {
  test.setTimeout(120_000)
  // Islands would find other words than the server's.
  await page.route(/\/assets\/.*\.js/, route => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.setViewportSize({ width: 320, height: 800 })
  const entries = (await (await request.get('/_gallery/index.json')).json()) as Entry[]
  const problems: string[] = []
  for (const block of new Set(entries.map(entry => entry.block))) {
    await page.goto(`/_gallery/${block}/all/?theme=maple_blaze`)
    problems.push(...(await page.evaluate(lost, longWord)).map(place => `${block}: ${place}`))
  }
  expect(problems).toEqual([])
})

test('the gallery itself is accessible', async ({ page }) => {
  for (const path of ['/_gallery/', '/_gallery/card/?theme=rust&width=375']) {
    await page.goto(path)
    const { violations } = await (await createAxe(page)).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
})
