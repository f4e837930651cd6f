import { type BrowserContext, test as base, type Page, type Request } from '@playwright/test'
import { type Service, services } from '../../blocks/_kit/consent/services.ts'
import { breakTool, toolFile } from '../consent-tool.ts'
import { academyPages, dualPages, londonPages, pages, programmePages } from '../demo-pages.ts'
import { exercisePage, pendingOf, untilAnswered } from '../exercise-page.ts'
import { isFullSize, samplesOf } from '../full-size.ts'
import { expect, seeAll, test } from '../site.ts'
import { foreignHosts, tracesIn } from '../traces.ts'

test.use({ hasDecided: false })

/**
 * The units by host: for the first, a page with embeds and sliders, which may send requests; all pages in `npm run test:full`.
 */
const units = [
  {
    host: '127.0.0.1',
    pages,
    sampled: ['/studienalltag/'],
  },
  { host: 'ds.localhost', pages: dualPages, sampled: [] },
  { host: 'obw.localhost', pages: academyPages, sampled: [] },
  { host: 'libf.localhost', pages: londonPages, sampled: [] },
]

/**
 * The pages of the main unit in its own language. Pages in other languages have the same blocks, programmes of one template differ only in their
 * texts, and error pages send no requests: the walk visits them all.
 */
const requesting = pages
  .filter(({ path, language, status }) => language === 'de' && !status && !path.includes('/error/'))
  .filter(page => !programmePages.includes(page))
  .map(({ path }) => path)

const notice = (page: Page) => page.locator('section[aria-labelledby="consent-notice-title"]')
/** Declines in the notice; on the page of cookies, which the notice does not cover, in its own settings. */
const decline = (page: Page) =>
  notice(page)
    .or(page.getByRole('main').locator('[data-consent-form]'))
    .locator('[value="decline"]')
    .filter({ visible: true })
    .first()

/** Uses the loaded page, and advances the clock by two minutes for delayed actions. Returns how many controls it used. */
async function exerciseAll(page: Page, pending: ReadonlySet<Request>): Promise<number> {
  const count = await exercisePage(page, pending)
  await page.clock.runFor('02:00')
  await untilAnswered(pending)
  return count
}

/** Loads a page in a history entry of its own: the last entry contains the answers of an application. */
async function loadAgain(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path)
}

async function workThrough(page: Page): Promise<void> {
  const pending = pendingOf(page)
  await seeAll(page)
  await exerciseAll(page, pending)
}

async function load(page: Page, path: string): Promise<void> {
  const tool = page.waitForResponse(toolFile)
  await page.goto(path)
  // The tool starts when the browser is idle. Until then its links point to the page of the settings, as without script.
  await page.evaluate(address => import(address), (await tool).url())
}

/** Loads a page and uses all of it. A page that the browser does not paint is loaded again, so that all of it can start. */
async function visit(page: Page, path: string): Promise<number> {
  const pending = pendingOf(page)
  await load(page, path)
  if (!(await seeAll(page))) {
    await load(page, path)
    await seeAll(page)
  }
  return exerciseAll(page, pending)
}

/** Grants these services and no others, as the forms of consent do, before a page is loaded. */
async function grantBefore({ request }: BrowserContext, origin: string, chosen: readonly Service[]) {
  const version = /data-consent="(\w+)"/.exec(await (await request.get(`${origin}/`)).text())![1]!
  const body = new URLSearchParams([
    ['decision', 'choose'],
    ['version', version],
    ...chosen.map(name => ['service', name]),
  ])
  const headers = { accept: 'application/json', origin, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await request.post(`${origin}/api/consent`, { data: String(body), headers })
  expect(answer.status()).toBe(204)
}

/** Grants these services and no others on a page, and reports it. */
async function grant(page: Page, chosen: readonly Service[]): Promise<void> {
  await grantBefore(page.context(), new URL(page.url()).origin, chosen)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

async function expectNothing(context: BrowserContext): Promise<void> {
  expect(await tracesIn(context)).toEqual([])
}

test.describe('with a clock that the test moves', () => {
  test.beforeEach(({ page }) => page.clock.install())

  for (const { host, pages: all, sampled } of units)
    test.describe(host, () => {
      test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', host)) })
      for (const path of isFullSize ? all.map(one => one.path) : sampled)
        test(`${path} of ${host} requests no other host and stores nothing before consent`, async ({
          page,
          context,
        }) => {
          // Controls of the smallest page, without the notice, which may appear at any time.
          expect(await visit(page, path)).toBeGreaterThanOrEqual(3)
          await expect(notice(page)).toHaveCount(await page.locator('html[data-consent]').count())
          await expectNothing(context)
        })
    })

  for (const path of requesting)
    test(`${path} does neither after declining, nor when it is loaded again`, { tag: '@full' }, async ({
      page,
      context,
    }) => {
      await page.goto(path)
      const saved = page.waitForResponse('/api/consent')
      await decline(page).click()
      // A form whose script is not loaded yet redirects to the page again.
      if ((await saved).status() === 303) await page.waitForURL(/#consent-saved$/)
      await workThrough(page)
      await expectNothing(context)
      await loadAgain(page, path)
      await seeAll(page)
      await expectNothing(context)
    })

  for (const path of isFullSize ? requesting : ['/kontakt/'])
    test(`${path} keeps nothing after everything was granted, used and withdrawn`, async ({
      page,
      context,
      baseURL,
    }) => {
      await grantBefore(context, baseURL!, ofThisSite)
      await visit(page, path)
      expect(await tracesIn(context)).not.toEqual([])
      await grant(page, [])
      await workThrough(page)
      await expectNothing(context)
      await loadAgain(page, path)
      await seeAll(page)
      await expectNothing(context)
    })

  for (const path of requesting)
    test(`${path} does neither where the tool's script fails`, { tag: '@full' }, async ({
      page,
      context,
    }) => {
      await breakTool(page)
      const documents: string[] = []
      page.on('request', request => {
        if (request.isNavigationRequest()) documents.push(request.url())
      })
      await load(page, path)
      await workThrough(page)
      // The page is not loaded again. Without the tool its link goes to the page of the settings, as a document until the navigator is loaded.
      expect(documents.filter(url => new URL(url).pathname === path)).toHaveLength(1)
      await expect(notice(page)).toHaveCount(0)
      await expectNothing(context)
    })

  test.describe('with Global Privacy Control', () => {
    test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } })
    for (const path of requesting)
      test(`${path} does neither`, { tag: '@full' }, async ({ page, context }) => {
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
        )
        await visit(page, path)
        await expect(notice(page)).toHaveCount(0)
        await expectNothing(context)
      })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of samplesOf(['/kontakt/', '/', '/cookies/'], 1))
    test(`${path} requests no other host and stores nothing`, async ({ page, context }) => {
      await page.goto(path)
      for (const summary of await page.locator('main summary').all()) await summary.click()
      await page.keyboard.press('End')
      await page.locator('footer').scrollIntoViewIfNeeded()
      const { cookies, origins } = await context.storageState()
      expect([cookies, origins]).toEqual([[], []])
    })
})

interface Granted {
  readonly path: string
  readonly traces: readonly string[]
  readonly hosts?: readonly string[]
  readonly use?: (page: Page) => Promise<void>
}

/** Embeds contact other hosts, which the tests of single services allow. */
const ofThisSite = services.filter(service => service !== 'website-features')

/** For each service, a page where it runs, and everything that is stored and requested there with only its grant. */
const granted: Readonly<Record<Exclude<Service, 'cookie-popup'>, Granted>> = {
  'ab-testing': { path: '/master/', traces: ['experiment', 'visitor'] },
  analytics: { path: '/', traces: ['tracking_session'] },
  'application-prefill': {
    path: '/bachelor/betriebswirtschaftslehre/fernstudium/',
    traces: ['application_prefill'],
  },
  'resume-application': {
    path: '/forms-space/bewerbung/?programme=bwl&model=teilzeit-1',
    traces: ['application'],
    async use(page) {
      const start = page.getByRole('combobox').last()
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await start.press(key)
      await page.getByRole('button', { name: 'Weiter', exact: true }).filter({ visible: true }).click()
      await expect(page.locator('[name=_step]')).toHaveValue('1')
    },
  },
  'study-assistant': {
    path: '/kontakt/',
    traces: ['public_user_id'],
    async use(page) {
      await page.getByRole('link', { name: 'Deine Frage', exact: true }).click()
      await expect(page.frameLocator('[data-chat-frame] iframe').locator('input')).toBeVisible()
    },
  },
  usergroup: { path: '/', traces: ['usergroup'] },
  'website-features': {
    path: '/studienalltag/',
    traces: [],
    hosts: ['player.vimeo.com'],
    async use(page) {
      await page.locator('figure[data-embed]').scrollIntoViewIfNeeded()
      await expect(page.locator('figure[data-embed] iframe')).toBeVisible()
    },
  },
}

// The keys are those of the table.
const cases = Object.entries(granted) as [Service, Granted][]

for (const [service, { path, traces, hosts = [], use }] of samplesOf(cases, 1))
  base(
    `with ${service} alone ${path} requests its hosts and keeps its traces, and no others`,
    async ({ page, context, baseURL }) => {
      await context.route(
        ({ origin }) => origin !== baseURL,
        route => route.fulfill({ contentType: 'text/html', body: '' }),
      )
      const requested = foreignHosts(context, baseURL!)
      await grantBefore(context, baseURL!, [service])
      await page.goto(path)
      await seeAll(page)
      await use?.(page)
      await page.waitForLoadState('networkidle')
      await expect.poll(() => tracesIn(context)).toEqual(traces)
      expect([...requested]).toEqual(hosts)
    },
  )

base.describe('without the policy', () => {
  base.use({ bypassCSP: true })
  base('the checks see what a page keeps and requests', async ({ page, context, baseURL }) => {
    await context.route('https://other.example/**', route =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' }),
    )
    const requested = foreignHosts(context, baseURL!)
    await page.goto('/cookies/')
    await page.evaluate(async () => {
      localStorage.setItem('a-key', '')
      sessionStorage.setItem('a-session-key', '')
      await cookieStore.set('a-cookie', '1')
      await caches.open('a-cache')
      await new Promise(resolve => {
        indexedDB.open('a-database').onsuccess = resolve
      })
      await fetch('https://other.example/')
    })
    expect(await tracesIn(context)).toEqual(['a-cache', 'a-cookie', 'a-database', 'a-key', 'a-session-key'])
    expect([...requested]).toEqual(['other.example'])
  })
})
