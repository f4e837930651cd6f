import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../site.ts'
import { sentMessage, submissions } from '../submissions.ts'

const editor = { headers: { 'sec-fetch-site': 'same-origin' } }

const field = (name: string, label: string) => ({
  component: 'form-field',
  _uid: `field-${name}`,
  ...{ name, label, required: true },
})

const step = (title: string, ...fields: readonly object[]) => ({
  component: 'form-step',
  _uid: `step-${title}`,
  title,
  fields,
})

/** A page with a form of two steps that saves its answers; the second step has this field. */
const pageWith = (id: string, second: object) => ({
  component: 'page',
  noindex: true,
  body: [
    { component: 'headline', _uid: 'title', text: 'Antrag', level: 'h1' },
    {
      ...{ component: 'form', _uid: 'form', id, savesAnswers: true },
      steps: [step('Wer', field('firstName', 'Vorname')), step('Wo', second)],
    },
  ],
})

/** Saves a draft on the current revision. */
async function saveStory(request: APIRequestContext, story: number, content: object) {
  const opened = await request.get(`/_editor/api/stories/${story}`)
  const { revision } = (await opened.json()) as { readonly revision: string }
  return request.put(`/_editor/api/stories/${story}`, { ...editor, data: { content, revision } })
}

/** Publishes the page of a form that only this test uses; `story` is an existing one. */
async function publish(
  request: APIRequestContext,
  id: string,
  second: object,
  story?: number,
): Promise<number> {
  const content = pageWith(id, second)
  const slug = `testingarea/republished/${id}`
  const answer = story
    ? await saveStory(request, story, content)
    : await request.post('/_editor/api/stories', { ...editor, data: { name: id, slug, content } })
  expect(answer.ok()).toBe(true)
  const number = story ?? ((await answer.json()) as { readonly id: number }).id
  await request.post(`/_editor/api/stories/${number}/publish`, editor)
  return number
}

const formOn = (page: Page, id: string): Locator => page.locator(`#${id} form`)
const next = (form: Locator, name: string) => form.getByRole('button', { name, exact: true })

async function begin(page: Page, path: string, id: string): Promise<Locator> {
  await page.goto(path)
  const form = formOn(page, id)
  await expect(form).toHaveAttribute('data-enhanced', '')
  await form.getByLabel('Vorname').fill('Amara')
  await next(form, 'Weiter').press('Enter')
  await expect(form.locator('[name=_step]')).toHaveValue('1')
  return form
}

test('a form that is published anew in the middle finishes as it began', async ({
  page,
  request,
  browser,
}) => {
  const id = `antrag-${randomUUID().slice(0, 8)}`
  const path = `/testingarea/republished/${id}/`
  const story = await publish(request, id, field('street', 'Straße'))
  await begin(page, path, id)
  await publish(request, id, field('town', 'Ort'), story)
  const shown = async () => (await request.get(path)).text()
  await expect.poll(shown).toContain('name="town"')

  // A page that is loaded anew is still the form that was begun.
  await page.goto(`${path}?step=2`)
  const form = formOn(page, id)
  await expect(form).toHaveAttribute('data-enhanced', '')
  await expect(form.getByLabel('Ort')).toHaveCount(0)
  await form.getByLabel('Straße').fill('Am Weg 1')
  await next(form, 'Absenden').press('Enter')
  const status = sentMessage(page, id)
  await expect(status.locator('[data-reference]')).toBeVisible()
  const reference = await status.locator('[data-reference]').innerText()
  // Sent so quickly, it waits for a person before it is delivered.
  await expect.poll(() => submissions('show', reference)).toContain('Am Weg 1')

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
  const fresh = await begin(other, path, id)
  await expect(fresh.getByLabel('Ort')).toBeVisible()
  await other.close()
})
