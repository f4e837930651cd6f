import sharp from 'sharp'
import {
  addBlock,
  blockForm,
  blocks,
  chooseLanguage,
  createStory,
  eventually,
  headline,
  openBlock,
  openEditor,
  publish,
  statusOf,
  titleField,
  visitorSees,
} from '../editor-steps.ts'
import { expect, test } from '../site.ts'
import { sentMessageIn } from '../submissions.ts'

test('an editor types, publishes and takes away', async ({ page, request }) => {
  const story = await createStory(request, 'type')
  const draft = await openEditor(page, story)
  const answer = draft.locator('details', { hasText: 'Erste Frage' })
  await draft.getByText('Erste Frage').click()
  // The first click opens the block in the editor, the second one the section.
  await draft.getByText('Erste Frage').click()
  await expect(answer).toHaveAttribute('open', '')

  const form = await openBlock(page, 'title')
  await form.getByLabel('Text', { exact: false }).first().fill('Neue Überschrift')
  await expect(draft.locator('h1')).toHaveText('Neue Überschrift')
  await expect(answer).toHaveAttribute('open', '')
  expect((await visitorSees(request, story.path)).text).not.toContain('Neue Überschrift')

  await publish(page)
  await eventually(request, story.path).toMatchObject({ text: expect.stringContaining('Neue Überschrift') })
  await page.locator('summary', { hasText: /^Story$/ }).press('Enter')
  await page.getByRole('button', { name: 'Move …' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Slug').fill('testingarea/editor/type-moved')
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(statusOf(page)).toHaveText('Moved')
  await eventually(request, '/testingarea/editor/type-moved/').toMatchObject({ status: 200 })
  const reloaded = page.waitForResponse(answer => answer.request().isNavigationRequest())
  await page.getByRole('button', { name: 'Unpublish …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish', exact: true }).click()
  // The page in the frame still belongs to the story.
  expect((await reloaded).status()).toBe(200)
  await expect(statusOf(page)).toHaveText('Unpublished')
  await expect(draft.locator('h1')).toHaveText('Neue Überschrift')
  await eventually(request, '/testingarea/editor/type-moved/').toMatchObject({ status: 404 })
})

test('blocks are added, moved and deleted, and one that lacks something says so in its place', {
  tag: '@full',
}, async ({ page, request }) => {
  const story = await createStory(request, 'blocks')
  expect((await visitorSees(request, story.path)).text).toContain('Alte Überschrift')
  const draft = await openEditor(page, story)
  const headings = draft.locator('main :is(h1, h2):not(details *)')
  await expect(headings).toHaveText(['Alte Überschrift', 'Schluss'])

  await addBlock(page, 'Headline')
  const added = blocks(page).last()
  await expect(draft.locator('[role="note"]')).toContainText('Headline: Text')
  await added.getByLabel('Text', { exact: false }).first().fill('Dazugekommen')
  await expect(headings).toHaveText(['Alte Überschrift', 'Schluss', 'Dazugekommen'])
  await added.getByRole('button', { name: 'Move up' }).first().press('Enter')
  await expect(headings).toHaveText(['Alte Überschrift', 'Dazugekommen', 'Schluss'])
  const end = await openBlock(page, 'end')
  await end.getByRole('button', { name: 'Delete' }).first().press('Enter')
  await expect(headings).toHaveText(['Alte Überschrift', 'Dazugekommen'])
  await expect(page.getByRole('button', { name: 'Add to Body' })).toBeFocused()

  const form = await openBlock(page, 'title')
  await form.getByLabel('Text', { exact: false }).first().fill('')
  await expect(draft.locator('[role="note"]')).toContainText('Headline: Text')
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('alert')).toContainText('Visitors will keep the version before')
  await expect(dialog.getByRole('row', { name: /^Text/ }).first()).toContainText('Alte Überschrift')
  const problems = dialog.getByRole('region', { name: 'Problems' })
  await expect(problems).toContainText('has no first headline')
  await problems.getByRole('button', { name: 'Headline, Text' }).press('Enter')
  await expect(await titleField(page)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await dialog.getByRole('button', { name: 'Publish now' }).press('Enter')
  await expect(statusOf(page)).toHaveText('Published, but visitors keep the version before')
  const reasons = page.getByRole('dialog', { name: 'Visitors see the version before' })
  await expect(reasons.getByRole('alert')).toContainText('headline title: text')
  await page.keyboard.press('Escape')
  const { text } = await visitorSees(request, story.path)
  expect(text).toContain('Alte Überschrift')
  await page.reload()
  await expect(draft.locator('[role="note"]').first()).toContainText('Held back')
})

test('the buttons that move a block and take steps back keep the focus, also at the end', {
  tag: '@full',
}, async ({ page, request }) => {
  await openEditor(page, await createStory(request, 'steady'))
  const sections = await openBlock(page, 'sections')
  const button = (name: string) => sections.getByRole('button', { name, exact: true }).first()
  const order = () => blocks(page).evaluateAll(all => all.map(block => block.getAttribute('data-uid')))
  await button('Move up').press('Enter')
  await expect.poll(order).toEqual(['sections', 'title', 'end'])
  await expect(button('Move up')).toBeFocused()
  await button('Move up').press('Enter')
  await button('Move down').press('Enter')
  await expect.poll(order).toEqual(['title', 'sections', 'end'])
  await expect(button('Move down')).toBeFocused()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.press('Enter')
  await undo.press('Enter')
  await expect(undo).toBeDisabled()
  await expect(undo).toBeFocused()
})

test('a form is built, published, and sent by a visitor', { tag: '@full' }, async ({ page, request }) => {
  const story = await createStory(request, 'form')
  const draft = await openEditor(page, story)
  await addBlock(page, 'Form')
  const form = blocks(page).last()
  await form.locator('> details > summary', { hasText: 'Tracking and names' }).press('Enter')
  await form.getByLabel('ID', { exact: true }).fill('gebaut')
  await form.getByLabel('Add to Fields').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Form: field', exact: true }).press('Enter')
  const field = form.locator('fieldset > details')
  await field.getByLabel('Kind').selectOption('email')
  await field.getByLabel(/^Name/).first().fill('email')
  await field
    .getByLabel(/^Label/)
    .first()
    .fill('Wohin dürfen wir schreiben?')
  await expect(draft.getByLabel('Wohin dürfen wir schreiben?')).toBeVisible()
  await publish(page)
  await eventually(request, story.path).toMatchObject({ text: expect.stringContaining('Wohin dürfen wir') })

  await page.goto(story.path)
  await expect(page.getByRole('main').locator('form[data-enhanced]')).toBeAttached()
  const address = page.getByLabel('Wohin dürfen wir schreiben?')
  await address.fill('amara')
  await address.press('Enter')
  await expect(page.getByRole('alert')).toContainText('name@beispiel.de')
  await address.fill('amara@beispiel.example')
  await address.press('Enter')
  await expect(sentMessageIn(page.getByRole('main'))).toBeVisible()
})

test('a new story that is refused keeps what was typed, and says why', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await openEditor(page, await createStory(request, 'refused'))
  await page.getByRole('button', { name: 'New story …' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New story' })
  await dialog.getByLabel('Name').fill('Noch eine')
  await dialog.getByLabel('Slug').fill('testingarea/editor/refused')
  const create = dialog.getByRole('button', { name: 'Create' })
  await create.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('there is a story with this slug')
  await expect(create).toBeFocused()
  await expect(statusOf(page)).toHaveText('')
  await expect(dialog.getByLabel('Name')).toHaveValue('Noch eine')
  await dialog.getByLabel('Slug').fill('testingarea/editor/refused-no-more')
  await dialog.getByLabel('Slug').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator('header h1')).toHaveText('Noch eine')
})

test('page and form stand beside each other in a window of 960 pixels', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await openEditor(page, await createStory(request, 'narrow'))
  await page.setViewportSize({ width: 960, height: 700 })
  const frame = await page.locator('iframe[title]').boundingBox()
  const form = await page.getByRole('form', { name: 'Content' }).boundingBox()
  expect(form!.y).toBe(frame!.y)
  expect(form!.y + form!.height).toBeLessThanOrEqual(700)
  expect(frame!.width).toBeGreaterThanOrEqual(375)
})

test('the page is shown as wide as a desktop, smaller where there is no room', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const draft = await openEditor(page, await createStory(request, 'desktop'))
  await page.setViewportSize({ width: 1280, height: 800 })
  const widthOfPage = () => draft.locator('html').evaluate(() => innerWidth)
  const place = (await page.getByRole('region', { name: 'Page' }).boundingBox())!
  expect(await widthOfPage()).toBeLessThan(768)
  await page.getByRole('button', { name: 'Desktop', exact: true }).click()
  await expect.poll(widthOfPage).toBe(1280)
  const frame = (await page.locator('iframe[title]').boundingBox())!
  expect(frame.width).toBeCloseTo(place.width, 0)
  expect(frame.height).toBeCloseTo(place.height, 0)
  const title = await draft.locator('h1').evaluate(h1 => {
    const { x, y, width, height } = h1.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  const scale = frame.width / 1280
  await page.mouse.click(frame.x + title.x * scale, frame.y + title.y * scale)
  await expect(page.locator('[data-uid="title"] textarea, [data-uid="title"] input').first()).toBeFocused()
})

test('the page shows the block in whose form the editor goes on', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const draft = await openEditor(page, await createStory(request, 'entered'))
  await page.setViewportSize({ width: 1600, height: 500 })
  const end = await openBlock(page, 'end')
  await expect(draft.getByRole('heading', { name: 'Schluss' })).toBeInViewport()
  await openBlock(page, 'title')
  await expect(draft.locator('h1')).toBeInViewport()
  await expect(draft.getByRole('heading', { name: 'Schluss' })).not.toBeInViewport()
  await end.getByLabel('Text', { exact: false }).first().focus()
  await expect(draft.getByRole('heading', { name: 'Schluss' })).toBeInViewport()
})

test('the open story is in sight among the stories, of which a narrow window shows several', {
  tag: '@full',
}, async ({ page, request }) => {
  await openEditor(page, await createStory(request, 'zuletzt'))
  const stories = page.getByRole('navigation', { name: 'Stories' })
  const list = stories.getByRole('list')
  await expect(list.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 })
  await expect(stories.getByRole('button', { name: 'New story …' })).toBeInViewport()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.reload()
  await expect(list.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 })
  const inSight = () =>
    list.evaluate(ul => {
      const { top, bottom } = ul.getBoundingClientRect()
      const places = [...ul.querySelectorAll('li')].map(story => story.getBoundingClientRect())
      return places.filter(place => place.top >= top && place.bottom <= bottom).length
    })
  await expect.poll(inSight).toBeGreaterThan(2)
})

test('a long name is cut in a narrow window, and the bar keeps two lines', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const story = await createStory(request, 'wide')
  const name =
    'Betriebswirtschaftslehre mit Schwerpunkt nachhaltige Unternehmensführung im Fernstudium '.repeat(2)
  const headers = { 'sec-fetch-site': 'same-origin' }
  await request.post(`/_editor/api/stories/${story.id}/rename`, { headers, data: { name } })
  await openEditor(page, story)
  for (const width of [960, 1024]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(page.locator('header h1')).toHaveAttribute('title', name.trim())
    expect((await page.locator('header').boundingBox())!.height).toBeLessThan(100)
  }
})

test('the menus of the bar open within a narrow window', { tag: '@full' }, async ({ page, request }) => {
  await openEditor(page, await createStory(request, 'menus'))
  await page.setViewportSize({ width: 960, height: 700 })
  for (const menu of await page.locator('header details').all()) {
    await menu.locator('summary').press('Enter')
    const box = await menu.locator('summary + *').boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(960)
    await menu.locator('summary').press('Enter')
  }
})

test('the page is shown as a visitor of another country sees it', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const draft = await openEditor(page, await createStory(request, 'seen-as'))
  const inspector = draft.getByRole('complementary', { name: 'Behind this page' })
  await page.locator('summary', { hasText: 'As you' }).press('Enter')
  await page.getByLabel('Country').selectOption('Switzerland')
  await expect(inspector).toContainText('country CH')
  await page.getByLabel('Usergroup').selectOption('lead')
  await expect(inspector).toContainText(/usergroup\s*lead/)
  await expect(page.locator('summary', { hasText: 'As CH, lead' })).toBeVisible()
  await page.getByLabel('Date, in Berlin').fill('2026-12-24T18:00')
  await page.setViewportSize({ width: 1280, height: 800 })
  const roomForName = await page.locator('header h1').evaluate(h1 => h1.clientWidth - h1.scrollWidth)
  expect(roomForName).toBe(0)
  // The menu is closed, and out of the way of the form.
  await (await titleField(page)).fill('In der Schweiz')
  await expect(page.getByLabel('Usergroup')).toBeHidden()
  await expect(draft.locator('h1')).toHaveText('In der Schweiz')
  await page.locator('summary', { hasText: 'As CH, lead' }).press('Enter')
  await page.getByRole('button', { name: 'As you see it now' }).press('Enter')
  await expect(inspector).not.toContainText('country CH')

  await page.locator('summary', { hasText: /^Story$/ }).press('Enter')
  await expect(page.getByRole('button', { name: 'Rename …' })).toBeVisible()
  await draft.locator('h1').click()
  await expect(page.getByRole('button', { name: 'Rename …' })).toBeHidden()
})

test('a page is edited in English beside German', { tag: '@full' }, async ({ page, request }) => {
  const story = await createStory(request, 'english')
  const draft = await openEditor(page, story)
  await chooseLanguage(page, 'en', 'Old headline')
  const form = await openBlock(page, 'title')
  await form.getByLabel('Text', { exact: false }).first().fill('New headline')
  await expect(draft.locator('h1')).toHaveText('New headline')
  await publish(page)
  await eventually(request, `/en${story.path}`).toMatchObject({
    text: expect.stringContaining('New headline'),
  })
  expect((await visitorSees(request, story.path)).text).toContain('Alte Überschrift')
})

test('a translated text that is cleared gives way to the original', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const draft = await openEditor(page, await createStory(request, 'cleared'))
  await chooseLanguage(page, 'en', 'Old headline')
  await draft.getByText('Erste Frage').click()
  const entry = page.locator('details[data-uid="one"]')
  const text = entry.getByRole('textbox', { name: 'Content' })
  await text.pressSequentially('First answer')
  await expect(draft.locator('main')).toContainText('First answer')
  await text.press('Control+a')
  await text.press('Backspace')
  await expect(draft.locator('main')).toContainText('Erste Antwort')
  await expect(entry.getByText('to translate').last()).toBeVisible()
})

test('what is typed while the page is loading is shown once it is there', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const draft = await openEditor(page, await createStory(request, 'early'))
  const { promise: typed, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**', async route => {
    const isOfThePage = route.request().frame().parentFrame() !== null
    if (isOfThePage && route.request().resourceType() === 'script') await typed
    await route.continue()
  })
  await page.getByLabel('Language').selectOption('en')
  await expect(draft.locator('h1')).toHaveText('Old headline')
  await (await titleField(page)).fill('Before the page')
  letGo()
  await expect(draft.locator('h1')).toHaveText('Before the page')
})

test('steps are taken back and again, in the form and in the page', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const draft = await openEditor(page, await createStory(request, 'steps'))
  const end = await openBlock(page, 'end')
  await end.getByRole('button', { name: 'Delete' }).first().press('Enter')
  await expect(draft.getByRole('heading', { name: 'Schluss' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(draft.getByRole('heading', { name: 'Schluss' })).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).press('Enter')
  await expect(draft.getByRole('heading', { name: 'Schluss' })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(blockForm(page, 'end')).toBeVisible()
})

test('keys and buttons take back the same steps, also in a text', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await openEditor(page, await createStory(request, 'one-history'))
  const title = await titleField(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  await title.focus()
  await page.keyboard.insertText('Ganz ')
  await expect(undo).toBeEnabled()
  await page.keyboard.press('Control+z')
  await expect(title).toHaveValue('Alte Überschrift')
  await expect(undo).toBeDisabled()
  await page.getByRole('button', { name: 'Redo' }).press('Enter')
  await expect(title).toHaveValue(/Ganz/)

  await addBlock(page, 'Rich text')
  const text = blocks(page).last().locator('[contenteditable="true"]')
  await text.focus()
  await page.keyboard.insertText('Neu')
  await expect(text).toHaveText('Neu')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveText('')
  await page.keyboard.press('Control+y')
  await expect(text).toHaveText('Neu')
  await undo.press('Enter')
  await expect(text).toHaveText('')
  // The search is not part of the story: the browser undoes text that was typed there.
  const search = page.getByRole('searchbox', { name: 'Search stories' })
  await search.focus()
  await page.keyboard.insertText('kontakt')
  await page.keyboard.press('Control+z')
  await expect(search).toHaveValue('')
  await expect(text).toHaveText('')
})

test('a story is created, renamed, moved, copied and deleted', { tag: '@full' }, async ({
  page,
  request,
}) => {
  await openEditor(page, await createStory(request, 'whole'))
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'New story …' }).press('Enter')
  await dialog.getByLabel('Name').fill('Größe zählt')
  await expect(dialog.getByLabel('Slug')).toHaveValue('groesse-zaehlt')
  await dialog.getByLabel('Slug').fill('testingarea/editor/neu')
  await dialog.getByRole('button', { name: 'Create' }).press('Enter')
  await expect(page.frameLocator('iframe[title]').locator('h1')).toHaveText('Größe zählt')
  const menu = page.locator('summary', { hasText: /^Story$/ })
  await menu.press('Enter')
  await page.getByRole('button', { name: 'Rename …' }).press('Enter')
  await dialog.getByLabel('Name').fill('Umbenannt')
  await dialog.getByLabel('Name').press('Enter')
  await expect(page.getByRole('heading', { name: 'Umbenannt', level: 1 })).toBeVisible()
  await menu.press('Enter')
  await page.getByRole('button', { name: 'Move …' }).press('Enter')
  await dialog.getByLabel('Slug').fill('testingarea/editor/whole')
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(statusOf(page)).toHaveText('there is a story with this slug')
  await menu.press('Enter')
  await page.getByRole('button', { name: 'Duplicate' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Umbenannt (copy)', level: 1 })).toBeVisible()
  await menu.press('Enter')
  await page.getByRole('button', { name: 'Delete …' }).press('Enter')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await expect(statusOf(page)).toHaveText('Deleted')
  await expect(page.getByRole('button', { name: 'testingarea/editor/neu-copy' })).toHaveCount(0)
})

test('a preview is renewed before its signature runs out', { tag: '@full' }, async ({ page, request }) => {
  await page.clock.install()
  await openEditor(page, await createStory(request, 'renewed'))
  const address = () => page.locator('iframe[title]').getAttribute('src')
  const before = await address()
  await page.clock.fastForward('52:00')
  await expect.poll(address).not.toBe(before)
})

test('a click in the page opens the field that has what was clicked, and the menu there acts on the block', {
  tag: '@full',
}, async ({ page, request }) => {
  const draft = await openEditor(page, await createStory(request, 'click'))
  await draft.getByRole('heading', { name: 'Schluss' }).click()
  await expect(blockForm(page, 'end').getByLabel('Text', { exact: false }).first()).toBeFocused()
  await draft.getByText('Zweite Frage').click()
  await expect(page.locator('details[data-uid="two"]').getByLabel(/^Title/)).toBeFocused()

  const menu = draft.getByRole('toolbar', { name: 'Block' })
  await menu.getByRole('button', { name: 'Move backward' }).click()
  await expect(draft.locator('main details, main h1').first()).toHaveText(/Erste Frage/)
  await draft.getByRole('heading', { name: 'Schluss' }).click()
  await menu.getByRole('button', { name: 'Duplicate' }).click()
  await expect(draft.getByRole('heading', { name: 'Schluss' })).toHaveCount(2)
  await menu.getByRole('button', { name: 'Delete' }).click()
  await expect(draft.getByRole('heading', { name: 'Schluss' })).toHaveCount(1)
  await draft.getByRole('heading', { name: 'Schluss' }).click()
  await menu.getByRole('button', { name: 'Add block after' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Headline', exact: true }).click()
  await expect(blocks(page).last().getByLabel('Text', { exact: false }).first()).toBeFocused()
})

test('blocks are moved by keyboard and by drag, and a link in the page keeps the preview', {
  tag: '@full',
}, async ({ page, request }) => {
  const other = await createStory(request, 'linked')
  const story = await createStory(request, 'moves')
  const draft = await openEditor(page, story)
  const order = () => blocks(page).evaluateAll(all => all.map(one => (one as HTMLElement).dataset.uid))
  await blockForm(page, 'end').locator('> summary').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toEqual(['title', 'end', 'sections'])
  await expect(blockForm(page, 'end').locator('> summary')).toBeFocused()
  await blockForm(page, 'sections').locator('> summary').dragTo(blockForm(page, 'title').locator('> summary'))
  await expect.poll(order).toEqual(['sections', 'title', 'end'])

  await addBlock(page, 'Button')
  const button = blocks(page).last()
  await button.getByLabel('Text', { exact: false }).first().fill('Weiter')
  await button.getByLabel('Link', { exact: true }).fill('testingarea/editor/linked')
  // The block is open, so that a click in it works as for visitors.
  await draft.locator('[data-blok-open]').getByRole('link', { name: 'Weiter', exact: true }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`#${other.id}$`))
  await expect(page.locator('section[data-connected]')).toBeAttached()
})

test('a version that was kept is looked at, compared and restored', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const draft = await openEditor(page, await createStory(request, 'versions'))
  await (await titleField(page)).fill('Neuer Anfang')
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await expect(statusOf(page)).toHaveText('Saved')
  await page.locator('summary', { hasText: /^Story$/ }).press('Enter')
  await page.getByRole('button', { name: 'Versions …' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await dialog.getByRole('button', { name: /published$/ }).press('Enter')
  await expect(dialog.getByRole('row', { name: /^Text/ })).toContainText('Alte ÜberschriftNeuer Anfang')
  await expect(draft.locator('h1')).toHaveText('Alte Überschrift')
  await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter')
  await expect(draft.locator('h1')).toHaveText('Alte Überschrift')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(draft.locator('h1')).toHaveText('Neuer Anfang')
})

test('a message from another frame changes nothing', { tag: '@full' }, async ({ page, request }) => {
  const story = await createStory(request, 'forged')
  const draft = await openEditor(page, story)
  const content = { component: 'page', body: [headline('title', 'Gefälscht')] }
  // A frame of the same origin, which is the closest that an attacker can get.
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const forger = document.createElement('iframe')
        forger.name = 'forger'
        forger.srcdoc = '<!doctype html>'
        forger.addEventListener('load', resolve)
        document.body.append(forger)
      }),
  )
  await page.frame('forger')!.evaluate(message => parent.frames[0]!.postMessage(message, self.origin), {
    action: 'input',
    story: { id: story.id, content },
  })
  const form = await openBlock(page, 'title')
  await form.getByLabel('Text', { exact: false }).first().fill('Echt')
  await expect(draft.locator('h1')).toHaveText('Echt')
  await expect(draft.locator('body')).not.toContainText('Gefälscht')
})

test('running text is written with its marks, lists and links, and the page shows them', {
  tag: '@full',
}, async ({ page, request }) => {
  const story = await createStory(request, 'text')
  const draft = await openEditor(page, story)
  await draft.getByText('Erste Frage').click()
  const entry = page.locator('details[data-uid="one"]')
  const text = entry.getByRole('textbox', { name: 'Content' })
  await text.click()
  // Only keys that the editor itself handles move the caret: it learns of the browser's own moves a moment later, before which no person could
  // type.
  await text.press('Control+a')
  await text.press('Backspace')
  await text.press('Control+b')
  await text.pressSequentially('Fett')
  await text.press('Control+b')
  await text.press('Enter')
  await entry.getByRole('button', { name: 'Bullet list' }).press('Enter')
  await text.pressSequentially('Punkt')
  const shown = draft.locator('details', { hasText: 'Erste Frage' })
  await expect(shown.locator('strong')).toHaveText('Fett')
  await expect(shown.locator('li')).toHaveText('Punkt')
  await text.press('Control+Shift+ArrowLeft')
  await entry.getByRole('button', { name: 'Link' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByLabel('Page, address or mailbox').fill('home')
  await dialog.getByRole('button', { name: 'Link', exact: true }).press('Enter')
  await expect(shown.locator('li a')).toHaveAttribute('href', /^\/(?:home\/)?$/)
  await publish(page)
  await eventually(request, story.path).toMatchObject({ text: expect.stringContaining('<strong>Fett') })
})

test('text of a text processor is pasted with its marks', { tag: '@full' }, async ({ page, request }) => {
  const draft = await openEditor(page, await createStory(request, 'pasted'))
  await draft.getByText('Erste Frage').click()
  const text = page.locator('details[data-uid="one"]').getByRole('textbox', { name: 'Content' })
  await text.click()
  await text.press('Control+a')
  await text.evaluate(element => {
    const clipboardData = new DataTransfer()
    const html =
      '<b style="font-weight:normal"><p>Mager <span style="font-weight:700">fett</span> <span style="font-style:italic">kursiv</span></p></b>'
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const shown = draft.locator('details', { hasText: 'Erste Frage' })
  await expect(shown.locator('strong')).toHaveText('fett')
  await expect(shown.locator('em')).toHaveText('kursiv')
})

test('a picture of another site is left out of what is pasted, and the editor says so', {
  tag: '@full',
}, async ({ page, request }) => {
  const draft = await openEditor(page, await createStory(request, 'pasted-picture'))
  const field = page.locator('details[data-uid="one"]')
  await draft.getByText('Erste Frage').click()
  const text = field.getByRole('textbox', { name: 'Content' })
  await text.click()
  await text.evaluate(element => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>Vor <img src="https://elsewhere.example/a.png" alt=""> nach</p>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text).toContainText('Vor')
  await expect(text.getByRole('img')).toHaveCount(0)
  await expect(field.getByRole('status')).toHaveText(/^A picture was left out/)
})

test('a picture is uploaded, described, and shown with the part that a crop must keep', {
  tag: '@full',
}, async ({ page, request }) => {
  const story = await createStory(request, 'picture')
  const draft = await openEditor(page, story)
  await addBlock(page, 'Big image')
  const block = blocks(page).last()
  await block.getByRole('button', { name: 'Choose picture …' }).press('Enter')
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#05807f' } })
    .jpeg()
    .toBuffer()
  const library = page.getByRole('dialog', { name: 'Pictures' })
  await library.getByLabel('Upload …').setInputFiles({ name: 'bild.jpg', mimeType: 'image/jpeg', buffer })
  await expect(library).toHaveCount(0)
  await block.getByLabel('Alternative text').fill('Eine grüne Fläche')
  await expect(draft.getByRole('img', { name: 'Eine grüne Fläche' })).toBeVisible()
  await block.getByRole('button', { name: 'Focal point' }).press('ArrowRight')
  await expect(block.getByText('Focal point 55 %, 50 %')).toBeVisible()
  await block.getByRole('button', { name: 'Choose picture …' }).press('Enter')
  await library.getByLabel('Search pictures').fill('campus berlin')
  await expect(library.getByRole('status')).toHaveText('2 pictures')
  // The first one empties the search.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(block.getByRole('button', { name: 'Choose picture …' })).toBeFocused()
  await publish(page)
  const address = await block.getByPlaceholder('Address of the file').inputValue()
  expect(address).toMatch(/^\/pictures\/800x600\/.+\.jpg$/)
  const file = await request.get(address)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})
