import type { APIRequestContext, Page } from '@playwright/test'
import { createAxe } from '../axe.ts'
import { statusOf } from '../editor-steps.ts'
import { expect, test } from '../site.ts'

/**
 * The violations that axe finds in the current state of a part of the editor, in light and, for contrast, in dark. Pages in frames have
 * checks of their own.
 */
async function violations(page: Page, part: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const axe = (await createAxe(page)).include(part).exclude('iframe')
    if (colorScheme === 'dark') axe.withRules(['color-contrast'])
    for (const { id, nodes } of (await axe.analyze()).violations)
      found.push(`${colorScheme}, ${id}: ${nodes.map(({ html }) => html).join(', ')}`)
  }
  return found
}

/** A draft that lacks the text of a headline, of this test alone. */
async function createStory(request: APIRequestContext, name: string): Promise<number> {
  const data = {
    name,
    slug: `testingarea/editor/${name}`,
    content: {
      component: 'page',
      body: [
        { component: 'headline', _uid: 'title', text: 'Zustände', level: 'h1' },
        { component: 'headline', _uid: 'empty', text: '', level: 'h2' },
        { component: 'linked-image', _uid: 'picture' },
      ],
    },
  }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const created = await request.post('/_editor/api/stories', { headers, data })
  return ((await created.json()) as { readonly id: number }).id
}

/** Opens a state, looks at its part of the editor, and leaves it. */
async function check(page: Page, state: string, open: () => Promise<void>, part = 'dialog'): Promise<void> {
  await test.step(state, async () => {
    await open()
    expect(await violations(page, part)).toEqual([])
    await page.keyboard.press('Escape')
  })
}

/** The editor with a story of this test, and how its parts are found. */
async function open(page: Page, request: APIRequestContext, name: string) {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`/_editor/#${await createStory(request, name)}`)
  await expect(page.locator('section[data-connected]')).toBeAttached()
  return {
    block: (uid: string) => page.locator(`form details[data-uid="${uid}"]`),
    press: (label: string) => page.getByRole('button', { name: label, exact: true }).click(),
    dialog: page.getByRole('dialog'),
    openMenu: () => page.locator('summary').getByText('Story', { exact: true }).click(),
  }
}

test('axe finds nothing in the form of a draft and its publish, in light and in dark', {
  tag: '@full',
}, async ({ page, request }) => {
  const { block, press, dialog, openMenu } = await open(page, request, 'states-of-a-draft')

  const problem = () => block('empty').locator('> summary').click()
  await check(page, 'the stories, and a story with a problem', problem, 'body')
  await check(page, 'a picture', () => block('picture').locator('> summary').click(), '[data-uid="picture"]')
  await check(page, 'the pictures', async () => {
    await block('picture').getByRole('button', { name: 'Choose picture …' }).first().click()
    await expect(dialog.locator('img').first()).toBeVisible()
  })
  await check(page, 'the blocks', async () => {
    await press('Add to Body')
    await dialog.getByRole('button', { name: /^\d+ ready-made: Hero$/ }).click()
  })
  await check(page, 'the changes of a publish', async () => {
    await press('Publish')
    await expect(dialog.getByRole('region', { name: 'Problems' })).toBeVisible()
  })
  await check(page, 'the versions', async () => {
    await press('Save draft')
    await expect(statusOf(page)).toHaveText('Saved')
    await openMenu()
    await press('Versions …')
    await dialog.getByRole('button', { name: /saved$/ }).click()
  })
})

test('axe finds nothing in what the bar and the list open, in light and in dark', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const { block, press, dialog, openMenu } = await open(page, request, 'states-of-the-bar')

  await check(page, 'what refers to a story that is deleted', async () => {
    await openMenu()
    await press('Delete …')
    await expect(dialog.getByText('No other story refers to this one.')).toBeVisible()
  })
  await check(page, 'name and slug in other languages', async () => {
    await openMenu()
    await press('Other languages …')
  })
  await check(page, 'a new story', () => press('New story …'))
  await check(page, 'the redirects', async () => {
    await press('Redirects …')
    await expect(dialog.getByRole('row').nth(1)).toBeVisible()
  })
  await check(page, 'the shortcuts', () => page.getByRole('button', { name: 'Keyboard shortcuts' }).click())
  await check(
    page,
    'a translation',
    async () => {
      await page.getByLabel('Language', { exact: true }).selectOption('en')
      await expect(page.frameLocator('iframe[title]').locator('html')).toHaveAttribute('lang', 'en')
      await block('title').locator('> summary').click()
      await expect(page.locator('p > [lang="de"]').first()).toBeAttached()
    },
    'form',
  )
  const product = page.getByRole('navigation').getByRole('button', { name: 'products/' }).first()
  await check(
    page,
    'a story that is no page',
    async () => {
      await product.click()
      await expect(page.getByRole('region', { name: 'Page' }).getByRole('link').first()).toBeVisible()
    },
    'body',
  )
})
