import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowsOf } from '../forms/testing/test-stores.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { createTestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'
const marker = '<script>alert(1)</script>'

const hostileText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      marker,
      `"'>${marker}`,
      `{{get_x}}${marker}`,
      '{fv:email|raw}',
      '\u0000',
      '\ud800',
    ),
  },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'x'.repeat(2_000),
    'a@b.c'.repeat(60),
    '../../etc/passwd',
    '%00',
    'https://evil.example '.repeat(5),
  ),
)

const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'reply',
  'phone',
  'message',
  'privacy',
  'birthday.day',
  'degree',
  'certificate',
]
const names = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...fieldNames,
      '_step',
      '_go',
      '_version',
      '_key',
      '_elapsed',
      'website_confirm',
    ),
  },
  fc.constantFrom('__proto__', 'constructor', 'toString', marker, ''),
  fc.string({ maxLength: 12 }),
)

const bodies = fc.record({
  fields: fc.array(fc.tuple(names, hostileText), { maxLength: 14 }),
  encoding: fc.constantFrom('urlencoded', 'json', 'multipart', 'text', 'large', 'broken'),
})

const senders = fc.record({
  origin: fc.constantFrom(
    origin,
    origin,
    origin,
    undefined,
    'null',
    'https://evil.example',
    'http://127.0.0.1:8787.evil.example',
  ),
  site: fc.constantFrom('same-origin', undefined, 'cross-site', 'none'),
  form: fc.constantFrom('enquiry', 'application', 'nothing', '__proto__', 'constructor'),
  page: fc.constantFrom(
    '/contact/',
    '/',
    '//evil.example/',
    '/%00/',
    '/../contact/',
    'https://evil.example/',
    marker,
    '/contact/?_storyblok=1',
  ),
  cookie: fc.constantFrom('', 'draft=x', `draft=${'a'.repeat(40)}.${'b'.repeat(43)}`, `consent=${marker}`),
})

type Body = typeof bodies extends fc.Arbitrary<infer T> ? T : never

function write({ fields, encoding }: Body): { body: BodyInit; type?: string } {
  if (encoding === 'json')
    return { body: JSON.stringify(Object.fromEntries(fields)), type: 'application/json' }
  if (encoding === 'text') return { body: JSON.stringify(fields), type: 'text/plain' }
  if (encoding === 'broken') return { body: '--x\r\nbroken', type: 'multipart/form-data; boundary=x' }
  if (encoding === 'large')
    return { body: `a=${'x'.repeat(1_000_000)}`, type: 'application/x-www-form-urlencoded' }
  if (encoding === 'urlencoded') return { body: new URLSearchParams(fields) }
  const form = new FormData()
  // workerd writes no part whose name ends with a backslash.
  for (const [name, text] of fields) form.append(name.replaceAll('\\', ''), text)
  form.append('certificate', new File([marker], `${marker}.html`, { type: 'text/html' }))
  return { body: form }
}

it('hostile posts: no failure, no redirect to another host, none reflected as markup, none stored that is not valid', async () => {
  const site = await createTestSite({
    space: formsSpace(formFixture('default'), formFixture('steps')),
    newId: () => crypto.randomUUID(),
    bindings: { LINK_SECRET: 'a-secret-of-operators' },
  })
  const before = await rowsOf('SELECT count(*) AS n FROM submissions')
  await fc.assert(
    fc.asyncProperty(bodies, senders, async (sent, { origin: from, site: fetchSite, form, page, cookie }) => {
      const { body, type } = write(sent)
      const headers = {
        ...(from && { origin: from }),
        ...(fetchSite && { 'sec-fetch-site': fetchSite }),
        ...(type && { 'content-type': type }),
        ...(cookie && { cookie }),
      }
      const address = `/api/forms/${encodeURIComponent(form)}?page=${encodeURIComponent(page)}`
      const answer = await site.request(address, { method: 'POST', body, headers })
      const text = await answer.text()
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
      if (answer.headers.get('content-type')?.startsWith('text/html')) expect(text).not.toContain(marker)
      const isForeign = from !== origin && !(from === 'null' && fetchSite === 'same-origin')
      if (isForeign || (fetchSite && fetchSite !== 'same-origin')) expect(answer.status).toBe(403)
    }),
    { numRuns: loopCount(10_000) },
  )
  await site.settle()
  // No consent that was invented has the value of its wording, so none of these posts is complete.
  expect(await rowsOf('SELECT count(*) AS n FROM submissions')).toEqual(before)
  expect(JSON.stringify(site.log)).not.toContain('alert(1)')
}, 240_000)
