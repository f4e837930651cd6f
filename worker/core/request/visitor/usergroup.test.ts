import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Usergroup, usergroups } from '../../../../blocks/_kit/usergroups.ts'
import { toBase64Json } from '../../base/http/cookies.ts'
import {
  hasCampaignQuery,
  mayBecome,
  newFor,
  parseUsergroup,
  resolveUsergroup,
  type StoredUsergroup,
} from './usergroup.ts'

const now = Date.UTC(2026, 10, 21, 9)
const minute = 60_000
const day = 1440 * minute

const stored = (group: Usergroup, ago: number, renewed?: number): StoredUsergroup => ({
  group,
  firstVisit: now - ago,
  ...(renewed !== undefined && { renewed: now - renewed }),
})
const resolve = (before: StoredUsergroup | undefined, query = '') =>
  resolveUsergroup({ stored: before, query, now })

describe('transitions', () => {
  it('are those that are allowed, and no other', () => {
    const allowed = usergroups.flatMap(from =>
      usergroups.filter(to => mayBecome(from, to)).map(to => `${from} > ${to}`),
    )
    expect(allowed).toEqual([
      'new > returning',
      'new > lead',
      'new > app',
      'returning > lead',
      'returning > app',
      'lead > app',
    ])
  })
})

describe('the group of a visit', () => {
  const cases: [string, StoredUsergroup | undefined, string, Usergroup][] = [
    ['a first visit', undefined, '', 'new'],
    ['a first visit with a query', undefined, 'utm_source=x', 'lead'],
    ['new, 30 minutes ago', stored('new', newFor), '', 'new'],
    ['new, a moment longer ago', stored('new', newFor + 1), '', 'returning'],
    ['new with a query', stored('new', 1), 'gclid=1', 'lead'],
    ['new, long ago, with a query', stored('new', day), 'gclid=1', 'lead'],
    ['returning', stored('returning', day), '', 'returning'],
    ['returning with a query', stored('returning', day), 'gclid=1', 'returning'],
    ['lead', stored('lead', day), '', 'lead'],
    ['bob', stored('bob', day), 'gclid=1', 'bob'],
    ['app', stored('app', day), 'gclid=1', 'app'],
  ]
  it.each(cases)('%s', (_, before, query, group) => {
    expect(resolve(before, query).group).toBe(group)
  })

  it('is stored as {group, firstVisit}', () => {
    expect(resolve(undefined)).toEqual({ group: 'new', firstVisit: now })
    expect(resolve(stored('new', day))).toEqual({ group: 'returning', firstVisit: now - day })
  })

  it('is written again when half of its 30 days have passed, and the first visit stays', () => {
    const kept = stored('lead', 15 * day)
    expect(resolve(kept)).toBe(kept)
    const slid = resolve(stored('lead', 15 * day + 1))
    expect(slid).toEqual({ group: 'lead', firstVisit: now - 15 * day - 1, renewed: now })
    const renewed = stored('lead', 100 * day, 15 * day)
    expect(resolve(renewed)).toBe(renewed)
    expect(resolve(stored('lead', 100 * day, 15 * day + 1)).renewed).toBe(now)
  })
})

describe('queries', () => {
  const cases: [string, boolean][] = [
    ['', false],
    ['utm_source=x', true],
    ['a', true],
    ['testing=on', false],
    ['variantId=b', false],
    ['nuxtlink', false],
    ['%3A~%3Atext=word', false],
    ['_storyblok=1&_storyblok_tk[space_id]=1', false],
    ['_storyblok=1&gclid=1', true],
    ['testing=on&variantId=b&nuxtlink=', false],
    ['&&', false],
    ['p=bsinf-fs,bsinf-ds&only=differences', false],
    ['degree=master&sort=title&page=2', false],
    ['q=bwl&kind=programme', false],
    ['topic=advice&page=2', false],
    ['where=online', false],
    ['search=betrieb', false],
    ['sent=1', false],
    ['step=3&kept=1', false],
    ['resume=abc', false],
    ['degree=master&gclid=1', true],
    ['%E0%A4%A', true],
  ]
  it.each(cases)('%j', (query, expected) => {
    expect(hasCampaignQuery(query)).toBe(expected)
  })
})

describe('stored values', () => {
  it('are base64 JSON', () => {
    const value = stored('bob', day)
    expect(parseUsergroup(toBase64Json(value), now)).toEqual(value)
  })

  const invalid: [string, unknown][] = [
    ['an unknown group', { group: 'vip', firstVisit: now }],
    ['a name of every object', { group: 'constructor', firstVisit: now }],
    ['no group', { firstVisit: now }],
    ['no first visit', { group: 'new' }],
    ['a first visit in words', { group: 'new', firstVisit: '2026' }],
    ['a first visit in part', { group: 'new', firstVisit: 1.5 }],
    ['a first visit before time', { group: 'new', firstVisit: -1 }],
    ['a first visit to come', { group: 'new', firstVisit: now + day }],
    ['a renewal to come', { group: 'new', firstVisit: now, renewed: now + day }],
    ['a list', ['new', now]],
    ['null', null],
  ]
  it.each(invalid)('%s is discarded', (_, value) => {
    expect(parseUsergroup(toBase64Json(value), now)).toBeUndefined()
  })

  it('whatever a cookie holds, it is a valid value or discarded', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 100 }),
      fc.base64String(),
      fc.jsonValue({ maxDepth: 2 }).map(toBase64Json),
      fc
        .record({ group: fc.constantFrom(...usergroups), firstVisit: fc.jsonValue({ maxDepth: 1 }) })
        .map(toBase64Json),
    )
    fc.assert(
      fc.property(anything, cookie => {
        const value = parseUsergroup(cookie, now)
        if (value) expect(usergroups).toContain(value.group)
      }),
    )
  })
})

describe('the state machine', () => {
  const visit = fc.record({
    after: fc.oneof(fc.nat(2 * newFor), fc.nat(20 * day)),
    query: fc.constantFrom('', 'utm_source=x', 'testing=on', 'variantId=b', 'a=b&testing=on'),
  })
  const start = fc.option(
    fc.record({ group: fc.constantFrom(...usergroups), firstVisit: fc.constant(now) }),
    { nil: undefined },
  )

  it('changes along its transitions only, and the first visit never', () => {
    fc.assert(
      fc.property(start, fc.array(visit, { maxLength: 12 }), (first, visits) => {
        let moment = now
        let before: StoredUsergroup | undefined = first
        for (const { after, query } of visits) {
          moment += after
          const next: StoredUsergroup = resolveUsergroup({ stored: before, query, now: moment })
          if (before) {
            expect(next.group === before.group || mayBecome(before.group, next.group)).toBe(true)
            expect(next.firstVisit).toBe(before.firstVisit)
            if (next === before)
              expect(moment - (before.renewed ?? before.firstVisit)).toBeLessThanOrEqual(15 * day)
          }
          // Only other systems set these groups.
          if (first?.group !== 'bob' && first?.group !== 'app')
            expect(['bob', 'app']).not.toContain(next.group)
          // A second request at the same time writes no cookie.
          expect(resolveUsergroup({ stored: next, query, now: moment })).toBe(next)
          expect(parseUsergroup(toBase64Json(next), moment)).toEqual(next)
          before = next
        }
      }),
    )
  })
})
