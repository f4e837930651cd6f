import type { Locator, Page } from '@playwright/test'
import {
  addBlock,
  blockForm,
  blocks,
  createStory,
  eventually,
  headline,
  openEditor,
  publish,
} from '../editor-steps.ts'
import { expect, test } from '../site.ts'

const field = (form: Locator, name: string) => form.locator(`[data-field="${name}"]`).first()

/** Writes into a field of a form as a keyboard does. */
const write = (form: Locator, name: string, text: string) =>
  field(form, name).locator('input, textarea').first().fill(text)

/** Adds an entry to a list that takes one kind, and resolves to its form. */
async function addEntry(form: Locator, name: string): Promise<Locator> {
  const list = field(form, name)
  await list
    .getByRole('button', { name: /^Add to / })
    .last()
    .press('Enter')
  const entry = list.locator('> fieldset > details').last()
  await expect(entry).toHaveAttribute('open', '')
  return entry
}

const openGroup = (form: Locator, name: string) =>
  form.locator('> details > summary', { hasText: name }).press('Enter')

async function createInEditor(page: Page, { name, slug, kind }: Record<'name' | 'slug' | 'kind', string>) {
  await page.getByRole('button', { name: 'New story …' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New story' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Slug').fill(slug)
  await dialog.getByLabel('Kind').selectOption(kind)
  return dialog
}

test('a graph of questions is made from nothing, by keyboard, and asks a visitor', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const story = await createStory(request, 'compass')
  const draft = await openEditor(page, story)
  await addBlock(page, 'Compass')
  const compass = blocks(page).last()
  await write(compass, 'headline', 'Wohin?')
  const question = await addEntry(compass, 'questions')
  await write(question, 'key', 'neigung')
  await write(question, 'question', 'Was machst du gern?')
  for (const [code, label, next] of [
    ['zahlen', 'Rechnen', 'result'],
    ['worte', 'Schreiben', 'nirgends'],
  ] as const) {
    const answer = await addEntry(question, 'answers')
    await write(answer, 'code', code)
    await write(answer, 'label', label)
    await write(answer, 'next', next)
  }
  // A path without an end is reported at its block.
  await expect(compass.locator('> summary')).toContainText('not complete')
  await write(field(question, 'answers').locator('> fieldset > details').last(), 'next', 'result')
  await expect(compass.locator('> summary')).not.toContainText('not complete')
  await expect(draft.getByText('Was machst du gern?')).toBeVisible()
  await publish(page)
  await eventually(request, story.path).toMatchObject({
    text: expect.stringContaining('Was machst du gern?'),
  })
  await page.goto(story.path)
  await expect(page.getByRole('radio', { name: 'Schreiben' })).toBeVisible()
})

test('an experiment is made from nothing, and its variant is shown', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const story = await createStory(request, 'experiment')
  await openEditor(page, story)
  const form = page.getByRole('form', { name: 'Content' })
  await openGroup(form, 'Tracking and names')
  const control = await addEntry(form, 'experimentMetaData')
  await openGroup(control, 'Tracking and names')
  await write(control, 'experimentId', 'aus-dem-editor')
  await write(control, 'variantId', 'control')
  await openGroup(form, 'Look and behaviour')
  await field(form, 'shouldBeTested').getByRole('checkbox').press('Space')
  await publish(page)

  const dialog = await createInEditor(page, {
    name: 'Zweite Fassung',
    slug: 'testingarea/editor/zweite-fassung',
    kind: 'experiment-variant',
  })
  await dialog.getByRole('button', { name: 'Create' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Zweite Fassung', level: 1 })).toBeVisible()
  const title = await addEntry(form, 'variantContent')
  await write(title, 'key', 'seoTitle')
  await write(title, 'text', 'Titel der zweiten Fassung')
  await openGroup(form, 'Tracking and names')
  const variant = await addEntry(form, 'experimentMetaData')
  await openGroup(variant, 'Tracking and names')
  await write(variant, 'experimentId', 'aus-dem-editor')
  await write(variant, 'variantId', 'zweite')
  await publish(page)
  await eventually(request, `${story.path}?variantId=zweite`).toMatchObject({
    text: expect.stringContaining('Titel der zweiten Fassung'),
  })
  await eventually(request, story.path).toMatchObject({
    text: expect.not.stringContaining('Titel der zweiten Fassung'),
  })
})

test('a story begins as a copy of another one, and a block moves into a list of another block', {
  tag: '@full',
}, async ({ page, request }) => {
  const draft = await openEditor(page, await createStory(request, 'template'))
  const dialog = await createInEditor(page, {
    name: 'Abschrift',
    slug: 'testingarea/editor/abschrift',
    kind: 'page',
  })
  await dialog
    .getByLabel('Begin with')
    .selectOption({ label: 'A copy of template (testingarea/editor/template)' })
  await dialog.getByRole('button', { name: 'Create' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Abschrift', level: 1 })).toBeVisible()
  await expect(draft.locator('h1')).toHaveText('Alte Überschrift')
  await expect(blockForm(page, 'title')).toHaveCount(0)

  await addBlock(page, 'Container')
  // The blocks of a container are in a list with the same name as those of the page.
  const container = blockForm(page, (await blocks(page).last().getAttribute('data-uid'))!)
  const inner = container.locator('[data-field] > fieldset').first()
  await blocks(page)
    .nth(2)
    .locator('> summary')
    .dragTo(inner.getByRole('button', { name: /^Add to / }))
  await expect(inner.locator('> details')).toContainText('Schluss')
  await expect(draft.getByRole('heading', { name: 'Schluss' })).toBeVisible()

  const moved = inner.locator('> details')
  await expect(moved).toHaveAttribute('open', '')
  await moved.getByRole('button', { name: 'Move to …' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Move Headline to' })
    .getByRole('button', { name: 'Body', exact: true })
    .press('Enter')
  await expect(blocks(page).last()).toContainText('Schluss')
})

/** Opens the editor for a new story, which is not published. */
async function openNewStory(page: Page, slug: string, content: object): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const data = { name: slug, slug: `testingarea/editor/${slug}`, content }
  const created = await page.request.post('/_editor/api/stories', { headers, data })
  const { id } = (await created.json()) as { readonly id: number }
  await page.goto(`/_editor/#${id}`)
  await expect(page.locator('header h1')).toHaveText(slug)
}

test('who takes a story away is told which stories refer to it, and opens them', { tag: '@full' }, async ({
  page,
  request,
  context,
}) => {
  const story = await createStory(request, 'referred')
  const link = { linktype: 'url', url: `${story.path}?von=hier` }
  const button = { component: 'button', _uid: 'button', text: 'Dorthin', link }
  await openNewStory(page, 'referring', { component: 'page', body: [headline('title', 'Weiter'), button] })

  // The editor is reloaded: an address that changes while a story is being opened would be replaced by that story's address.
  await page.goto('about:blank')
  await openEditor(page, story)
  await expect(page.locator('header h1')).toHaveText('referred')
  const dialog = page.getByRole('dialog')
  const references = dialog.getByRole('region', { name: 'Stories that refer to this one' })
  await page.getByRole('button', { name: 'Unpublish …' }).press('Enter')
  await expect(references).toContainText('One story refers to it.')
  await expect(references.getByRole('listitem')).toHaveText(
    'referring testingarea/editor/referring, not published',
  )
  await page.keyboard.press('Escape')
  await page.locator('summary', { hasText: /^Story$/ }).press('Enter')
  await page.getByRole('button', { name: 'Delete …' }).press('Enter')
  await expect(dialog).toBeFocused()
  const opened = context.waitForEvent('page')
  await references.getByRole('link', { name: 'referring' }).press('Enter')
  await expect((await opened).locator('header h1')).toHaveText('referring')
})

test('a story that is no page says in the place of the page where visitors see it', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await createStory(request, 'page-again')
  const person = { component: 'testimonial-person', name: 'Amara' }
  await openNewStory(page, 'person', person)
  const place = page.getByRole('region', { name: 'Page' })
  await expect(place).toContainText('Testimonial person: no page of its own')
  await expect(place).toContainText('No other story refers to this one.')
  await expect(place.locator('iframe')).toHaveCount(0)

  await page.goto('/_editor/')
  await openNewStory(page, 'offer', { component: 'campaign', titleDesktop: 'Angebot' })
  await expect(place).toContainText('Visitors see its offer on the pages')
  await page.getByRole('button', { name: 'page-again', exact: false }).press('Enter')
  await expect(page.frameLocator('iframe[title]').locator('h1')).toHaveText('Alte Überschrift')
})

test('a page made in the editor gets a name and an address in English', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const story = await createStory(request, 'uebersetzt')
  const draft = await openEditor(page, story)
  await page.locator('summary', { hasText: /^Story$/ }).press('Enter')
  await page.getByRole('button', { name: 'Other languages …' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Name and slug in other languages' })
  await dialog.getByLabel('Name in en').fill('Translated')
  await dialog.getByLabel('Slug in en').fill('testingarea/editor/translated')
  await dialog.getByLabel('Slug in en').press('Enter')
  await expect(page.locator('header').getByRole('status')).toHaveText(
    'Name and slug in other languages saved',
  )
  await eventually(request, '/en/testingarea/editor/translated/').toMatchObject({
    text: expect.stringContaining('Old headline'),
  })
  await page.getByLabel('Language', { exact: true }).selectOption('en')
  await expect(draft.locator('h1')).toHaveText('Old headline')
})

test('an address that names another story opens it, and one that is gone is said', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const [first, other] = [
    await createStory(request, 'addressed'),
    await createStory(request, 'addressed-too'),
  ]
  await openEditor(page, first)
  await page.evaluate(id => location.assign(`#${id}`), other.id)
  await expect(page.locator('header h1')).toHaveText('addressed-too')
  await page.goto('/_editor/')
  await page.goto('/_editor/#12')
  await page.reload()
  await expect(page.locator('header').getByRole('status')).toHaveText('the story of this address is gone')
})

test('the story of another unit opens on that unit’s host, in its own theme', { tag: '@full' }, async ({
  context,
  request,
  baseURL,
}) => {
  // A page without the listener that takes every other host for a mistake.
  const page = await context.newPage()
  const stories = (await (await request.get('/_editor/api/stories')).json()) as readonly {
    readonly id: number
    readonly slug: string
  }[]
  const { id } = stories.find(({ slug }) => slug === 'ds/kontakt')!
  await page.goto(`/_editor/#${id}`)
  await expect(page).toHaveURL(`http://ds.localhost:${new URL(baseURL!).port}/_editor/#${id}`)
  const draft = page.frameLocator('iframe[title]')
  await expect(draft.locator('html')).toHaveAttribute('data-theme', 'maple_blaze')
  await expect(draft.locator('h1')).toBeVisible()
})

test('a redirect is added, mended and removed; one that cannot work is refused', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await openEditor(page, await createStory(request, 'redirected'))
  await page.getByRole('button', { name: 'Redirects …' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Redirects' })
  const from = dialog.getByRole('textbox', { name: 'From' })
  const to = dialog.getByRole('textbox', { name: 'To', exact: true })
  const leads = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return answer.headers().location ?? answer.status()
  }
  await from.fill('/editor-redirect/')
  await to.fill('/editor-redirect/')
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  await add.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('a circle')
  await expect(add).toBeFocused()
  await to.fill('/testingarea/editor/redirectet/')
  await to.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('there is no page at')
  await dialog.getByRole('button', { name: 'Save all the same' }).press('Enter')
  const row = dialog.getByRole('row', { name: /^\/editor-redirect\// })
  await expect(row).toContainText('there is no page at')
  await expect(from).toBeFocused()

  await row.getByRole('button', { name: /^Change/ }).press('Enter')
  await expect(from).toBeFocused()
  await to.fill('/testingarea/editor/redirected/')
  await to.press('Enter')
  await expect(row).not.toContainText('there is no page at')
  await expect.poll(() => leads('/editor-redirect/')).toBe('/testingarea/editor/redirected/')

  await row.getByRole('button', { name: /^Remove/ }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Put it back' })).toBeFocused()
  await expect.poll(() => leads('/editor-redirect/')).toBe(404)
})
