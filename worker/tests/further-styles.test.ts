import sheet from 'virtual:site/styles'
import { beforeAll, expect, it } from 'vitest'
import { isFontFace, writeRules } from '../../blocks/_kit/style-sheet.ts'
import { demoSpace } from './setup/demo-space.ts'
import { editorAddress } from './setup/signed-addresses.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ space: demoSpace })
})

const link = `<link rel="stylesheet" href="${sheet.href}" id="further-styles"><script>0</script>`
const styleIn = (html: string) => /<style>(.*?)<\/style>/s.exec(html)![1]!

/** The classes of a part of a page. */
const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))

/** HTML without what is closed or hidden until the visitor acts. */
const withoutClosed = (html: string) =>
  html
    .replace(/<details(?:(?! open)[^>])*>(<summary.*?<\/summary>).*?<\/details>/gs, '$1')
    .replace(/<p class="load-failure"[^>]*>/, '')

/** Classes for which the sheet has rules, and for which the text contains none. */
const withoutRules = (classes: ReadonlySet<string>, css: string) =>
  [...classes].filter(name => sheet.text.includes(`.${name}{`) && !css.includes(`.${name}`))

it('a long page carries the rules of its first part, and links the sheet of the site for the others', async () => {
  const { html } = await site.get('/')
  const [first = '', further = '', ...others] = html.split(link)
  expect(others).toEqual([])
  expect(withoutRules(classesIn(withoutClosed(first)), styleIn(html))).toEqual([])
  expect(withoutRules(classesIn(further), styleIn(html)).length).toBeGreaterThan(20)
  // The first paint waits for the content before the link.
  expect(html).toContain('<link rel="expect" href="#further-styles" blocking="render">')
})

it('the first part lacks the rules for what the visitor does; the sheet of the site and a short page have them', async () => {
  const acts = [/:hover/, /:focus/, /@media print/, /transition:/, /::selection/]
  const first = styleIn((await site.get('/')).html)
  const short = styleIn((await site.get('/forms-space/bewerbung/')).html)
  const found = (css: string) => acts.filter(act => act.test(css))
  expect({ first: found(first), short: found(short), sheet: found(sheet.text) }).toEqual({
    first: [],
    short: acts,
    sheet: acts,
  })
})

it('the link stands inside the second block: blocks stay neighbours', async () => {
  const { html } = await site.get('/')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const [before = '', after = ''] = main.split(link)
  expect(after).toMatch(/^<\/section><section/)
  let open = 0
  let closed = 0
  for (const [, end] of before.matchAll(/<(\/?)section[\s>]/g)) {
    open += end ? -1 : 1
    if (open === 0) closed++
  }
  expect({ open, closed }).toEqual({ open: 1, closed: 1 })
})

it('the sheet of the site has all rules, in their order, and no font face, of which each page has those of its theme', async () => {
  expect(sheet.text).toBe(writeRules(sheet.rules.filter(rule => !isFontFace(rule))))
  expect(sheet.text).not.toContain('@font-face')
  const weights = (css: string) =>
    [...css.matchAll(/font-family:"source-sans-arial";.*?font-weight:(\d+)/g)].length
  const short = styleIn((await site.get('/forms-space/bewerbung/')).html)
  expect(weights(styleIn((await site.get('/')).html))).toBeGreaterThan(weights(short))
})

it('a short page carries all its rules', async () => {
  const { html } = await site.get('/forms-space/bewerbung/')
  expect(html).not.toContain('rel="stylesheet"')
  expect(withoutRules(classesIn(html), styleIn(html))).toEqual([])
})

it('a draft carries all its rules: editors exchange its parts', async () => {
  const { html } = await site.get(await editorAddress('/', { now: Date.UTC(2026, 10, 21, 9) }))
  expect(html).toContain(' data-draft=')
  expect(html).not.toContain('id="further-styles"')
})

it('a part of a page that is exchanged has no link in it', async () => {
  const payload = await site.get('/_payload.json')
  expect(payload.html).not.toContain('further-styles')
})
