import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../site.ts'

const headline = (uid: string, text: string, english?: string) => ({
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
async function createStory(request: APIRequestContext, name: string): Promise<Story> {
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

async function openEditor(page: Page, { id }: Story): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`/_editor/#${id}`)
  const draft = page.frameLocator('iframe[title]')
  await expect(draft.locator('h1')).toBeVisible()
  await expect(page.locator('section[data-connected]')).toBeAttached()
  return draft
}

/** The form of one block of the page. */
const blockForm = (page: Page, uid: string) => page.locator(`form details[data-uid="${uid}"]`)

async function openBlock(page: Page, uid: string) {
  const form = blockForm(page, uid)
  if ((await form.getAttribute('open')) === null) await form.locator('> summary').click()
  return form
}

const visitorSees = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  return { status: answer.status(), text: await answer.text() }
}

/** The page of visitors once every isolate has read the new version. */
const eventually = (request: APIRequestContext, path: string) =>
  expect.poll(() => visitorSees(request, path), { timeout: 5_000 })

test('an editor types, publishes and takes away', async ({ page, request }) => {
  const story = await createStory(request, 'type')
  const draft = await openEditor(page, story)
  const answer = draft.locator('details', { hasText: 'Erste Frage' })
  await draft.getByText('Erste Frage').click()
  // The first click opens the block in the editor, the second one the section.
  await draft.getByText('Erste Frage').click()
  await expect(answer).toHaveAttribute('open', '')

  const form = await openBlock(page, 'title')
  await form.getByLabel('text', { exact: false }).first().fill('Neue Überschrift')
  await expect(draft.locator('h1')).toHaveText('Neue Überschrift')
  await expect(answer).toHaveAttribute('open', '')
  expect((await visitorSees(request, story.path)).text).not.toContain('Neue Überschrift')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Published')
  await eventually(request, story.path).toMatchObject({ text: expect.stringContaining('Neue Überschrift') })
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await eventually(request, story.path).toMatchObject({ status: 404 })
})

test('blocks are added, moved and deleted, and one that lacks something says so in its place', async ({
  page,
  request,
}) => {
  const story = await createStory(request, 'blocks')
  expect((await visitorSees(request, story.path)).text).toContain('Alte Überschrift')
  const draft = await openEditor(page, story)
  const headings = draft.locator('main :is(h1, h2):not(details *)')
  await expect(headings).toHaveText(['Alte Überschrift', 'Schluss'])

  await page.getByLabel('Add to body').selectOption('headline')
  const added = page.locator('form > fieldset > details').last()
  await expect(draft.locator('[role="note"]')).toContainText('headline')
  await added.locator('> summary').click()
  await added.getByLabel('text', { exact: false }).first().fill('Dazugekommen')
  await expect(headings).toHaveText(['Alte Überschrift', 'Schluss', 'Dazugekommen'])
  await added.getByRole('button', { name: 'Move up' }).first().click()
  await expect(headings).toHaveText(['Alte Überschrift', 'Dazugekommen', 'Schluss'])
  const end = await openBlock(page, 'end')
  await end.getByRole('button', { name: 'Delete' }).first().click()
  await expect(headings).toHaveText(['Alte Überschrift', 'Dazugekommen'])

  const form = await openBlock(page, 'title')
  await form.getByLabel('text', { exact: false }).first().fill('')
  await expect(draft.locator('[role="note"]')).toContainText('headline')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Published')
  // The published version lacks its title: visitors get the version before it.
  const { text } = await visitorSees(request, story.path)
  expect(text).toContain('Alte Überschrift')
  await page.reload()
  await expect(draft.locator('[role="note"]').first()).toContainText('Held back')
})

test('a form is built, published, and sent by a visitor', async ({ page, request }) => {
  const story = await createStory(request, 'form')
  const draft = await openEditor(page, story)
  await page.getByLabel('Add to body').selectOption('form')
  const form = page.locator('form > fieldset > details').last()
  await form.locator('> summary').click()
  await form.getByLabel(/^id/).first().fill('gebaut')
  await form.getByLabel('Add to fields').selectOption('form-field')
  const field = form.locator('details').last()
  await field.locator('> summary').click()
  await field.getByLabel(/^kind/).selectOption('email')
  await field.getByLabel(/^name/).first().fill('email')
  await field
    .getByLabel(/^label/)
    .first()
    .fill('Wohin dürfen wir schreiben?')
  await expect(draft.getByLabel('Wohin dürfen wir schreiben?')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Published')
  await eventually(request, story.path).toMatchObject({ text: expect.stringContaining('Wohin dürfen wir') })

  await page.goto(story.path)
  const address = page.getByLabel('Wohin dürfen wir schreiben?')
  await address.fill('amara')
  await address.press('Enter')
  await expect(page.getByRole('alert')).toContainText('name@beispiel.de')
  await address.fill('amara@beispiel.example')
  await address.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
})

test('a page is edited in English beside German', async ({ page, request }) => {
  const story = await createStory(request, 'english')
  const draft = await openEditor(page, story)
  await page.getByLabel('Language').selectOption('en')
  await expect(draft.locator('h1')).toHaveText('Old headline')
  const form = await openBlock(page, 'title')
  await form.getByLabel('text', { exact: false }).first().fill('New headline')
  await expect(draft.locator('h1')).toHaveText('New headline')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await eventually(request, `/en${story.path}`).toMatchObject({
    text: expect.stringContaining('New headline'),
  })
  expect((await visitorSees(request, story.path)).text).toContain('Alte Überschrift')
})

test('a click in the page opens the block in the editor', async ({ page, request }) => {
  const draft = await openEditor(page, await createStory(request, 'click'))
  await draft.getByRole('heading', { name: 'Schluss' }).click()
  await expect(blockForm(page, 'end')).toHaveAttribute('open', '')
})

test('a message from another frame changes nothing', async ({ page, request }) => {
  const story = await createStory(request, 'forged')
  const draft = await openEditor(page, story)
  const content = { component: 'page', body: [headline('title', 'Gefälscht')] }
  // A frame of the same origin, which is the closest that an attacker can get.
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const forger = document.createElement('iframe')
        forger.name = 'forger'
        forger.src = '/robots.txt'
        forger.addEventListener('load', resolve)
        document.body.append(forger)
      }),
  )
  await page.frame('forger')!.evaluate(message => parent.frames[0]!.postMessage(message, location.origin), {
    action: 'input',
    story: { id: story.id, content },
  })
  const form = await openBlock(page, 'title')
  await form.getByLabel('text', { exact: false }).first().fill('Echt')
  await expect(draft.locator('h1')).toHaveText('Echt')
  await expect(draft.locator('body')).not.toContainText('Gefälscht')
})
