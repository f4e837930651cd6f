import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sentStatus, stepNames, vitalNames } from '../../blocks/_kit/sent-event.ts'
import { toBase64Json } from '../core/base/http/cookies.ts'
import { recordsOf } from '../features/forms/testing/test-stores.ts'
import { loopCount } from './setup/loop-count.ts'
import { createTestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const marker = 'amara@beispiel.example'
const phone = '0170 1234567'

const hostileText = fc.oneof(
  fc.constantFrom(
    marker,
    `Mail an ${marker}, ${phone}`,
    phone,
    '<script>',
    '\u0000',
    '\ud800',
    'a\nb',
    'x'.repeat(500),
    '__proto__',
    "'; DROP TABLE events; --",
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const anything = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, 1e308, -1, 2 ** 53, true, [], {}, [[]], undefined),
)

const either = <T>(good: fc.Arbitrary<T>) => fc.oneof({ weight: 6, arbitrary: good }, anything)
const page = fc.record(
  {
    template: either(fc.constantFrom('page', 'variant', 'error')),
    language: either(fc.constantFrom('de', 'en')),
    path: either(fc.constantFrom('/', '/bachelor/', '/%00/', '/../x', `/?email=${marker}`, `/${marker}/`)),
    referrer: anything,
  },
  { requiredKeys: ['template', 'language'] },
)
const exposure = fc.record({
  experiment: either(fc.constant('opening')),
  variant: either(fc.constant('b')),
  experimentLabel: hostileText,
  variantLabel: hostileText,
})
const events = fc.record(
  {
    kind: either(fc.constantFrom('view', 'exposure', 'interaction', 'step', 'vital', 'conversion')),
    page: either(page),
    exposure: either(exposure),
    exposures: either(fc.array(exposure, { maxLength: 6 })),
    eventname: either(fc.constantFrom('cta', 'contact')),
    label: hostileText,
    type: either(fc.constant('link')),
    position: either(fc.constant('header')),
    formstatus: either(fc.constantFrom('', sentStatus)),
    name: either(fc.constantFrom<string>(...stepNames, ...vitalNames)),
    payment: either(fc.constant('transfer')),
    value: either(fc.double()),
    template: either(fc.constant('page')),
    email: fc.constant(marker),
    transaction_id: anything,
  },
  { requiredKeys: ['kind', 'page', 'label'] },
)
const bodies = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({
        session: either(fc.constantFrom('1795424400000-a1b2c3d4', undefined)),
        events: either(fc.array(events, { maxLength: 23 })),
        user: fc.constant(marker),
      })
      .map(batch => JSON.stringify(batch)),
  },
  // Now and then a sound batch, so that rows are stored.
  {
    weight: 2,
    arbitrary: fc.constant(
      JSON.stringify({
        session: '1795424400000-a1b2c3d4',
        events: [{ kind: 'view', page: { template: 'page', language: 'de', path: '/' } }],
      }),
    ),
  },
  fc.constantFrom('', '{', '[]', 'null', `"${marker}"`, `{"events":"${'x'.repeat(50_000)}"}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

const decided = (services: readonly string[]) =>
  `consent=${encodeURIComponent(toBase64Json({ categories: ['analytics'], services: { analytics: services } }))}`
const senders = fc.record({
  from: fc.constantFrom(origin, origin, origin, origin, undefined, 'null', 'https://evil.example'),
  site: fc.constantFrom('same-origin', 'same-origin', undefined, 'cross-site'),
  cookie: fc.constantFrom(decided(['analytics']), decided(['analytics']), decided([]), 'consent=x', ''),
  type: fc.constantFrom('application/json', 'application/json', 'text/plain', 'multipart/form-data'),
})

/** The allowed form of a stored row's fields, except texts of a page. */
const shapes = {
  kind: /^(?:view|interaction|step|vital)$/,
  unit: /^(?:dach)?$/,
  template: /^(?:page|variant|error)$/,
  language: /^(?:[a-z]{2})?$/,
  path: /^(?:\/[\w\-./%~]*)?$/,
  country: /^unknown$/,
  session: /^(?:1795424400000-a1b2c3d4)?$/,
  formstatus: /^(?:started|error|sent|failed)?$/,
} as const
const texts = ['name', 'label', 'type', 'position'] as const

it('hostile posts: no failure, nothing stored without the grant, nothing that the schema does not know, nothing personal', async () => {
  // All posts come from one address.
  const EVENT_LIMIT = { limit: async () => ({ success: true }) }
  const site = await createTestSite({ newId: () => crypto.randomUUID(), bindings: { EVENT_LIMIT } })
  await recordsOf('DELETE FROM events')
  await fc.assert(
    fc.asyncProperty(bodies, senders, async (body, { from, site: fetchSite, cookie, type }) => {
      const [before] = await recordsOf('SELECT count(*) AS n FROM events')
      const headers = {
        'content-type': type,
        'user-agent': marker,
        'cf-connecting-ip': '192.0.2.77',
        ...(from && { origin: from }),
        ...(fetchSite && { 'sec-fetch-site': fetchSite }),
        ...(cookie && { cookie }),
      }
      const answer = await site.request('/api/events', { method: 'POST', body, headers })
      await site.settle()
      expect([204, 400, 403, 413, 415]).toContain(answer.status)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      const [after] = await recordsOf('SELECT count(*) AS n FROM events')
      const mayStore = answer.status === 204 && cookie === decided(['analytics'])
      if (!mayStore) expect(after).toEqual(before)
    }),
    { numRuns: loopCount(10_000, 80), seed: 20 },
  )
  const rows = await recordsOf('SELECT * FROM events')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    for (const [column, shape] of Object.entries(shapes)) expect(row[column], column).toMatch(shape)
    for (const column of texts) expect(String(row[column]).length).toBeLessThanOrEqual(100)
  }
  const text = JSON.stringify(rows)
  for (const personal of [marker, '1234567', '192.0.2', '\\u0000', '\\n'])
    expect(text).not.toContain(personal)
  expect(JSON.stringify(site.log)).not.toMatch(/beispiel|1234567|192\.0\.2/)
}, 240_000)
