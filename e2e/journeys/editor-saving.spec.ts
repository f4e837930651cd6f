import {
  blockForm,
  createStory,
  headline,
  openBlock,
  openEditor,
  statusOf,
  titleField,
  visitorSees,
} from '../editor-steps.ts'
import { expect, test } from '../site.ts'

test('what is typed is saved by itself, and stays where another story is opened', async ({
  page,
  request,
}) => {
  const [story, other] = [await createStory(request, 'kept'), await createStory(request, 'other')]
  const draft = await openEditor(page, story)
  await (await titleField(page)).fill('Von selbst gespeichert')
  await expect(statusOf(page)).toHaveText('Saved')
  await (await titleField(page)).fill('Beim Wechsel gespeichert')
  await page.getByRole('button', { name: 'testingarea/editor/other' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'other', level: 1 })).toBeVisible()
  await expect(draft.locator('h1')).toHaveText('Alte Überschrift')
  await page.getByRole('button', { name: 'testingarea/editor/kept' }).press('Enter')
  await expect(draft.locator('h1')).toHaveText('Beim Wechsel gespeichert')
  await expect(await titleField(page)).toHaveValue('Beim Wechsel gespeichert')
  expect((await visitorSees(request, story.path)).text).not.toContain('gespeichert')
  expect((await visitorSees(request, other.path)).status).toBe(200)
})

test('an editor that cannot be opened says why, and is tried again', { tag: '@full' }, async ({ page }) => {
  const signIn = { contentType: 'text/html', body: '<h1>Sign in</h1>' }
  await page.route('**/_editor/api/forms', route => route.fulfill(signIn))
  await page.goto('/_editor/')
  await expect(page.getByRole('status')).toContainText('The editor could not be opened: another page came')
  await page.unroute('**/_editor/api/forms')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.locator('header h1')).toBeVisible()
})

test('while the worker cannot be reached edits stay, and leaving asks', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const story = await createStory(request, 'offline')
  const other = await createStory(request, 'elsewhere')
  await openEditor(page, story)
  await page.route(`**/_editor/api/stories/${story.id}`, route =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  )
  await (await titleField(page)).fill('Noch nicht gespeichert')
  await expect(statusOf(page)).toHaveText('Not saved: the server cannot be reached')
  await page.getByRole('button', { name: 'testingarea/editor/elsewhere' }).press('Enter')
  await expect(statusOf(page)).toHaveText('the server cannot be reached')
  await expect(await titleField(page)).toHaveValue('Noch nicht gespeichert')
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await page.unroute(`**/_editor/api/stories/${story.id}`)
  await page.keyboard.press('Control+s')
  await expect(statusOf(page)).toHaveText('Saved')
  await page.getByRole('button', { name: 'testingarea/editor/elsewhere' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`#${other.id}$`))
})

test('the second of two editors is refused, sees the difference, and chooses', { tag: '@full' }, async ({
  page,
  browser,
  request,
}) => {
  const story = await createStory(request, 'both')
  const elsewhere = await browser.newContext()
  const second = await elsewhere.newPage()
  await openEditor(page, story)
  const draft = await openEditor(second, story)
  await (await titleField(page)).fill('Von der ersten')
  await expect(statusOf(page)).toHaveText('Saved')
  await (await titleField(second)).fill('Von der zweiten')
  const dialog = second.getByRole('dialog', { name: 'Somebody else has saved this story' })
  await expect(dialog.getByRole('row', { name: /^Text/ })).toContainText('Von der zweitenVon der ersten')
  await dialog.getByRole('button', { name: 'Take theirs' }).press('Enter')
  await expect(draft.locator('h1')).toHaveText('Von der ersten')
  await second.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(draft.locator('h1')).toHaveText('Von der zweiten')
  await second.getByRole('button', { name: 'Redo' }).press('Enter')
  await (await titleField(second)).fill('Von beiden')
  await expect(statusOf(second)).toHaveText('Saved')

  await (await titleField(page)).fill('Nur von der ersten')
  await page.getByRole('button', { name: 'Save mine' }).press('Enter')
  await expect(statusOf(page)).toHaveText('Saved')
  await second.reload()
  await expect(draft.locator('h1')).toHaveText('Nur von der ersten')
  await elsewhere.close()
})

test('a choice that is put off comes back with the next save of the editor, and not by itself', {
  tag: '@full',
}, async ({ page, request }) => {
  const story = await createStory(request, 'put-off')
  await openEditor(page, story)
  const { revision } = (await (await request.get(`/_editor/api/stories/${story.id}`)).json()) as {
    readonly revision: string
  }
  const content = { component: 'page', noindex: true, body: [headline('title', 'Anderswo')] }
  const headers = { 'sec-fetch-site': 'same-origin' }
  await request.put(`/_editor/api/stories/${story.id}`, { headers, data: { content, revision } })
  await page.clock.install()
  await (await titleField(page)).fill('Hier')
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this story' })
  await page.clock.runFor(2_000)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(statusOf(page)).toHaveText(
    'Not saved: somebody else has saved this story. Save draft asks again',
  )
  let saves = 0
  await page.route(`**/_editor/api/stories/${story.id}`, route => {
    saves++
    return route.continue()
  })
  await (await titleField(page)).fill('Hier weiter')
  await page.clock.runFor(30_000)
  expect(saves).toBe(0)
  await page.keyboard.press('Control+s')
  await expect(dialog).toBeFocused()
  await dialog.getByRole('button', { name: 'Decide later' }).press('Enter')
  await expect(dialog).toHaveCount(0)
})

test('a rename and a publish keep what somebody else has saved since the story was opened', {
  tag: '@full',
}, async ({ page, browser, request }) => {
  const story = await createStory(request, 'stale')
  const elsewhere = await browser.newContext()
  const second = await elsewhere.newPage()
  await openEditor(page, story)
  const draft = await openEditor(second, story)
  const act = async (name: string) => {
    await second.locator('summary').getByText('Story', { exact: true }).press('Enter')
    await second.getByRole('button', { name: 'Rename …' }).press('Enter')
    await second.getByLabel('Name', { exact: true }).fill(name)
    await second.getByRole('button', { name: 'Rename', exact: true }).press('Enter')
    await expect(statusOf(second)).toHaveText('Renamed')
  }
  await (await titleField(page)).fill('Von der ersten')
  await expect(statusOf(page)).toHaveText('Saved')
  await act('Umbenannt')
  await expect(draft.locator('h1')).toHaveText('Von der ersten')
  const text = (uid: string) => blockForm(second, uid).getByLabel('Text', { exact: false }).first()
  await openBlock(second, 'end')
  await text('end').fill('Von der zweiten')
  await expect(statusOf(second)).toHaveText('Saved')

  await page.reload()
  await (await titleField(page)).fill('Noch einmal')
  await expect(statusOf(page)).toHaveText('Saved')
  await second.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(second.getByRole('dialog')).toContainText('Noch einmal')
  await (await titleField(page)).fill('Nach der Frage')
  const stored = async () => (await request.get(`/_editor/api/stories/${story.id}`)).text()
  await expect.poll(stored).toContain('Nach der Frage')
  await second.getByRole('button', { name: 'Publish now' }).press('Enter')
  await expect(statusOf(second)).toHaveText('Somebody else has saved this story')
  await expect(draft.locator('h1')).toHaveText('Nach der Frage')
  await elsewhere.close()
})

test('edits of a story that was deleted elsewhere become a new story, or are discarded', {
  tag: '@full',
}, async ({ context, request }) => {
  const story = await createStory(request, 'gone')
  const remove = (id: number) =>
    request.delete(`/_editor/api/stories/${id}`, { headers: { 'sec-fetch-site': 'same-origin' } })
  // A page of its own: the frame reports that the draft of the deleted story cannot be rendered.
  const editor = await context.newPage()
  const draft = await openEditor(editor, story)
  await remove(story.id)
  await (await titleField(editor)).fill('Nach dem Löschen')
  const dialog = editor.getByRole('dialog', { name: 'Somebody else has deleted this story' })
  await dialog.getByRole('button', { name: 'Save as a new story' }).press('Enter')
  await expect(statusOf(editor)).toHaveText('Saved as a new story')
  await expect(draft.locator('h1')).toHaveText('Nach dem Löschen')
  const id = Number(new URL(editor.url()).hash.slice(1))
  const stored = await request.get(`/_editor/api/stories/${id}`)
  expect(await stored.json()).toMatchObject({ slug: 'testingarea/editor/gone', state: 'draft' })

  await remove(id)
  await (await titleField(editor)).fill('Verworfen')
  await dialog.getByRole('button', { name: 'Discard my edits' }).press('Enter')
  await expect(editor).not.toHaveURL(new RegExp(`#${id}$`))
  await expect(dialog).toHaveCount(0)
  await editor.close()
})

test('a rename waits for the save that is under way', { tag: '@full' }, async ({ page, request }) => {
  const story = await createStory(request, 'slow')
  await openEditor(page, story)
  const held = Promise.withResolvers<void>()
  let saves = 0
  await page.route(`**/_editor/api/stories/${story.id}`, async route => {
    if (++saves === 1) await held.promise
    await route.continue()
  })
  await (await titleField(page)).fill('Langsam')
  await expect.poll(() => saves).toBe(1)
  await page.locator('summary').getByText('Story', { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Rename …' }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('Umbenannt')
  await page.getByRole('button', { name: 'Rename', exact: true }).press('Enter')
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Umbenannt', level: 1 })).toBeVisible()
  await (await titleField(page)).fill('Langsam weiter')
  await expect.poll(() => saves).toBe(2)
  await expect(statusOf(page)).toHaveText('Saved')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
