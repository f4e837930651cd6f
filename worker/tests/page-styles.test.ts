import sheet from 'virtual:site/styles'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isFontFace, writeRules } from '../../blocks/_kit/style-sheet.ts'
import { demoSpace } from './setup/demo-space.ts'
import { hasten } from './setup/hasten.ts'
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
    .replace(/<div class="site-nav-more">.*?(?=<div class="site-nav-action">|<\/nav>)/s, '')

const siteSheet = writeRules(sheet.rules.filter(rule => !isFontFace(rule)))

/** Classes for which the sheet has rules, and for which the text contains none. A rule may set only what nothing on the page reads. */
const withoutRules = (classes: ReadonlySet<string>, css: string) =>
  [...classes].filter(name => new RegExp(`\\.${name}\\{(?!--)`).test(siteSheet) && !css.includes(`.${name}`))

it.each(['/', '/impressum/', '/bachelor/betriebswirtschaftslehre/fernstudium/'])(
  '%s carries all its rules, so that the browser parses no other sheet',
  async path => {
    const { html } = await site.get(path)
    expect(html).not.toContain('rel="stylesheet"')
    expect(withoutRules(classesIn(html), styleIn(html))).toEqual([])
    expect(html).toContain('<link rel="expect" href="#main" blocking="render">')
  },
)

describe('a page that streams', () => {
  /** The home page, whose prices come late from a platform elsewhere. */
  async function streamed(): Promise<string> {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      await new Promise(resolve => setTimeout(resolve, 400))
      return Response.json({})
    })
    const slow = await createTestSite({
      space: demoSpace,
      bindings: { PLATFORM_ORIGIN: 'https://up.example' },
    })
    return (await hasten(() => slow.get('/'))).html
  }
  afterEach(() => vi.restoreAllMocks())

  it('carries the rules of its first part, and links the sheet of the site for the others', async () => {
    const html = await streamed()
    const [first = '', further = '', ...others] = html.split(link)
    expect(others).toEqual([])
    expect(withoutRules(classesIn(withoutClosed(first)), styleIn(html))).toEqual([])
    expect(withoutRules(classesIn(further), styleIn(html)).length).toBeGreaterThan(20)
    expect(html).toContain('<link rel="expect" href="#page-start" blocking="render">')
  })

  it('lacks the rules for what the visitor does in its first part; the sheet of the site and other pages have them', async () => {
    const acts = [/:hover/, /:focus/, /@media print/, /transition:/, /::selection/]
    const first = styleIn(await streamed())
    const whole = styleIn((await site.get('/')).html)
    const found = (css: string) => acts.filter(act => act.test(css))
    expect({ first: found(first), whole: found(whole), sheet: found(siteSheet) }).toEqual({
      first: [],
      whole: acts,
      sheet: acts,
    })
  })

  it('links it inside the second block: blocks stay neighbours', async () => {
    const html = await streamed()
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
})

it('each page has the font faces of its theme that it needs', async () => {
  const weights = (css: string) =>
    [...css.matchAll(/font-family:"source-sans-arial";.*?font-weight:(\d+)/g)].length
  const short = styleIn((await site.get('/impressum/')).html)
  expect(weights(styleIn((await site.get('/')).html))).toBeGreaterThan(weights(short))
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
