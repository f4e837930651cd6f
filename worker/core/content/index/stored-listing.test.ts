import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { loopCount } from '../../../tests/setup/loop-count.ts'
import type { ListedStory, Listing } from './content-index.ts'
import { createContentIndex } from './stored-index.ts'

const languages = ['default', 'en', 'fr', 'es', 'it', 'pl']

const rowOf = (uuid: string): ListedStory => ({
  uuid,
  id: 1,
  slug: `ordner/${uuid}`,
  changed: '2026-11-24T09:00:00Z',
  addresses: 6,
  characters: 5000,
  story: { uuid, text: 'x'.repeat(500) },
})

const eventsOf = (uuid: string) =>
  languages.map(language => ({
    ...{ uuid, language, unit: '', startsAt: 1, endsAt: 10, online: false },
    ...{ location: '', venue: 'campus', link: '', story: { uuid, text: 'y'.repeat(800) } },
  }))

/** Writes the rows that are due, a fifth of them events, and returns the milliseconds of each piece. */
async function fill(listing: Listing, mostPieces = Number.POSITIVE_INFINITY): Promise<readonly number[]> {
  const times: number[] = []
  let due = await listing.due('', 100)
  while (due?.length && times.length < mostPieces) {
    const began = performance.now()
    await listing.note({
      version: 5,
      stories: due.map(rowOf),
      events: due.slice(0, 20).flatMap(eventsOf),
    })
    due = await listing.due(due.at(-1)!, 100)
    times.push(performance.now() - began)
  }
  if (due && !due.length) await listing.close()
  return times
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

it('60,000 addresses are filled in pieces that each cost the same, and gone on with after half of them', async () => {
  const count = loopCount(10_000)
  const index = createContentIndex(env.INDEX!, crypto.randomUUID())
  const { listing } = index
  const addresses = Array.from({ length: count }, (_, page) => [
    crypto.randomUUID(),
    Object.fromEntries(languages.map(language => [language, `ordner/seite-${page}`])),
  ])
  await index.replace(Object.fromEntries(addresses), 1)
  await listing.open(5)
  const first = await fill(listing, count / 200)
  expect(await listing.isFilled()).toBe(false)
  const second = await fill(listing)
  expect([first.length, second.length]).toEqual([count / 200, count / 200])
  expect(await listing.isFilled()).toBe(true)
  const weights = await listing.weights('')
  expect(sum(weights!.map(weight => weight.addresses))).toBe(6 * count)
  const question = { language: 'en', unit: 'dach', after: 5, venue: 'campus', limit: 24 }
  expect(await listing.events(question)).toMatchObject({ total: count / 5, firstEnd: 10 })
  // The cost of a chunk does not grow with the chunks before it: at ten thousand stories it was thirty times as much.
  expect(sum(second)).toBeLessThan(4 * sum(first) + 2_000)
}, 180_000)

it('rows of a later version are not written over, and those of a story that is gone are dropped', async () => {
  const index = createContentIndex(env.INDEX!, crypto.randomUUID())
  const { listing } = index
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
  await index.replace({ [one]: { default: 'eins' }, [two]: { default: 'zwei' } }, 1)
  await listing.open(5)
  await listing.note({ version: 6, stories: [rowOf(one)], events: eventsOf(one) })
  await listing.note({ version: 5, stories: [{ ...rowOf(one), addresses: 9 }, rowOf(two)], events: [] })
  expect(await listing.due('', 100)).toEqual([])
  await listing.close()
  const count = async () => sum((await listing.weights(''))!.map(weight => weight.addresses))
  expect(await count()).toBe(12)
  expect(await listing.events({ language: 'en', unit: '', after: 5, limit: 24 })).toMatchObject({ total: 1 })
  await listing.open(6)
  expect(await listing.due('', 100)).toEqual([two])
  await listing.reread([one])
  expect(await listing.due('', 100)).toHaveLength(2)
  await listing.forget([1])
  expect(await count()).toBe(0)
})
