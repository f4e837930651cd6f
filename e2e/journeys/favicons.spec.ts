import { expect, test } from '../site.ts'

const files = ['favicon.ico', 'favicon-16x16.png', 'favicon-32x32.png', 'apple-touch-icon.png', 'favicon.svg']
const units = ['iu', 'fs', 'dach', 'ds', 'libf', 'ufred', 'obw', 'ms']

test('the icons of every unit answer, and are those of its set', { tag: '@full' }, async ({ request }) => {
  const icons = new Map<string, string>()
  for (const unit of units)
    for (const file of files) {
      const answer = await request.get(`/favicons/${unit}/${file}`)
      expect(answer.status(), `${unit}/${file}`).toBe(200)
      expect(answer.headers()['content-type'], file).toMatch(/^image\//)
      expect(answer.headers()['cache-control'], file).toMatch(/^public, max-age=/)
      icons.set(`${unit}/${file}`, (await answer.body()).toString('base64'))
    }
  const same = (one: string, other: string) =>
    files.map(file => icons.get(`${one}/${file}`) === icons.get(`${other}/${file}`))
  for (const unit of ['fs', 'dach', 'ds', 'ms']) expect(same('iu', unit)).not.toContain(false)
  expect(same('libf', 'ufred')).not.toContain(false)
  for (const [one, other] of [
    ['iu', 'libf'],
    ['iu', 'obw'],
    ['libf', 'obw'],
  ] as const)
    expect(same(one, other)).not.toContain(true)
})

test('the icons that a document names answer, and so does /favicon.ico', async ({ page, request }) => {
  await page.goto('/')
  const links = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll(all => all.map(link => link.getAttribute('href')!))
  expect(links.map(link => link.replace('/favicons/iu/', '')).sort()).toEqual([...files].sort())
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
  const [own, unit] = await Promise.all(
    ['/favicon.ico', '/favicons/dach/favicon.ico'].map(async path => (await request.get(path)).body()),
  )
  expect(own!.equals(unit!)).toBe(true)
  expect((await request.get('/favicons/iu/none.png')).status()).toBe(404)
})
