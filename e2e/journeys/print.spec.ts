import { samplesOf } from '../full-size.ts'
import { expect, test } from '../site.ts'

const pages = ['/bachelor/', '/']

/** An A4 page less its margins. */
test.use({ viewport: { width: 680, height: 1000 } })

for (const path of samplesOf(pages, 1))
  test(`${path} on paper: only what there is to read, all of it, in black`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const shown = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll(elements =>
          elements.filter(element => element.checkVisibility()).map(({ className }) => className),
        )
    expect(await shown('nav, dialog, [popover], [data-banner], button, video, .button')).toEqual([])
    const folded = page.locator('main details:not([open]) > :not(summary), main [data-tabs] > div[id]')
    expect(await folded.count()).toBeGreaterThan(0)
    expect(
      await folded.evaluateAll(elements =>
        elements
          .filter(element => element.getBoundingClientRect().height === 0)
          .map(({ outerHTML }) => outerHTML),
      ),
    ).toEqual([])
    const colours = await page
      .locator('main :is(h1, h2, h3, p, li, td, summary)')
      .evaluateAll(elements => [...new Set(elements.map(element => getComputedStyle(element).color))])
    expect(colours).toEqual(['rgb(0, 0, 0)'])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

const programmes = [
  ['127.0.0.1', '/bachelor/betriebswirtschaftslehre/fernstudium/'],
  ['ds.localhost', '/betriebswirtschaftslehre/'],
  ['obw.localhost', '/praxisanleitung-pflege/'],
  ['libf.localhost', '/banking-and-finance/'],
] as const

for (const [host, path] of samplesOf(programmes, 1))
  test.describe(host, () => {
    test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', host)) })

    test(`a programme of ${host} is printed on two sheets: facts, prices, modules`, async ({ page }) => {
      await page.goto(path)
      const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
      await page.emulateMedia({ media: 'print' })
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await main.getByText(/[€£]/).locator('visible=true').count()).toBeGreaterThan(1)
      expect(await main.locator('details:not([open]), picture').locator('visible=true').count()).toBe(0)
    })
  })

for (const [path, result] of [
  ['/studienfinder/?degree=bachelor', 'Betriebswirtschaftslehre im Fernstudium'],
  ['/vergleich/?p=babwl-fs&p=bages-fs', 'Gesundheitsmanagement'],
] as const)
  test(`${path} on paper: what was found, and no controls`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /Entfernen|entfernen/ }).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('link', { name: result, exact: true })).toBeVisible()
    await expect(main.locator('form')).toBeHidden()
    await expect(
      main.getByText(/vergleichen|entfernen|hinzufügen|Nur Unterschiede/i).locator('visible=true'),
    ).toHaveCount(0)
  })

test('paper has the prices of all tabs, each below its label', { tag: '@full' }, async ({ page }) => {
  await page.goto('/_gallery/price-boxes/tabs/')
  const lists = page.getByRole('main').getByRole('list')
  await expect(lists).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(lists).toHaveCount(2)
  const labels = await lists.evaluateAll(all =>
    all.map(list => getComputedStyle(list, '::before').content.replaceAll('"', '')),
  )
  expect(labels).toEqual(['Fernstudium', 'Duales Studium'])
  await expect(page.getByRole('group')).toBeHidden()
})

test.describe('before a visitor has decided', () => {
  test.use({ hasDecided: false })

  test('the paper has no consent notice, and no room for one', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    const notice = page.getByRole('region', { name: 'Du entscheidest' })
    await expect(notice).toBeVisible()
    const roomBelow = () =>
      page.getByRole('contentinfo').evaluate(footer => parseFloat(getComputedStyle(footer).paddingBottom))
    const onScreen = await roomBelow()
    await page.emulateMedia({ media: 'print' })
    await expect(notice).toBeHidden()
    expect(await roomBelow()).toBeLessThan(onScreen / 2)
  })
})
