import type { Locator, Page } from '@playwright/test'
import { samplesOf } from '../full-size.ts'
import { expect, test } from '../site.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    sent: string[]
  }
}

interface Fields {
  readonly formstatus: string
}

interface Sent {
  readonly kind: string
  readonly [field: string]: unknown
}

/** The cookie as the worker writes it. */
const cookieOf = (analytics: boolean) => ({
  name: 'consent',
  value: encodeURIComponent(
    btoa(
      JSON.stringify({
        categories: analytics ? ['necessary', 'analytics'] : ['necessary'],
        services: {
          necessary: ['cookie-popup'],
          ...(analytics && { analytics: ['analytics', 'ab-testing'] }),
        },
        ...{ version: '00000000', id: 'journey', time: 0 },
      }),
    ),
  ),
})

const decide = (page: Page, origin: string, analytics: boolean) =>
  page.context().addCookies([{ ...cookieOf(analytics), url: origin }])

/**
 * Records what the page sends to the site, beacons included. Synchronously: the page may be left before the text of a `Blob` has been
 * read.
 */
async function noteSent(page: Page): Promise<() => Promise<Sent[]>> {
  await page.addInitScript(() => {
    window.sent = JSON.parse(sessionStorage.getItem('journey') ?? '[]') as string[]
    const texts = new WeakMap<object, string>()
    window.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options)
        texts.set(this, parts.join(''))
      }
    }
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      const text = body instanceof Blob ? texts.get(body) : undefined
      if (text !== undefined) {
        window.sent.push(text)
        sessionStorage.setItem('journey', JSON.stringify(window.sent))
      }
      return send(address, body)
    }
  })
  return () => page.evaluate(() => window.sent.flatMap(text => JSON.parse(text).events as Sent[]))
}

/** Events of visitors in the data layer; `applications.spec.ts` tests the steps of a purchase. */
const layerOf = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(entry => !(entry as { ecommerce?: object }).ecommerce))

/** Opens a page and waits until tracking runs there. */
async function open(page: Page, path: string): Promise<void> {
  const configured = page.waitForResponse('**/api/events/config')
  await page.goto(path)
  await configured
}

/** Hides the page, as when the visitor opens another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** Clicks without leaving the page, because following a link is tested elsewhere. An unchecked box raises no choice event. */
const stay = (page: Page) =>
  page.evaluate(() =>
    addEventListener(
      'click',
      event => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      },
      true,
    ),
  )

const contentButtons = (page: Page) => page.locator('main [data-track-event="content_buttons"]')
const clickButton = (page: Page) => contentButtons(page).filter({ visible: true }).first().click()

const fields = (eventname: string, label: string, rest: object = {}) => ({
  ...{ eventname, label, type: '', position: '', formstatus: '' },
  ...rest,
})

interface Click {
  readonly event: string
  /** Finds one or several elements; the first visible one is clicked. */
  readonly find: (page: Page) => Locator
  readonly type: string
  readonly position: string
  /** Set where the event's label differs from the link's text. */
  readonly label?: string
}

const inContent = { type: 'link', position: 'content' } as const
const inHeader = { type: 'navigation', position: 'header' } as const
const inTool = (type: string) => ({ event: 'content_engagement', type, position: 'content' })

const formButton: Click['find'] = page => page.locator('main form button')
const cardTitle: Click['find'] = page => page.getByRole('article').getByRole('heading').getByRole('link')
const resultTitle: Click['find'] = page => page.getByRole('listitem').getByRole('heading').getByRole('link')

const clicks: Readonly<Record<string, readonly Click[]>> = {
  '/': [
    {
      event: 'menu',
      find: page => page.getByRole('banner').getByRole('link', { name: 'Hochschule Tannhagen' }),
      ...inHeader,
    },
    {
      event: 'cta',
      find: page => page.getByRole('banner').getByRole('link', { name: 'Jetzt bewerben' }),
      ...inHeader,
    },
    {
      event: 'footer',
      find: page => page.getByRole('contentinfo').getByRole('navigation').getByRole('link'),
      type: 'navigation',
      position: 'footer',
    },
    { event: 'content_buttons', find: contentButtons, ...inContent },
    { event: 'content_engagement', find: page => page.locator('main summary'), ...inContent },
  ],
  '/testingarea/pipeline/test-page-2-hero-split/': [
    { event: 'cta', find: page => page.locator('main a[data-track-event="cta"]'), ...inContent },
  ],
  '/bachelor/': [{ event: 'cards_element', find: cardTitle, ...inContent }],
  '/bachelor/betriebswirtschaftslehre/': [
    {
      event: 'study_format_card',
      find: cardTitle,
      ...inContent,
    },
  ],
  '/testingarea/pipeline/test-page-5-hero-none/': [
    {
      event: 'menu',
      find: page => page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link'),
      type: 'anchor',
      position: 'jump_navigation',
    },
  ],
  '/kontakt/': [
    {
      event: 'contact',
      find: page =>
        page.locator(
          'main [data-track-event="contact"] a[data-track-type="phone"], main [data-track-type="phone"] a',
        ),
      type: 'phone',
      position: 'content',
    },
  ],
  '/campus/': [{ ...inTool('map'), find: page => page.getByRole('figure').getByRole('link') }],
  '/studienfinder/?degree=master': [
    {
      event: 'clusterfinder',
      find: page => page.getByRole('checkbox', { name: 'Bachelor' }),
      label: 'Bachelor',
      type: 'degree',
      position: 'content',
    },
    { event: 'clusterfinder', find: resultTitle, ...inContent },
  ],
  '/vergleich/?p=msdat-fs,maunt-fs': [
    { ...inTool('comparison'), find: page => page.getByRole('link', { name: 'entfernen' }) },
  ],
  '/studiengaenge/': [{ ...inTool('table'), find: page => page.getByRole('columnheader').getByRole('link') }],
  '/suche/?q=studium': [
    {
      ...inTool('search'),
      find: page => page.getByRole('main').getByRole('button', { name: 'Suchen' }),
      label: 'Suchen',
    },
    { ...inTool('search'), find: resultTitle },
  ],
  '/kompass/': [{ ...inTool('compass'), find: formButton, label: 'Wohin soll es gehen?' }],
  '/foerderung/': [{ ...inTool('funding'), find: formButton }],
}

for (const [address, all] of samplesOf(Object.entries(clicks), 1))
  test(`a click is told as it is marked: ${address}`, async ({ page, baseURL }) => {
    await decide(page, baseURL!, true)
    const sent = await noteSent(page)
    await open(page, address)
    await stay(page)
    for (const { find } of all) await find(page).filter({ visible: true }).first().click()
    await expect.poll(() => layerOf(page)).toHaveLength(all.length)
    const entries = (await layerOf(page)) as { label: string }[]
    expect(entries).toEqual(
      all.map(({ event, type, position, label }, index) =>
        fields(event, label ?? entries[index]!.label, { type, position }),
      ),
    )
    expect(entries.map(({ label }) => label)).not.toContain('')
    await hide(page)
    const [path] = address.split('?')
    for (const entry of entries)
      expect(await sent()).toContainEqual({
        kind: 'interaction',
        ...entry,
        page: expect.objectContaining({ path }),
      })
  })

test('dialogs tell that they open and close: the contact bubble, and a popup', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await decide(page, baseURL!, true)
  await open(page, '/')
  await page.getByRole('button', { name: 'Frag uns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Frag uns' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => layerOf(page)).toHaveLength(3)
  const entries = (await layerOf(page)) as { label: string }[]
  const label = entries[0]!.label
  const bubble = (kind: string) => fields('contact', label, { type: kind, position: 'contact_bubble' })
  expect(entries).toEqual([bubble('channel'), bubble('open'), bubble('close')])
})

test('a popup tells the click, and that it opens', { tag: '@full' }, async ({ page, baseURL }) => {
  await decide(page, baseURL!, true)
  await open(page, '/bachelor/betriebswirtschaftslehre/')
  await page.locator('main [data-track-event="popup"] button').first().click()
  await expect.poll(() => layerOf(page)).toHaveLength(2)
  const [click, opened] = (await layerOf(page)) as [{ label: string }, { label: string }]
  expect(click).toEqual(fields('popup', click.label, inContent))
  expect(opened).toEqual(fields('popup', opened.label, { type: 'open', position: 'content' }))
  expect([click.label, opened.label]).not.toContain('')
})

test('a choice in a cluster picker is told', { tag: '@full' }, async ({ page, baseURL }) => {
  await decide(page, baseURL!, true)
  await open(page, '/testingarea/pipeline/test-page-1-hero-full/')
  const picker = page.locator('[data-enhance="cluster-picker"]').first()
  await picker.scrollIntoViewIfNeeded()
  await expect(picker).toHaveAttribute('data-enhanced', '')
  const list = picker.getByRole('combobox').last()
  await list.focus()
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect.poll(() => layerOf(page)).toHaveLength(1)
  const [entry] = (await layerOf(page)) as [{ label: string }]
  expect(entry).toEqual(fields('clusterfinder', entry.label, { type: 'cluster', position: 'content' }))
})

test('a form tells how it fares, and what was entered is in no event', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await decide(page, baseURL!, true)
  const sent = await noteSent(page)
  await open(page, '/kontakt/')
  const form = page.locator('#contact form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await form.getByLabel('Vorname').fill('Amara')
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect
    .poll(async () => (await layerOf(page)).map(entry => (entry as Fields).formstatus))
    .toEqual(['started', '', 'error'])
  const [started, , error] = (await layerOf(page)) as [Fields, Fields, Fields]
  const told = { type: 'form', position: 'content' }
  expect(started).toEqual(fields('content_engagement', 'contact', { ...told, formstatus: 'started' }))
  expect(error).toEqual(fields('content_engagement', 'contact', { ...told, formstatus: 'error' }))
  await hide(page)
  expect((await sent()).length).toBeGreaterThan(3)
  expect(JSON.stringify([await sent(), await layerOf(page)])).not.toContain('Amara')
})

test('one view is counted for the document, and one for each soft navigation', async ({ page, baseURL }) => {
  await decide(page, baseURL!, true)
  const sent = await noteSent(page)
  await open(page, '/')
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/bachelor/"]')!.click())
  await expect(page).toHaveURL('/bachelor/')
  await expect(page.locator('html.page-loading')).toHaveCount(0)
  await hide(page)
  const views = (await sent()).filter(({ kind }) => kind === 'view')
  expect(views).toEqual([
    { kind: 'view', page: { template: 'page', language: 'de', path: '/' } },
    { kind: 'view', page: { template: 'page', language: 'de', path: '/bachelor/' } },
  ])
})

test('figures of the visit carry the template and no more', { tag: '@full' }, async ({ page, baseURL }) => {
  await decide(page, baseURL!, true)
  const sent = await noteSent(page)
  const vitals = page.waitForResponse(/\/assets\/watch-vitals-/)
  await open(page, '/')
  await vitals
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  await hide(page)
  await expect
    .poll(async () => (await sent()).filter(({ kind }) => kind === 'vital').map(({ name }) => name))
    .toContain('LCP')
  for (const vital of (await sent()).filter(({ kind }) => kind === 'vital'))
    expect(vital).toEqual({
      kind: 'vital',
      name: expect.any(String),
      value: expect.any(Number),
      template: 'page',
    })
})

test.describe('on a first visit', () => {
  test.use({ hasDecided: false })
  test('without a decision events wait: nothing is in the data layer, stored or sent, until the visitor agrees', async ({
    page,
    baseURL,
  }) => {
    const requested: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/events')) requested.push(request.url())
    })
    const sent = await noteSent(page)
    const started = page.waitForResponse(/\/assets\/start-events-/)
    await page.goto('/')
    await started
    await stay(page)
    await clickButton(page)
    expect(await layerOf(page)).toEqual([])
    expect(await page.evaluate(() => sessionStorage.getItem('tracking_session'))).toBeNull()
    expect(requested).toEqual([])
    const configured = page.waitForResponse('**/api/events/config')
    await decide(page, baseURL!, true)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await configured
    await expect.poll(() => layerOf(page)).toHaveLength(1)
    await hide(page)
    expect((await sent()).map(({ kind }) => kind).slice(0, 2)).toEqual(['view', 'interaction'])
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('tracking_session')!).id)).toMatch(
      /^\d{13}-[a-z0-9]{8,}$/,
    )
  })
})

test('who declines loads no tracking', async ({ page, baseURL }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await decide(page, baseURL!, false)
  // The navigator is loaded when the browser is idle, as tracking would be.
  const idle = page.waitForResponse(/\/assets\/when-idle-/)
  await page.goto('/')
  await idle
  await stay(page)
  await clickButton(page)
  expect(requested.filter(path => /\/(?:start-events|watch-vitals)-|\/api\/events/.test(path))).toEqual([])
  expect(await layerOf(page)).toEqual([])
})

test('what visitors did while they had declined is not told after a later grant', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  await decide(page, baseURL!, false)
  const sent = await noteSent(page)
  const idle = page.waitForResponse(/\/assets\/when-idle-/)
  await page.goto('/')
  await idle
  await stay(page)
  await clickButton(page)
  const configured = page.waitForResponse('**/api/events/config')
  await decide(page, baseURL!, true)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await configured
  await clickButton(page)
  await expect.poll(() => layerOf(page)).toHaveLength(1)
  await hide(page)
  const kinds = (await sent()).map(({ kind }) => kind)
  expect(kinds.filter(kind => kind !== 'vital')).toEqual(['view', 'interaction'])
})

test('a document that is loaded again for a decision counts no second view, and keeps its data layer', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  await decide(page, baseURL!, true)
  const sent = await noteSent(page)
  await open(page, '/')
  await stay(page)
  await clickButton(page)
  await expect.poll(() => layerOf(page)).toHaveLength(1)
  const [entry] = await layerOf(page)
  await page.evaluate(() => document.dispatchEvent(new Event('consent-reload')))
  const configured = page.waitForResponse('**/api/events/config')
  await page.reload()
  await expect.poll(() => layerOf(page)).toEqual([{ page_location: `${baseURL}/`, page_referrer: '' }, entry])
  await configured
  await hide(page)
  const kinds = (await sent()).map(({ kind }) => kind)
  expect(kinds.filter(kind => kind !== 'vital')).toEqual(['view', 'interaction'])
})

test('tracking that fails is a warning, and the page works', { tag: '@full' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL! })
  const warnings: string[] = []
  page.on('console', message => warnings.push(message.type()))
  await page.route('**/api/events/config', route => route.fulfill({ status: 500 }))
  await decide(page, baseURL!, true)
  await page.goto('/')
  await expect.poll(() => warnings).toContain('warning')
  await stay(page)
  await clickButton(page)
  await expect.poll(() => layerOf(page)).toHaveLength(1)
  await page.close()
})
