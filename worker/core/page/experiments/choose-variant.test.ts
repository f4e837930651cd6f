import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBase64Json } from '../../base/http/cookies.ts'
import {
  type Membership,
  parseMemberships,
  requestedVariant,
} from '../../request/visitor/experiment-state.ts'
import {
  assignVariant,
  type Chooser,
  chooseVariant,
  type ExperimentChoices,
  experimentHash,
  isCounted,
  rememberChoice,
} from './choose-variant.ts'

describe('the hash of experiments', () => {
  // GrowthBook's public vectors of version 2.
  const vectors: [string, string, number][] = [
    ['seed', 'a', 0.0505],
    ['seed', 'b', 0.2696],
    ['foo', 'ab', 0.2575],
    ['foo', 'def', 0.2019],
    ['89123klj', '8952klfjas09ujkasdf', 0.124],
    ['90850943850283058242805', '123', 0.7516],
    ['()**(%$##$%#$#', '___)((*":&', 0.0128],
  ]
  it.each(vectors)('of %j and %j is %d', (seed, id, expected) => {
    expect(experimentHash(seed, id)).toBe(expected)
  })
})

const day = 86_400_000
const now = Date.UTC(2026, 10, 21, 9)

const experiment: ExperimentChoices = {
  id: 'hero',
  variants: [
    { id: 'a', weight: 50 },
    { id: 'b', weight: 25 },
    { id: 'c', weight: 25 },
  ],
}

const entry = (variantId: string, experimentId = 'hero', since?: number): Membership => ({
  experimentId,
  variantId,
  experimentLabel: undefined,
  variantLabel: undefined,
  since,
})

const visitorOf = (own: Partial<Chooser> = {}): Chooser => ({
  requested: undefined,
  forced: [],
  mayAssign: true,
  stored: [],
  signedVisitor: undefined,
  visitorId: 'visitor-00000001',
  isProven: true,
  ...own,
})

const ids = Array.from(
  { length: 10_000 },
  (_, index) => `visitor-${index}-${(index * 2654435761) % 4294967296}`,
)

describe('assignment', () => {
  it('follows the weights within 1.5 points', () => {
    const counts = new Map<string, number>()
    for (const id of ids) {
      const variant = assignVariant(experiment, id)
      counts.set(variant, (counts.get(variant) ?? 0) + 1)
    }
    const share = (variant: string) => ((counts.get(variant) ?? 0) / ids.length) * 100
    expect(Math.abs(share('a') - 50)).toBeLessThan(1.5)
    expect(Math.abs(share('b') - 25)).toBeLessThan(1.5)
    expect(Math.abs(share('c') - 25)).toBeLessThan(1.5)
  })

  it('is the same each time', () => {
    const once = ids.map(id => assignVariant(experiment, id))
    expect(ids.map(id => assignVariant(experiment, id))).toEqual(once)
  })

  it('of one experiment says nothing of another', () => {
    const both = ids.filter(
      id =>
        assignVariant(experiment, id) === 'a' && assignVariant({ ...experiment, id: 'footer' }, id) === 'a',
    )
    expect(Math.abs((both.length / ids.length) * 100 - 25)).toBeLessThan(1.5)
  })

  const weights: [string, ExperimentChoices, string][] = [
    [
      'nobody gets a weight of 0',
      {
        id: 'x',
        variants: [
          { id: 'a', weight: 0 },
          { id: 'b', weight: 1 },
        ],
      },
      'b',
    ],
    [
      'without weights there is the control',
      {
        id: 'x',
        variants: [
          { id: 'a', weight: 0 },
          { id: 'b', weight: 0 },
        ],
      },
      'a',
    ],
  ]
  it.each(weights)('%s', (_, choices, expected) => {
    expect(new Set(ids.slice(0, 500).map(id => assignVariant(choices, id)))).toEqual(new Set([expected]))
  })
})

describe('the choice', () => {
  const assigned = assignVariant(experiment, 'visitor-00000001')
  const other = assigned === 'b' ? 'c' : 'b'
  const cases: [string, Partial<Chooser>, object | undefined][] = [
    [
      'by the query first',
      { requested: 'b', forced: [entry('c')], stored: [entry('a')] },
      { variantId: 'b', reason: 'query' },
    ],
    [
      'by the query, also the control',
      { requested: 'a', forced: [entry('c')] },
      { variantId: 'a', reason: 'query' },
    ],
    ['not by a query for what is not there', { requested: 'z' }, undefined],
    ['nor by an empty one', { requested: '' }, undefined],
    [
      'then by the header',
      { forced: [entry('c')], stored: [entry('b')] },
      { variantId: 'c', reason: 'header' },
    ],
    [
      'also before consent',
      { forced: [entry('c')], mayAssign: false, visitorId: undefined },
      { variantId: 'c', reason: 'header' },
    ],
    [
      'then by the cookie',
      { stored: [entry('x', 'other'), entry(other)] },
      { variantId: other, reason: 'cookie' },
    ],
    ['then by the hash', {}, { variantId: assigned, reason: 'assignment' }],
    [
      'not by other experiments',
      { forced: [entry('c', 'other')], stored: [entry('c', 'other')] },
      { variantId: assigned, reason: 'assignment' },
    ],
    [
      'the control before consent',
      { mayAssign: false, stored: [entry('b')] },
      { variantId: 'a', reason: 'control' },
    ],
    ['the control without an id', { visitorId: undefined }, { variantId: 'a', reason: 'control' }],
    [
      'the control where the cookie’s variant is gone',
      { stored: [entry('z')] },
      { variantId: 'a', reason: 'control', gone: 'z' },
    ],
    [
      'the control where the header’s variant is gone',
      { forced: [entry('z')] },
      { variantId: 'a', reason: 'control', gone: 'z' },
    ],
  ]
  it.each(cases)('%s', (_, state, expected) => {
    expect(chooseVariant(experiment, visitorOf(state))).toEqual(expected)
  })

  it('without a variant to choose nobody takes part', () => {
    const alone: ExperimentChoices = { id: 'hero', variants: [{ id: 'a', weight: 1 }] }
    expect(chooseVariant(alone, visitorOf())).toEqual({ variantId: 'a', reason: 'control' })
  })

  it('counts where chance decided', () => {
    const counted = (['query', 'header', 'cookie', 'assignment', 'control'] as const).filter(reason =>
      isCounted({ variantId: 'a', reason }),
    )
    expect(counted).toEqual(['cookie', 'assignment'])
  })

  it('shows a variant that a cookie claims without proof, and does not count it', () => {
    const claimed = chooseVariant(experiment, visitorOf({ stored: [entry(other)], isProven: false }))
    expect(claimed).toEqual({ variantId: other, reason: 'cookie', isUnproven: true })
    expect(isCounted(claimed!)).toBe(false)
  })
})

describe('variants in queries', () => {
  const cases: [string, string | undefined][] = [
    ['', undefined],
    ['a=1', undefined],
    ['variantId=b', 'b'],
    ['variantId', ''],
    ['variantId=b&variantId=c', 'b'],
    ['x=variantId', undefined],
    ['variant%49d=b%20c', 'b c'],
  ]
  it.each(cases)('%j', (query, expected) => {
    expect(requestedVariant(query)).toBe(expected)
  })
})

describe('entries of cookie and header', () => {
  it('are read as they were written', () => {
    const value = [{ experimentId: 'hero', variantId: 'b', experimentLabel: 'Ü', variantLabel: 'B' }]
    expect(parseMemberships(toBase64Json(value))).toEqual(value)
  })

  it('one that is malformed does not take the others with it', () => {
    const value = [null, 5, { experimentId: 'hero' }, { experimentId: 'a b', variantId: 'c' }, entry('b')]
    expect(parseMemberships(toBase64Json(value)).map(({ variantId }) => variantId)).toEqual(['b'])
  })

  const none: [string, string | undefined][] = [
    ['nothing', undefined],
    ['no base64', '[{}]'],
    ['no list', toBase64Json({ experimentId: 'hero', variantId: 'b' })],
    ['too many', toBase64Json(Array.from({ length: 51 }, () => 1))],
    ['too long', toBase64Json([{ ...entry('b'), note: 'x'.repeat(4000) }])],
  ]
  it.each(none)('%s: none', (_, text) => {
    expect(parseMemberships(text)).toEqual([])
  })
})

describe('remembering', () => {
  const part = { ...entry('b'), experimentLabel: 'Hero', variantLabel: 'B' }
  const entriesOf = (value: string | undefined) => parseMemberships(value)

  it('writes a new part before the others', () => {
    const value = rememberChoice(part, { stored: [entry('c', 'other', now - day)], now })
    expect(entriesOf(value)).toEqual([{ ...part, since: now }, entry('c', 'other', now - day)])
  })

  it('writes nothing until half of the 30 days have passed', () => {
    const since = (ago: number) => ({ stored: [entry('b', 'hero', now - ago)], now })
    expect(rememberChoice(part, since(15 * day))).toBeUndefined()
    expect(entriesOf(rememberChoice(part, since(15 * day + 1)))[0]?.since).toBe(now)
  })

  it('dates entries that another system wrote from now on', () => {
    expect(entriesOf(rememberChoice(part, { stored: [entry('b')], now }))[0]?.since).toBe(now)
  })

  it('forgets experiments that were not met for 30 days', () => {
    const stored = [entry('c', 'old', now - 31 * day), entry('c', 'young', now - 29 * day)]
    expect(entriesOf(rememberChoice(part, { stored, now })).map(({ experimentId }) => experimentId)).toEqual([
      'hero',
      'young',
    ])
  })

  it('fits into a cookie, whatever there was before', () => {
    const one = fc.record({
      experimentId: fc.stringMatching(/^[\w.-]{1,64}$/),
      variantId: fc.stringMatching(/^[\w.-]{1,64}$/),
      experimentLabel: fc.string({ maxLength: 200 }),
      variantLabel: fc.string({ maxLength: 200 }),
      since: fc.integer({ min: now - 20 * day, max: now }),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), stored => {
        const value = rememberChoice({ ...part, experimentId: 'own' }, { stored, now })
        expect(value!.length).toBeLessThanOrEqual(3900)
        expect(entriesOf(value)[0]?.experimentId).toBe('own')
      }),
      { numRuns: 50 },
    )
  })
})
