import { test as base, expect } from '@playwright/test'
import { isFullSize } from '../full-size.ts'
import { hostileAddresses, randomAddresses } from '../hostile-addresses.ts'
import { type RawAnswer, sendRaw } from '../raw-http.ts'

const seed = 20_261_121
const atOnce = 12

/** Content of the demonstration site redirects to no other host. */
function problemOf({ status, location }: RawAnswer, origin: string): string | undefined {
  if (status >= 500) return `${status}`
  if (location === undefined) return undefined
  // A browser reads the address as it does any other.
  const target = URL.canParse(location, origin) ? new URL(location, origin) : undefined
  if (target?.origin !== origin) return `redirects to ${location}`
  return /[\r\n]/.test(location) ? 'a broken header' : undefined
}

async function problemsOf(addresses: Iterable<Buffer>, port: number) {
  const origin = `http://127.0.0.1:${port}`
  const problems: string[] = []
  const queue = addresses[Symbol.iterator]()
  const redirects = new Set<string>()
  const late: Buffer[] = []
  let answered = 0
  function note(address: Buffer, answer: RawAnswer): void {
    const problem = problemOf(answer, origin)
    if (problem) problems.push(`${JSON.stringify(address.toString('latin1'))}: ${problem}`)
    else if (answer.location) redirects.add(answer.location)
  }
  async function work(): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const answer = await sendRaw(next.value, { port })
      answered++
      if (answer.status === 503) late.push(next.value)
      else note(next.value, answer)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  // On a busy machine the content system may have been too late for the deadline of a page. An address that is at fault fails again, by itself.
  for (const address of late) note(address, await sendRaw(address, { port }))
  return { problems, redirects, answered }
}

/** Second redirects. There should be none, except for a story without a page, which only its content shows: it redirects to the home page. */
async function unstable(locations: Iterable<string>, port: number): Promise<string[]> {
  const targets = [...locations].map(location => {
    const { pathname, search } = new URL(location, `http://127.0.0.1:${port}`)
    return Buffer.from(pathname + search)
  })
  const { redirects } = await problemsOf(targets, port)
  return [...redirects].filter(location => location !== '/')
}

base('hostile addresses: no failure, no other host, one redirect at most', async ({ baseURL }) => {
  base.slow()
  const port = Number(new URL(baseURL!).port)
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(300)
  const { problems, redirects } = await problemsOf(
    hostileAddresses.map(address => Buffer.from(address)),
    port,
  )
  expect(problems).toEqual([])
  expect(redirects.size).toBeGreaterThan(20)
  expect(await unstable(redirects, port)).toEqual([])
})

const randomCount = isFullSize ? 10_000 : 100

base(`${randomCount} random ones`, async ({ baseURL }) => {
  base.setTimeout(240_000)
  const port = Number(new URL(baseURL!).port)
  const { problems, redirects, answered } = await problemsOf(randomAddresses(seed, randomCount), port)
  expect(answered).toBe(randomCount)
  expect(problems).toEqual([])
  expect(await unstable([...redirects].slice(0, 500), port)).toEqual([])
})
