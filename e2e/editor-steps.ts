import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { expect } from './site.ts'

export const headline = (uid: string, text: string, english?: string) => ({
  component: 'headline',
  _uid: uid,
  text,
  ...(english && { text__i18n__en: english }),
  level: uid === 'title' ? 'h1' : 'h2',
})

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const sections = {
  component: 'accordion',
  _uid: 'sections',
  accordionLists: [
    {
      component: 'accordion-list',
      _uid: 'list',
      accordionItems: [
        {
          component: 'accordion-item',
          _uid: 'one',
          title: 'Erste Frage',
          content: paragraph('Erste Antwort'),
        },
        {
          component: 'accordion-item',
          _uid: 'two',
          title: 'Zweite Frage',
          content: paragraph('Zweite Antwort'),
        },
      ],
    },
  ],
}

interface Story {
  readonly id: number
  readonly path: string
}

/** A published page of this test alone, which is not listed anywhere. */
export async function createStory(request: APIRequestContext, name: string): Promise<Story> {
  const slug = `testingarea/editor/${name}`
  const content = {
    component: 'page',
    noindex: true,
    body: [
      headline('title', 'Alte Überschrift', 'Old headline'),
      sections,
      headline('end', 'Schluss', 'The end'),
    ],
  }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const created = await request.post('/_editor/api/stories', { headers, data: { name, slug, content } })
  const { id } = (await created.json()) as { readonly id: number }
  await request.post(`/_editor/api/stories/${id}/publish`, { headers })
  return { id, path: `/${slug}/` }
}

export async function openEditor(page: Page, { id }: Story): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`/_editor/#${id}`)
  const draft = page.frameLocator('iframe[title]')
  await expect(draft.locator('h1')).toBeVisible()
  await expect(page.locator('section[data-connected]')).toBeAttached()
  return draft
}

/** Shows the story in a language, and waits for the page with that title: a click before its script is connected opens no form. */
export async function chooseLanguage(page: Page, language: string, title: string): Promise<void> {
  await page.getByLabel('Language').selectOption(language)
  await expect(page.frameLocator('iframe[title]').locator('h1')).toHaveText(title)
  await expect(page.locator('section[data-connected]')).toBeAttached()
}

/** The line in which the editor reports its last action. */
export const statusOf = (page: Page) => page.locator('header').getByRole('status')

/** The form of one block of the page. */
export const blockForm = (page: Page, uid: string) => page.locator(`form details[data-uid="${uid}"]`)

export async function openBlock(page: Page, uid: string) {
  const form = blockForm(page, uid)
  if ((await form.getAttribute('open')) === null) await form.locator('> summary').press('Enter')
  return form
}

/** The blocks of the page, in the form. */
export const blocks = (page: Page) => page.locator('form [data-field="body"] > fieldset > details')

export async function addBlock(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to Body' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add to Body' })
  await dialog.getByLabel('Search blocks').fill(title)
  await dialog.getByRole('button', { name: title, exact: true }).press('Enter')
}

/** Opens the changes of a publish, and publishes. */
export async function publish(
  page: Page,
  status: string | RegExp = 'Published: visitors see it now',
): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Publish now' }).press('Enter')
  await expect(statusOf(page)).toHaveText(status)
}

/** The field with the words of the headline that has the page's title. */
export async function titleField(page: Page) {
  return (await openBlock(page, 'title')).getByLabel('Text', { exact: false }).first()
}

export const visitorSees = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  return { status: answer.status(), text: await answer.text() }
}

/** The visitors' page once every isolate has read the new version. */
export const eventually = (request: APIRequestContext, path: string) =>
  expect.poll(() => visitorSees(request, path), { timeout: 5_000 })
