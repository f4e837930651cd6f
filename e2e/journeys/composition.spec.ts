import type { Locator } from '@playwright/test'
import { expect, test } from '../site.ts'
import { testSite } from '../test-site.ts'

const boxOf = async (place: Locator) => (await place.boundingBox())!

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  for (const { host, path, heading } of [
    { host: '127.0.0.1', path: '/campus/berlin/', heading: 'Was' },
    { host: 'libf.localhost', path: '/', heading: 'What' },
  ])
    test.describe(host, () => {
      test.use({ baseURL: `http://${host}:${testSite.port}` })

      test(`a table of three columns on ${path} of ${host} shows its last one without scrolling`, {
        tag: '@full',
      }, async ({ page }) => {
        await page.goto(path)
        const table = page
          .getByRole('table')
          .filter({ has: page.getByRole('columnheader', { name: heading, exact: true }) })
        const hidden = await table.evaluate(element => {
          const room = element.parentElement!
          return room.scrollWidth - room.clientWidth
        })
        // Sizes of content are rounded up.
        expect(hidden).toBeLessThanOrEqual(1)
      })
    })
})

test('a price without a button ends with the space that boxes have around their words', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/_gallery/price-boxes/single/')
  const box = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Zertifikat' })
  const outer = await boxOf(box)
  const last = await boxOf(box.getByRole('paragraph').last())
  expect(outer.y + outer.height - last.y - last.height).toBeLessThanOrEqual(26)
})

test('rows without a title keep a distance from the closed group above them', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/_gallery/table/untitled-last/')
  const title = await boxOf(page.getByRole('group').first())
  const rows = await boxOf(page.getByRole('table').last())
  expect(rows.y - title.y - title.height).toBeGreaterThanOrEqual(16)
})

test('two lists of questions stand farther from the heading above them than a line from the next', {
  tag: '@full',
}, async ({ page }) => {
  // Wider windows show the heading beside the lists.
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  const above = await boxOf(page.getByRole('heading', { name: 'Was du vorher wissen willst' }))
  const list = await boxOf(page.getByRole('heading', { name: 'Zulassung und Abschluss' }))
  expect(list.y - above.y - above.height).toBeGreaterThanOrEqual(24)
})

test.describe('where partner companies are the theme', () => {
  test.use({ baseURL: `http://ds.localhost:${testSite.port}` })

  test('a light card on a dark ground has no edge of another colour', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    const card = page.getByRole('article').filter({ hasText: /Gesundheits.?management dual/ })
    const [edge, ground] = await card.evaluate(element => {
      const { borderLeftColor, backgroundColor } = getComputedStyle(element)
      return [borderLeftColor, backgroundColor]
    })
    expect([ground, 'rgba(0, 0, 0, 0)']).toContain(edge)
  })
})

test('the sign of a fact of a card stands at its first line', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/_gallery/card/event/')
  const place = page.getByRole('main').getByRole('listitem').last()
  const text = await boxOf(place.getByRole('link'))
  const sign = await boxOf(place.locator('svg'))
  expect(text.height).toBeGreaterThan(1.5 * sign.height)
  expect(Math.abs(sign.y - text.y)).toBeLessThan(4)
})

for (const [query, width] of [
  ['p=babwl-fs,babwl-ds,msdat-fs,bsagr-ms', 375],
  ['p=babwl-fs,babwl-ds,msdat-fs,bsagr-ms', 1024],
  ['p=babwl-fs,babwl-ds', 375],
] as const)
  test(`the names of programmes that are compared break between words at ${width} px: ${query}`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/vergleich/?${query}`)
    // As a browser without a dictionary breaks them.
    const name = page.getByRole('link', { name: 'Betriebswirtschaftslehre im Fernstudium', exact: true })
    const lines = await name.evaluate(element => {
      const range = document.createRange()
      range.setStart(element.firstChild!, 0)
      range.setEnd(element.firstChild!, 'Betriebswirtschaftslehre'.length)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  })

test('of five channels the one with a note has a line of its own', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/_gallery/contact-block/default/')
  const channels = page.getByRole('main').getByRole('listitem')
  await expect(channels).toHaveCount(5)
  const tops = (await Promise.all((await channels.all()).map(boxOf))).map(({ y }) => Math.round(y))
  expect(new Set(tops.slice(1)).size).toBe(1)
  expect(tops[1]).toBeGreaterThan(tops[0]!)
})

test('a flag of a hero without a picture has one line where there is room', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/_gallery/hero/split-without-picture/?theme=maple_blaze')
  const { height } = await boxOf(page.getByRole('link', { name: '4 Wochen kostenlos testen' }))
  expect(height).toBeLessThan(52)
})

test('the pages of the study finder stand apart from its rows, which touch each other', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/studienfinder/')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const gap = async (above: Locator, below: Locator) => {
    const { y, height } = await boxOf(above)
    return (await boxOf(below)).y - y - height
  }
  expect(await gap(rows.first(), rows.nth(1))).toBeCloseTo(0, 0)
  expect(await gap(rows.last(), page.getByRole('navigation', { name: 'Seiten' }))).toBeGreaterThan(24)
})
