import { execFile } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, test } from '../site.ts'
import { testSite } from '../test-site.ts'

/** Runs `npm run submissions` on the state of the test site; resolves to what it prints. */
async function submissions(...words: readonly string[]): Promise<string> {
  const command = ['kv-seed/submissions/submissions.ts', ...words, '--persist-to', testSite.state]
  const { stdout } = await promisify(execFile)(process.execPath, command)
  return stdout
}

interface Delivery {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A receiver of submissions at the address that the test site knows. */
async function startReceiver() {
  const deliveries: Delivery[] = []
  const server = createServer(async (request, response) => {
    deliveries.push({ headers: request.headers, body: await text(request) })
    response.writeHead(204).end()
  })
  server.listen(testSite.receiver.port, '127.0.0.1')
  await once(server, 'listening')
  return { deliveries, server }
}

/** The signature of a message after Standard Webhooks 1.0.0, made apart from the site's own code. */
function signatureOf({ headers, body }: Delivery): string {
  const key = Buffer.from(testSite.receiver.secret.replace('whsec_', ''), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

/** Types like a person: what is sent at once counts as a robot's. */
const typing = { delay: 40 }

async function askForCallback(page: Page, name: string): Promise<string> {
  await page.goto('/kontakt/')
  const form = page.locator('#callback form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await form.getByLabel('Dein Name').pressSequentially(name, typing)
  await form.getByLabel('Telefonnummer').pressSequentially('030 123456', typing)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Rückruf anfordern' }).click()
  const sent = page.locator('#callback').getByRole('status')
  await expect(sent).toContainText(`Danke, ${name}`)
  return sent.locator('[data-reference]').innerText()
}

test('what a visitor sends is found by the command, and delivered with a signature that holds', async ({
  page,
}) => {
  const { deliveries, server } = await startReceiver()
  try {
    const name = `Amara ${randomUUID().slice(0, 8)}`
    const reference = await askForCallback(page, name)
    const find = () => deliveries.find(({ body }) => body.includes(reference))
    await expect.poll(find).toBeDefined()
    const delivery = find()!
    expect(delivery.headers['webhook-signature']).toBe(signatureOf(delivery))
    const { data } = JSON.parse(delivery.body)
    expect(delivery.headers['webhook-id']).toBe(data.id)
    expect(data.fields).toContainEqual({ name: 'name', kind: 'text', label: 'Dein Name', value: name })
    await expect.poll(() => submissions('list')).toMatch(new RegExp(`${reference} +callback +done`))
    expect(await submissions('list')).not.toContain('Amara')
    expect(await submissions('show', reference)).toContain(name)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})

test('a newsletter is ordered, and confirmed by the link of its mail and a button', async ({ page }) => {
  const address = `amara-${randomUUID().slice(0, 8)}@beispiel.example`
  await page.goto('/newsletter/')
  const form = page.locator('#newsletter form')
  await expect(form).toHaveAttribute('data-enhanced', '')
  await form.getByLabel('E-Mail-Adresse').pressSequentially(address, typing)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Newsletter bestellen' }).click()
  await expect(page.locator('#newsletter').getByRole('status')).toContainText(address)
  const linkIn = (mails: string) =>
    new RegExp(`To +${address}[^]*?(https?://\\S+/newsletter/opt-in/\\?\\S+)`).exec(mails)?.[1]
  await expect.poll(async () => linkIn(await submissions('mails'))).toBeDefined()
  const link = new URL(linkIn(await submissions('mails'))!)
  await page.goto(link.pathname + link.search)
  await page.locator('#newsletter-opt-in form').getByRole('button').filter({ visible: true }).click()
  await expect(page).toHaveURL('/newsletter/opt-in-success/')
  await page.goto(link.pathname + link.search)
  await page.locator('#newsletter-opt-in form').getByRole('button').filter({ visible: true }).click()
  await expect(page).toHaveURL('/newsletter/opt-in-success/')
})
