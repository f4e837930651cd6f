import { createHmac, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Delivery } from '../receiver.ts'
import { expect, test } from '../site.ts'
import { deliveriesOf, linkMailedTo, progressOf, sending, sentMessage, submissions } from '../submissions.ts'
import { testSite } from '../test-site.ts'

/** The signature of a message after Standard Webhooks 1.0.0, computed without the site's own code. */
function signatureOf({ headers, body }: Delivery): string {
  const key = Buffer.from(testSite.receiver.secret.replace('whsec_', ''), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

/** Types like a person: a form that is sent at once counts as a bot's. */
const typing = { delay: 40 }

async function requestCallback(page: Page, name: string): Promise<string> {
  await page.goto('/kontakt/')
  const form = page.locator('#callback form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await form.getByLabel('Dein Name').pressSequentially(name, typing)
  await form.getByLabel('Telefonnummer').pressSequentially('030 123456', typing)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Rückruf anfordern' }).click()
  const sent = sentMessage(page, 'callback')
  await expect(sent).toContainText(`Danke, ${name}`)
  return sent.locator('[data-reference]').innerText()
}

test('what a visitor sends is found by the command, and delivered with a signature that holds', async ({
  page,
}) => {
  const name = `Amara ${randomUUID().slice(0, 8)}`
  const reference = await requestCallback(page, name)
  await expect
    .poll(() => progressOf(reference), sending)
    .toEqual({ deliveries: 1, line: expect.stringMatching(new RegExp(`${reference} +callback +done`)) })
  const [delivery] = (await deliveriesOf(reference)) as [Delivery]
  expect(delivery.headers['webhook-signature']).toBe(signatureOf(delivery))
  const { data } = JSON.parse(delivery.body)
  expect(delivery.headers['webhook-id']).toBe(data.id)
  expect(data.fields).toContainEqual({ name: 'name', kind: 'text', label: 'Dein Name', value: name })
  expect(await submissions('list')).not.toContain('Amara')
  expect(await submissions('show', reference)).toContain(name)
})

test('a newsletter is ordered, and confirmed by the link of its mail and a button', { tag: '@full' }, async ({
  page,
}) => {
  const address = `amara-${randomUUID().slice(0, 8)}@beispiel.example`
  await page.goto('/newsletter/')
  const form = page.locator('#newsletter form')
  await expect(form).toHaveAttribute('data-enhanced', '')
  await form.getByLabel(/^E-\u2060?Mail-Adresse/).pressSequentially(address, typing)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Newsletter bestellen' }).click()
  await expect(sentMessage(page, 'newsletter')).toContainText(address)
  const link = await linkMailedTo(address)
  await page.goto(link.pathname + link.search)
  await page.locator('#newsletter-opt-in form').getByRole('button').filter({ visible: true }).click()
  await expect(page).toHaveURL('/newsletter/opt-in-success/')
  await page.goto(link.pathname + link.search)
  await page.locator('#newsletter-opt-in form').getByRole('button').filter({ visible: true }).click()
  await expect(page).toHaveURL('/newsletter/opt-in-success/')
})
