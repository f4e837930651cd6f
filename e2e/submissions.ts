import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import type { Delivery } from './receiver.ts'
import { expect } from './site.ts'
import { testSite } from './test-site.ts'

/**
 * How long a test waits for a delivery of the outbox. The queue may lose a message or repeat it later; the schedule of each minute
 * then delivers what is pending. Each check starts a process.
 */
export const sending = { timeout: 100_000, intervals: [400, 800] }

/** The status that a form shows after it was sent. While it is being sent, the form has another status beside it. */
export const sentMessageIn = (part: Locator): Locator =>
  part.getByRole('status').and(part.page().locator('[data-sent]'))

/** The same for the form with this id. */
export const sentMessage = (page: Page, form: string): Locator => sentMessageIn(page.locator(`#${form}`))

/** Runs `npm run submissions` on the state of the test site; resolves to its output. */
export async function submissions(...words: readonly string[]): Promise<string> {
  const command = ['commands/submissions/submissions.ts', ...words, '--persist-to', testSite.state]
  const { stdout } = await promisify(execFile)(process.execPath, command)
  return stdout
}

/** The deliveries that the receiver of the test site has accepted, by the reference of a submission. */
export async function deliveriesOf(reference: string): Promise<readonly Delivery[]> {
  const answer = await fetch(testSite.receiver.url)
  // The receiver writes the deliveries that it has accepted.
  const all = (await answer.json()) as readonly Delivery[]
  return all.filter(({ body }) => body.includes(reference))
}

/** How far a submission is: how often the receiver has it, and its line in the list of the command once it does. */
export async function progressOf(reference: string) {
  const { length: deliveries } = await deliveriesOf(reference)
  const list = deliveries ? await submissions('list') : ''
  return { deliveries, line: list.split('\n').find(one => one.includes(reference)) }
}

/** Waits for a mail to an address, and resolves to the first link to the site in it. */
export async function linkMailedTo(address: string): Promise<URL> {
  const mail = new RegExp(`To +${address}[^]*?(https?://\\S+\\?\\S+)`)
  let link: string | undefined
  await expect
    .poll(async () => {
      link = mail.exec(await submissions('mails'))?.[1]
      return link
    }, sending)
    .toBeDefined()
  return new URL(link!)
}
