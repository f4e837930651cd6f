import { describe, expect, it } from 'vitest'
import {
  changesBetween,
  PRIOR_PERIOD,
  type PriceChange,
  type PriceInForce,
  priorPrice,
} from './price-history.ts'

const price = (offer: string, cents: number | null, audience = '', isReduced = false): PriceInForce => ({
  offer,
  audience,
  cents,
  isReduced,
})

it('adds a row for each price that is new, another one or gone, and none for others', () => {
  const before = [
    price('a', 100),
    price('b', 100),
    price('c', 100),
    price('d', null),
    price('a', 90, '{}', true),
  ]
  const after = [price('a', 100), price('b', 120), price('e', 50), price('a', 90, '{}', true)]
  expect(changesBetween(before, after, 7)).toEqual([
    { ...price('b', 120), at: 7 },
    { ...price('e', 50), at: 7 },
    { ...price('c', null), at: 7 },
  ])
  expect(changesBetween(after, after, 7)).toEqual([])
})

it('adds a row where a price is shown as reduced from now on', () => {
  expect(changesBetween([price('a', 100)], [price('a', 100, '', true)], 7)).toHaveLength(1)
})

const DAY = 86_400_000

type Change = readonly [day: number, euros: number | null, isReduced?: boolean, audience?: string]

const changesOf = (changes: readonly Change[]): PriceChange[] =>
  changes.map(([day, euros, isReduced = false, audience = '']) => ({
    ...{ offer: 'box', audience, isReduced },
    at: day * DAY,
    cents: euros === null ? null : euros * 100,
  }))

/** The price to strike, in euros, at the last price of these; the ledger begins with day 0. */
function struck(price: number, changes: readonly Change[], coveredSince = 0): number | undefined {
  const cents = priorPrice(changesOf(changes), { cents: price * 100, coveredSince: coveredSince * DAY })
  return cents === undefined ? undefined : cents / 100
}

const germany = '{"countries":"DE"}'

describe('the lowest price of the 30 days before a reduction', () => {
  it.each<[string, number, number | undefined, readonly Change[]]>([
    [
      'is the list price where it never changed',
      90,
      100,
      [
        [0, 100],
        [60, 90, true, germany],
      ],
    ],
    [
      'is that of the beginning, however long a campaign runs',
      90,
      100,
      [
        [0, 100],
        [60, 90, true, germany],
        [400, 100, false, 'x'],
      ],
    ],
    [
      'leaves out what was raised just before',
      100,
      undefined,
      [
        [0, 100],
        [50, 120],
        [60, 100, true, germany],
      ],
    ],
    [
      'is the lower price from before a raise',
      90,
      100,
      [
        [0, 100],
        [50, 120],
        [60, 90, true, germany],
      ],
    ],
    [
      'is the raised price after 30 days',
      90,
      120,
      [
        [0, 100],
        [30, 120],
        [60, 90, true, germany],
      ],
    ],
    [
      'is still the lower one a day before that',
      90,
      100,
      [
        [0, 100],
        [31, 120],
        [60, 90, true, germany],
      ],
    ],
    [
      'counts a campaign that ended within them',
      90,
      undefined,
      [
        [0, 100],
        [40, 80, true, germany],
        [45, null, false, germany],
        [60, 90, true, germany],
      ],
    ],
    [
      'does not count one that ended before them',
      90,
      100,
      [
        [0, 100],
        [20, 80, true, germany],
        [30, null, false, germany],
        [60, 90, true, germany],
      ],
    ],
    [
      'is that of before the first step of a reduction that is increased',
      80,
      100,
      [
        [0, 100],
        [60, 90, true, germany],
        [70, 80, true, germany],
      ],
    ],
    [
      'is that of the first step too where another campaign goes on',
      80,
      100,
      [
        [0, 100],
        [60, 90, true, '{}'],
        [70, 80, true, germany],
      ],
    ],
    [
      'counts the lower price of a reduction that is taken back in part',
      95,
      undefined,
      [
        [0, 100],
        [60, 90, true, germany],
        [70, 95, true, germany],
      ],
    ],
    [
      'counts the break between two reductions',
      80,
      90,
      [
        [0, 100],
        [60, 90, true, germany],
        [65, null, false, germany],
        [66, 80, true, germany],
      ],
    ],
    [
      'takes a lasting change of the list price for no reduction',
      80,
      90,
      [
        [0, 100],
        [50, 90],
        [60, 80, true, germany],
      ],
    ],
    [
      'is proven for a lowered list price as well',
      90,
      100,
      [
        [0, 100],
        [60, 90, true],
      ],
    ],
    [
      'is not known before 30 days',
      90,
      undefined,
      [
        [0, 100],
        [29, 90, true, germany],
      ],
    ],
    [
      'is known after exactly 30 days',
      90,
      100,
      [
        [0, 100],
        [30, 90, true, germany],
      ],
    ],
    [
      'is not known of an offer that began within them',
      90,
      undefined,
      [
        [40, 100],
        [60, 90, true, germany],
      ],
    ],
    [
      'is not known where there was no price for a part of them',
      90,
      undefined,
      [
        [0, 100],
        [40, null],
        [45, 100],
        [60, 90, true, germany],
      ],
    ],
    [
      'is not known where the ledger names another price',
      95,
      undefined,
      [
        [0, 100],
        [60, 90, true, germany],
      ],
    ],
    ['is not known at the list price', 100, undefined, [[0, 100]]],
    ['is not known without rows', 100, undefined, []],
  ])('%s', (_, price, expected, changes) => {
    expect(struck(price, changes)).toBe(expected)
  })

  it('is not known where a break of the ledger falls into them', () => {
    const changes = [
      [0, 100],
      [60, 90, true, germany],
    ] as const
    expect(struck(90, changes, 30)).toBe(100)
    expect(struck(90, changes, 31)).toBeUndefined()
  })

  it('is bounded to the millisecond', () => {
    const begin = 90 * DAY
    const at = (moment: number) =>
      priorPrice(
        [
          ...changesOf([[0, 100]]),
          { ...changesOf([[0, 120]])[0]!, at: moment },
          { ...changesOf([[90, 90, true, germany]])[0]! },
        ],
        { cents: 9000, coveredSince: 0 },
      )
    expect(at(begin - PRIOR_PERIOD)).toBe(12000)
    expect(at(begin - PRIOR_PERIOD + 1)).toBe(10000)
  })
})
