import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyticsQueries, databaseQueries, dataset } from './event-queries.ts'
import { type CountRow, percentile, reportEvents } from './report-events.ts'

const row = (kind: string, count: number, template = 'page'): CountRow => ({
  ...{ kind, count, unit: 'dach', template },
})

describe('the report of events', () => {
  it('has views and conversions by template, conversions by variant, and 75th percentiles', () => {
    const counts = [row('view', 200), row('conversion', 5), row('view', 40, 'variant')]
    const experiments = { counts: { opening: { a: 100, b: 50 } }, conversions: { opening: { a: 4 } } }
    const vitals = [
      { template: 'page', name: 'LCP', value: 1000, count: 74 },
      { template: 'page', name: 'LCP', value: 2000, count: 26 },
      { template: 'page', name: 'CLS', value: 0.0125, count: 1 },
    ]
    expect(reportEvents({ counts, vitals, experiments })).toEqual([
      'unit  template  views  conversions  rate',
      'dach  page      200    5            2.50 %',
      'dach  variant   40     0            0.00 %',
      '',
      'experiment  variant  visitors  conversions  rate',
      'opening     a        100       4            4.00 %',
      'opening     b        50        0            0.00 %',
      '',
      'template  figure  75 % have at most  visits',
      'page      CLS     0.013              1',
      'page      LCP     2000 ms            100',
    ])
  })

  it.each([
    [[], undefined],
    [[{ value: 5, count: 1 }], 5],
    [
      [
        { value: 1, count: 3 },
        { value: 9, count: 1 },
      ],
      1,
    ],
    [
      [
        { value: 9, count: 2 },
        { value: 1, count: 3 },
      ],
      9,
    ],
    [
      [
        { value: 100, count: 1 },
        { value: 10, count: 30 },
        { value: 50, count: 10 },
      ],
      50,
    ],
  ])('the 75th percentile of %j is %s', (values, expected) => {
    expect(percentile(values, 0.75)).toBe(expected)
  })
})

describe('the queries', () => {
  it('weigh what Analytics Engine kept by its sample interval, and name the blobs as they are written', () => {
    const { counts, vitals } = analyticsQueries('2026-11-01')
    expect(counts).toContain(
      'blob1 AS kind, blob3 AS unit, blob4 AS template, SUM(_sample_interval) AS count',
    )
    expect(counts).toContain(`FROM ${dataset}\nWHERE timestamp >= toDateTime('2026-11-01 00:00:00')`)
    expect(vitals).toContain('double1 AS value')
  })

  it('read what the worker writes to', () => {
    const config = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8')
    expect(config.match(/(?<=^binding = "EVENTS"\ndataset = ").*(?="$)/gm)).toEqual([dataset])
  })

  it('count rows of the database since a time', () => {
    const { counts } = databaseQueries(5)
    expect(counts.values).toEqual([5])
    expect(counts.sql).toContain('count(*) AS count\nFROM events\nWHERE at >= ?1')
  })
})
