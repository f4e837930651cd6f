import { expect, test } from '@playwright/test'
import { createStory, openEditor, statusOf, titleField } from '../editor-steps.ts'

test('under the development server what an editor types is in the page, is saved, and is published', async ({
  page,
  request,
}) => {
  const story = await createStory(request, 'development')
  const draft = await openEditor(page, story)
  await (await titleField(page)).fill('Im Aufbau')
  await expect(draft.locator('h1')).toHaveText('Im Aufbau')
  await expect(statusOf(page)).toHaveText('Saved')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Publish now' }).press('Enter')
  await expect(statusOf(page)).toHaveText('Published: visitors see it now')
  await page.goto(story.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Im Aufbau')
})
