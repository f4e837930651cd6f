import { describe, expect, it } from 'vitest'
import { createDependencyTracker } from './dependency-tracker.ts'
import type { Facts } from './facts.ts'
import { createReadings } from './read-facts.ts'
import { Pending } from './resolution.ts'
import { sampleFacts } from './sample-facts.ts'

const now = Date.UTC(2026, 10, 21, 9)
const facts = (more: Partial<Facts> = {}): Facts => ({
  ...sampleFacts({ theme: 'default', language: 'de', now }),
  ...more,
})
const record = (more: Partial<Facts> = {}) =>
  createDependencyTracker(createReadings(facts(more)), { now, draft: false })

describe('recording context', () => {
  it('records exactly the facts that were read', () => {
    const { context, recording } = record()
    context.path()
    context.campaign('header')
    context.message('close')
    expect([...recording.reads].sort()).toEqual(['campaign:header', 'language', 'path'])
  })

  it('limits a fragment’s validity by its reads of the clock', () => {
    const { context, recording } = record()
    expect(context.clock.isBefore(now + 5000)).toBe(true)
    expect(context.clock.isBefore(now - 5000)).toBe(false)
    expect(recording.until).toBe(now + 5000)
    expect(context.clock.yearIn('Europe/Berlin')).toBe(2026)
    expect(recording.until).toBe(now + 5000)
  })

  it('a year ends at midnight in its zone', () => {
    const { context, recording } = record()
    context.clock.yearIn('Europe/Berlin')
    expect(recording.until).toBe(Date.UTC(2026, 11, 31, 23))
  })

  it('a day ends at midnight in its zone', () => {
    const { context, recording } = record()
    expect(context.clock.dayIn('Europe/Berlin')).toBe('2026-11-21')
    expect(recording.until).toBe(Date.UTC(2026, 10, 21, 23))
  })

  it('a fallback is never kept', () => {
    const { context, recording } = record({
      currency: { state: 'ready', value: undefined, revision: '', fallback: true },
    })
    expect(context.currency()).toBeUndefined()
    expect(recording.keep).toBe(false)
  })

  it('what a block has made for each request is never kept', () => {
    const { context, recording } = record()
    context.path()
    expect(recording.keep).toBe(true)
    context.uncached()
    expect(recording.keep).toBe(false)
  })

  it('says when a fact is still to come', () => {
    const { context } = record({ currency: { state: 'pending', settled: Promise.resolve() } })
    expect(() => context.currency()).toThrow(Pending)
  })

  describe('where the visitor is', () => {
    const groups = (value: readonly string[], fallback = false): Facts['countryGroups'] => ({
      state: 'ready',
      value,
      revision: value.join(),
      fallback,
    })
    const pending: Facts['countryGroups'] = { state: 'pending', settled: Promise.resolve() }
    const areas = [
      { countries: [], countryGroup: 'union' },
      { countries: ['CH', 'LI'] },
      { countries: ['US'], countryGroup: 'alps' },
    ]
    const keyOf = (country: string, countryGroups: Facts['countryGroups']) =>
      createReadings(facts({ country, countryGroups }))(`visitorArea:${JSON.stringify(areas)}`).key

    it.each([
      ['CH', pending, 1],
      ['LI', pending, 1],
      ['US', pending, 2],
      ['AT', groups(['alps', 'union']), 2],
      ['AT', groups(['union', 'alps']), 0],
      ['FR', groups(['nordic', 'union']), 0],
      ['GB', groups(['english']), undefined],
      ['unknown', groups([]), undefined],
    ])('%s with %o', (country, countryGroups, expected) => {
      expect(record({ country, countryGroups }).context.visitorArea(areas)).toBe(expected)
      expect(keyOf(country, countryGroups)).toBe(expected === undefined ? '' : String(expected))
    })

    it('waits for groups, and keeps nothing without them, only where they decide', () => {
      const { context, recording } = record({ country: 'FR', countryGroups: pending })
      expect(() => context.visitorArea(areas)).toThrow(Pending)
      expect(context.visitorArea([areas[1]!])).toBeUndefined()
      expect(recording.keep).toBe(true)
      const failed = record({ country: 'FR', countryGroups: groups([], true) })
      expect(failed.context.visitorArea(areas)).toBeUndefined()
      expect(failed.recording.keep).toBe(false)
    })
  })

  it.each([
    ['new', true],
    ['returning', true],
    ['lead', false],
  ] as const)('%s: usergroups share a key by what was read of them', (usergroup, expected) => {
    const { context, recording } = record({ usergroup })
    expect(context.isInUsergroup(['new', 'returning'])).toBe(expected)
    expect([...recording.reads]).toEqual(['isInUsergroup:new,returning'])
    expect(createReadings(facts({ usergroup }))('isInUsergroup:new,returning').key).toBe(expected ? '1' : '')
  })

  it('placements with the same content have the same key, whatever else the answer holds', () => {
    const { campaign } = facts()
    const value = campaign.state === 'ready' ? campaign.value : {}
    const other = { ...value, content: undefined }
    const key = (answer: typeof value, revision: string) =>
      createReadings(facts({ campaign: { state: 'ready', value: answer, revision, fallback: false } }))(
        'campaign:price',
      ).key
    expect(key(value, 'a')).toBe(key(other, 'b'))
    expect(key({ price: { ...value.price!, titleDesktop: 'edited' } }, 'a')).not.toBe(key(value, 'a'))
  })
})
