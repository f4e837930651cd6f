import { describe, expect, it } from 'vitest'
import type { Reading } from '../data/datum.ts'
import { type CachedPage, cacheHandle } from '../model.ts'
import type { FactEntry } from '../read-facts.ts'
import { Pending } from '../resolution.ts'
import { createFragmentCache } from './fragment-cache.ts'
import { createPlacer } from './place-piece.ts'
import type { Piece, RenderJob } from './render-job.ts'
import { createStyleSets } from './style-sets.ts'

const page: CachedPage = {
  publication: 'published',
  status: 200,
  anchor: cacheHandle({}),
  regions: { header: [], main: [], footer: [], aside: [] },
}

/** A piece that reads these facts, and writes their values. */
const pieceOf = (source: Piece['source'], job: RenderJob, entries: readonly FactEntry[]): Piece => {
  const write = () => ({
    html: entries.map(entry => job.read(entry).value).join(),
    recording: { reads: new Set(entries), until: Number.POSITIVE_INFINITY, keep: true },
  })
  return {
    source,
    write,
    writeLate: async () => write(),
    replace(error) {
      throw error
    },
  }
}

it('a late piece waits for the facts that other fragments of its source read, too', async () => {
  const cache = createFragmentCache(() => undefined)
  const placePiece = createPlacer({
    cache,
    styled: createStyleSets(),
    account: () => undefined,
  })
  const source = cacheHandle({})
  const known: RenderJob = { page, now: 0, read: entry => ({ value: entry, key: entry }) }

  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const wasRead = Promise.withResolvers<void>()
  const there = new Set<string>()
  first.promise.then(() => there.add('country'))
  second.promise.then(() => there.add('unit'))
  const read = (entry: string): Reading => {
    if (entry === 'unit') wasRead.resolve()
    if (!there.has(entry)) throw new Pending(entry === 'country' ? first.promise : second.promise)
    return { value: entry, key: entry }
  }
  const waiting: RenderJob = { page, now: 0, read }

  const late = placePiece(pieceOf(source, waiting, ['country']), waiting)
  if (late.state !== 'late') throw new Error(`${late.state} instead of late`)
  placePiece(pieceOf(source, known, ['unit']), known)
  const rendering = late.render()
  first.resolve()
  await wasRead.promise
  second.resolve()
  expect(new TextDecoder().decode((await rendering).bytes)).toBe('country')
  expect(placePiece(pieceOf(source, known, ['country']), known).state).toBe('kept')
})

describe('the same HTML for other facts', () => {
  /** Places a piece whose HTML does not depend on the country that it reads. */
  function place(keep: boolean) {
    const placePiece = createPlacer({
      cache: createFragmentCache(() => undefined),
      styled: createStyleSets(),
      account: () => undefined,
    })
    const source = cacheHandle({})
    return (country: string) => {
      const job: RenderJob = { page, now: 0, read: () => ({ value: country, key: country }) }
      const { write: _, ...piece } = pieceOf(source, job, ['country'])
      const recording = { reads: new Set<FactEntry>(['country']), until: 7, keep }
      const slot = placePiece({ ...piece, write: () => ({ html: '<p class="card">Ü</p>', recording }) }, job)
      if (slot.state === 'late') throw new Error('late')
      return slot.fragment
    }
  }

  it('is finished once', () => {
    const inCountry = place(true)
    const first = inCountry('DE')
    expect(inCountry('AT').bytes).toBe(first.bytes)
    expect([first.until, new TextDecoder().decode(first.bytes)]).toEqual([
      7,
      expect.stringContaining('>Ü</p>'),
    ])
  })

  it('is not remembered where it may be of one visitor alone', () => {
    const inCountry = place(false)
    expect(inCountry('AT').bytes).not.toBe(inCountry('DE').bytes)
  })
})
