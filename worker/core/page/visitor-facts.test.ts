import { describe, expect, it } from 'vitest'
import { visitorFacts } from '../../../blocks/_kit/visitor-facts.ts'
import { seenAs, type Visitor } from '../request/visitor/visitor.ts'
import { createDependencyTracker } from './dependency-tracker.ts'
import type { BlockFactName } from './read-facts.ts'
import { createReadings } from './read-facts.ts'
import { sampleFacts } from './sample-facts.ts'

const now = Date.UTC(2026, 10, 21, 9)
const declared = Object.entries(visitorFacts).filter(([name]) => name !== 'usergroup')

/**
 * The opposite of a fact's sample; for a fact that is a question, a different answer to every argument.
 */
const otherThan = (sample: unknown): unknown =>
  typeof sample === 'function' ? () => !sample('') : typeof sample === 'boolean' ? !sample : `other ${sample}`

describe.each(declared)('%s', (name, { sample }) => {
  const argument = typeof sample === 'function' ? 'one' : undefined
  const entry = argument === undefined ? name : `${name}:${argument}`

  function readOf(value: unknown) {
    const facts = { ...sampleFacts({ theme: 'default', language: 'de', now }), [name]: value }
    const read = createReadings(facts)
    const { context, recording } = createDependencyTracker(read, { now, draft: false })
    // Each fact of the visitor is a member of the context.
    const readAs = context[name as 'country'] as (argument?: string) => unknown
    return { answer: readAs(argument), reads: [...recording.reads], key: read(entry as BlockFactName).key }
  }

  it('is what blocks read, is recorded, and decides the key of what they made of it', () => {
    const [first, second] = [readOf(sample), readOf(otherThan(sample))]
    expect(first.reads).toEqual([entry])
    expect(first.answer).not.toEqual(second.answer)
    expect(first.key).not.toBe(second.key)
  })
})

it('a chosen visitor has the chosen facts, and those of a first visit', () => {
  const client = {
    country: 'DE',
    usergroup: 'lead',
    isMobile: true,
    maySeeExitLayer: false,
    hasDraft: () => true,
    grants: () => true,
    isBannerClosed: () => true,
    experiments: { forced: [] },
  } as unknown as Visitor // The facts that a simulated visitor consists of.
  const chosen = seenAs(client, { country: 'CH', usergroup: 'returning', publication: 'published' })
  const { country, usergroup, isMobile, maySeeExitLayer } = chosen
  expect({ country, usergroup, isMobile, maySeeExitLayer }).toEqual({
    country: 'CH',
    usergroup: 'returning',
    isMobile: true,
    maySeeExitLayer: true,
  })
  expect([chosen.hasDraft('a'), chosen.grants('analytics'), chosen.isBannerClosed('1')]).toEqual([
    false,
    false,
    false,
  ])
  expect(seenAs(client, { publication: 'published' }).country).toBe('DE')
})
