import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Delivery } from './receiver.ts'
import { testSite } from './test-site.ts'

/**
 * How long a test waits for what the outbox sends. The queue may lose a message or repeat it later; the schedule of each minute then
 * sends what waits.
 */
export const sending = { timeout: 100_000 } as const

/** Runs `npm run submissions` on the state of the test site; resolves to what it prints. */
export async function submissions(...words: readonly string[]): Promise<string> {
  const command = ['kv-seed/submissions/submissions.ts', ...words, '--persist-to', testSite.state]
  const { stdout } = await promisify(execFile)(process.execPath, command)
  return stdout
}

/** What the receiver of the test site has taken so far, by the reference of a submission. */
export async function deliveriesOf(reference: string): Promise<readonly Delivery[]> {
  const answer = await fetch(testSite.receiver.url)
  // The receiver writes what it has taken.
  const all = (await answer.json()) as readonly Delivery[]
  return all.filter(({ body }) => body.includes(reference))
}

/** How far a submission is: how often the receiver has it, and its line in the list of the command. */
export async function progressOf(reference: string) {
  const line = (await submissions('list')).split('\n').find(one => one.includes(reference))
  return { deliveries: (await deliveriesOf(reference)).length, line }
}

/** The first link to the site in the mails to an address. */
export async function linkMailedTo(address: string): Promise<URL | undefined> {
  const found = new RegExp(`To +${address}[^]*?(https?://\\S+\\?\\S+)`).exec(await submissions('mails'))
  return found?.[1] ? new URL(found[1]) : undefined
}
