import { expect, it } from 'vitest'
import { settleTimes } from './settle-times.ts'

const event = (startsAt: unknown) => ({ component: 'event', startsAt })
const funding = (checkedOn: unknown) => ({ component: 'funding-programme', checkedOn })

/** The field after the content was read in these zones, twice. */
function settled(content: Record<string, unknown>, zones?: { content: string; provider: string }) {
  const [name = ''] = Object.keys(content).slice(1)
  settleTimes({ story: [content] }, zones)
  const once = content[name]
  settleTimes(content, zones)
  expect(content[name]).toEqual(once)
  return once
}

const wallTime = { content: 'Europe/Berlin', provider: 'Europe/Berlin' }
const usual = { content: 'UTC', provider: 'Europe/Berlin' }

it.each([
  ['2026-12-09 17:30', usual, '2026-12-09T17:30:00.000Z'],
  ['2026-12-09 17:30', wallTime, '2026-12-09T16:30:00.000Z'],
  ['2026-07-09 17:30:15', wallTime, '2026-07-09T15:30:15.000Z'],
  ['2026-12-09T17:30', usual, '2026-12-09T17:30:00.000Z'],
  [' 2026-12-09 17:30 ', usual, '2026-12-09T17:30:00.000Z'],
  ['2026-12-09T17:30:00.000Z', wallTime, '2026-12-09T17:30:00.000Z'],
  ['2026-12-09T17:30:00+05:00', wallTime, '2026-12-09T17:30:00+05:00'],
  ['2026-12-09', usual, '2026-12-08T23:00:00.000Z'],
  ['soon', usual, 'soon'],
  ['', usual, ''],
  [5, usual, 5],
  [null, usual, null],
])('the moment %j with %j is %j', (written, zones, expected) => {
  expect(settled(event(written), zones)).toEqual(expected)
})

it.each([
  ['2026-12-09', usual, '2026-12-09'],
  ['2026-12-09 00:00', usual, '2026-12-09'],
  ['2026-12-09 23:30', { content: 'America/New_York', provider: 'Asia/Tokyo' }, '2026-12-09'],
  ['2026-12-08T23:00:00Z', usual, '2026-12-09'],
  ['2026-12-08T23:00:00Z', { content: 'UTC', provider: 'Europe/London' }, '2026-12-08'],
  ['soon', usual, 'soon'],
])('the day %j with %j is %j', (written, zones, expected) => {
  expect(settled(funding(written), zones)).toEqual(expected)
})

it('leaves texts alone that look like a moment, and reads blocks within blocks', () => {
  const content = {
    component: 'page',
    title: '2026-12-09 17:30',
    body: [
      {
        component: 'container',
        body: [{ component: 'card', date: '2026-12-09 17:30', until: '2026-12-09 17:30' }],
      },
      { startsAt: '2026-12-09 17:30' },
    ],
  }
  settleTimes(content, wallTime)
  expect(content.body[0]!.body).toEqual([
    { component: 'card', date: '2026-12-09 17:30', until: '2026-12-09T16:30:00.000Z' },
  ])
  expect([content.title, content.body[1]]).toEqual(['2026-12-09 17:30', { startsAt: '2026-12-09 17:30' }])
})
