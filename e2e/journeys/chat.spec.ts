import { test as base, type Page } from '@playwright/test'
import { problemsInFrame } from '../axe.ts'
import { accessibilityProblems } from '../page-checks.ts'
import { expect, test } from '../site.ts'

const page = '/kontakt/'
const stripOn = (tab: Page) => tab.getByRole('link', { name: 'Deine Frage', exact: true })
const frame = '[data-chat-frame] iframe'

/** Goes to the strip, and waits until the page's script is there. */
async function openStrip(tab: Page, path = page): Promise<void> {
  await tab.goto(path)
  await stripOn(tab).scrollIntoViewIfNeeded()
  await tab.waitForLoadState('load')
}

async function openChat(tab: Page): Promise<void> {
  await openStrip(tab)
  await stripOn(tab).click()
  await tab.locator('[data-chat-accept]').click()
  await expect(tab.locator('#chat-window')).toBeVisible()
}

const storedKeys = (tab: Page) => tab.evaluate(() => Object.keys(localStorage))
const grants = async (tab: Page) => {
  const cookie = (await tab.context().cookies(tab.url())).find(({ name }) => name === 'consent')
  return Buffer.from(decodeURIComponent(cookie?.value ?? ''), 'base64').toString()
}

test('a visitor who declines stays on the page, and no assistant runs @mobile-full', async ({
  page: tab,
}) => {
  await openStrip(tab)
  await stripOn(tab).click()
  await expect(tab.locator('#chat-consent')).toBeVisible()
  // 38rem: a question of a few lines is no wider than its lines.
  expect((await tab.locator('#chat-consent').boundingBox())?.width).toBeLessThanOrEqual(608)
  await tab.locator('[data-chat-decline]').click()
  await expect(tab.locator('#chat-consent')).toBeHidden()
  await expect(tab.locator(frame)).toHaveCount(0)
  await expect(tab).toHaveURL(page)
  expect(await storedKeys(tab)).toEqual([])
})

test.describe('with colours of the visitor', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the modal has an edge on all sides', { tag: '@full' }, async ({ page: tab }) => {
    await openStrip(tab)
    await stripOn(tab).click()
    await expect(tab.locator('#chat-consent')).toHaveCSS('border-width', '2px')
  })
})

test('a visitor who agrees gets answers with links of this site @mobile-full', async ({ page: tab }) => {
  let documents = 0
  tab.on('request', request => {
    if (request.url().endsWith('/frame.js')) documents++
  })
  await openStrip(tab)
  await tab.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    for (const name of ['chat_opened', 'chat_closed']) addEventListener(name, () => told.push(name))
  })
  await stripOn(tab).click()
  // Colours are judged once the modal has faded in, and once it has faded out.
  await expect(tab.locator('dialog:has([data-chat-accept])')).toHaveCSS('opacity', '1')
  expect(await accessibilityProblems(tab)).toEqual([])
  await tab.locator('[data-chat-accept]').click()
  const assistant = tab.frameLocator(frame)
  await expect(assistant.getByText('Vorführ-Assistent')).toBeVisible()
  expect(await grants(tab)).toContain('study-assistant')
  await expect.poll(() => storedKeys(tab)).toEqual(['public_user_id'])
  await expect(assistant.getByLabel('Deine Frage')).toBeFocused()
  await expect(assistant.getByText('Deine Frage')).toBeVisible()
  await tab.keyboard.type('Betriebswirtschaftslehre')
  await tab.keyboard.press('Enter')
  const link = assistant.getByRole('log').getByRole('link').first()
  await expect(link).toBeVisible()
  await expect(tab.locator('[data-chat-accept]')).toBeHidden()
  expect(await accessibilityProblems(tab)).toEqual([])
  const document = tab.frames().find(one => one.url().includes('/_service/study-assistant/'))
  expect(await problemsInFrame(document!)).toEqual([])

  await tab.keyboard.press('Escape')
  await expect(tab.locator('#chat-window')).toBeHidden()
  await stripOn(tab).click()
  await expect(link).toBeVisible()
  expect(documents).toBe(1)
  const told = () => tab.evaluate(() => (window as unknown as { told: string[] }).told)
  expect(await told()).toEqual(['chat_opened', 'chat_closed', 'chat_opened'])

  const href = await link.getAttribute('href')
  await link.click()
  await expect(tab).toHaveURL(href!)
  await expect(link).toBeVisible()
})

test('an event opens the chat with a conversation of its own', { tag: '@full' }, async ({ page: tab }) => {
  await openStrip(tab)
  const open = () =>
    tab.evaluate(() => {
      const detail = { template_id: 'fees', enabled_domains: ['fees'] }
      dispatchEvent(new CustomEvent('open-chat', { detail }))
    })
  // The listener comes with the consent tool, once the browser is idle.
  const accept = tab.locator('[data-chat-accept]')
  await expect(async () => {
    await open()
    await expect(accept).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await accept.click()
  const assistant = () => tab.frames().find(one => one.url().includes('_service'))!
  await expect(tab.frameLocator(frame).locator('input')).toBeVisible()
  expect(
    await assistant().evaluate(() => (window as unknown as { chatConfig: unknown }).chatConfig),
  ).toMatchObject({
    privacy_policy_accepted: true,
    public: true,
    light_mode: true,
    preferred_language: 'de',
    conversation_parameters: { store_cookie: true, current_url: expect.stringMatching(/\/kontakt\/$/) },
    enabled_domains: ['fees'],
    template_id: 'fees',
  })
})

test('inside its frame the assistant reads neither page nor cookies nor storage', { tag: '@full' }, async ({
  page: tab,
}) => {
  await openChat(tab)
  await expect(tab.frameLocator(frame).locator('input')).toBeVisible()
  const inside = tab.frames().find(one => one.url().includes('_service'))!
  const attempts = {
    page: 'parent.document.title',
    form: 'parent.document.forms.length',
    cookies: 'document.cookie',
    storage: 'localStorage.length',
    session: 'sessionStorage.length',
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    const outcome = await inside.evaluate(code => {
      try {
        // The policy forbids `eval` in the page's own scripts; the test's script runs outside of them.
        const [head, ...path] = code.split('.')
        let value = (globalThis as unknown as Record<string, unknown>)[head!]
        for (const part of path) value = (value as Record<string, unknown>)[part]
        return `read ${String(value)}`
      } catch (error) {
        return (error as Error).name
      }
    }, attempt)
    expect([name, outcome]).toEqual([name, 'SecurityError'])
  }
})

// The browser reports the refusal, which other tests forbid.
base(
  'a host that the policy of the frame does not name is refused',
  { tag: '@full' },
  async ({ page: tab }) => {
    await openChat(tab)
    await expect(tab.frameLocator(frame).locator('input')).toBeVisible()
    const inside = tab.frames().find(one => one.url().includes('_service'))!
    const refused = await inside.evaluate(
      () =>
        new Promise<string>(resolve => {
          document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective))
          const script = document.createElement('script')
          script.src = 'https://evil.example/a.js'
          document.head.append(script)
        }),
    )
    expect(refused).toMatch(/^script-src/)
  },
)

test('withdrawing the consent removes the assistant and what it stored', { tag: '@full' }, async ({
  page: tab,
}) => {
  await openChat(tab)
  await expect.poll(() => storedKeys(tab)).toEqual(['public_user_id'])
  await tab.evaluate(async () => {
    const fields = new URLSearchParams({
      decision: 'decline',
      version: document.documentElement.dataset.consent!,
    })
    await fetch('/api/consent', { method: 'POST', body: fields })
    dispatchEvent(new Event('focus'))
  })
  await expect(tab.locator(frame)).toHaveCount(0)
  await expect.poll(() => storedKeys(tab)).toEqual([])
})

test('the link in the modal opens the settings', { tag: '@full' }, async ({ page: tab }) => {
  await openStrip(tab)
  await stripOn(tab).click()
  await tab.locator('[data-chat-settings]').click()
  await expect(tab.locator('#chat-consent')).toBeHidden()
  await expect(tab.locator('#cookie-settings')).toBeVisible()
})

test('by keyboard the chat opens and closes, and the focus returns', { tag: '@full' }, async ({
  page: tab,
}) => {
  await openStrip(tab)
  await stripOn(tab).focus()
  await tab.keyboard.press('Enter')
  await expect(tab.locator('#chat-consent')).toBeVisible()
  await tab.locator('[data-chat-accept]').focus()
  await tab.keyboard.press('Enter')
  await expect(tab.frameLocator(frame).locator('input')).toBeFocused()
  await tab.locator('[data-chat-close]').focus()
  await tab.keyboard.press('Enter')
  await expect(tab.locator('#chat-window')).toBeHidden()
  await expect(stripOn(tab)).toBeFocused()
})

test('where the chat cannot be loaded, the strip leads to its page', { tag: '@full' }, async ({
  page: tab,
}) => {
  await tab.route('**/_service/study-assistant/part?*', route => route.fulfill({ status: 404 }))
  await openStrip(tab)
  await stripOn(tab).evaluate((link: HTMLAnchorElement) => {
    link.href = '/bachelor/'
  })
  await stripOn(tab).click()
  await expect(tab).toHaveURL('/bachelor/')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the strip leads to another page', async ({ page: tab }) => {
    await tab.goto(page)
    await expect(stripOn(tab)).toHaveAttribute('href', /^\/[^/]/)
  })
})
