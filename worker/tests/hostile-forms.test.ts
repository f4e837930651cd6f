import fc from 'fast-check'
import { expect, it } from 'vitest'
import { database, rowsOf } from '../features/forms/testing/test-stores.ts'
import { formFixture, formsSpace } from './setup/forms-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

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

/** Answers that the form accepts, without the consent, whose value is in its page. */
const complete = {
  firstName: 'Ada',
  lastName: 'Canaria',
  email: 'ada@example.com',
  reply: 'email',
  message: 'Wann?',
}

const bodies = fc.record({
  /** Whether the rest of the form is valid: complete answers, some of which are replaced. */
  isComplete: fc.boolean(),
  /** Sent twice. */
  isReplayed: fc.boolean(),
  fields: fc.array(fc.tuple(names, hostileText), { maxLength: 14 }),
  encoding: fc.constantFrom(
    ...(['urlencoded', 'urlencoded', 'json', 'json', 'multipart', 'multipart'] as const),
    ...(['text', 'large', 'broken'] as const),
  ),
})

const pages = [
  '/',
  '//evil.example/',
  '/%00/',
  '/../contact/',
  'https://evil.example/',
  marker,
  '/contact/?_storyblok=1',
]

/** Three of four requests come from a page of the site, so that the code after the first check is reached as well. */
const senders = fc.record({
  origin: fc.oneof(
    { weight: 6, arbitrary: fc.constant(origin) },
    fc.constantFrom(undefined, 'null', 'https://evil.example', 'http://127.0.0.1:8787.evil.example'),
  ),
  site: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('same-origin', undefined) },
    fc.constantFrom('cross-site', 'none'),
  ),
  form: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('enquiry', 'enquiry', 'application') },
    fc.constantFrom('nothing', '__proto__', 'constructor'),
  ),
  page: fc.oneof({ weight: 6, arbitrary: fc.constant('/contact/') }, fc.constantFrom(...pages)),
  cookie: fc.constantFrom('', 'draft=x', `draft=${'a'.repeat(40)}.${'b'.repeat(43)}`, `consent=${marker}`),
})

type Body = typeof bodies extends fc.Arbitrary<infer T> ? T : never

type Fields = readonly (readonly [name: string, text: string])[]

function write(fields: Fields, encoding: Body['encoding']): { body: BodyInit; type?: string } {
  if (encoding === 'json')
    return { body: JSON.stringify(Object.fromEntries(fields)), type: 'application/json' }
  if (encoding === 'text') return { body: JSON.stringify(fields), type: 'text/plain' }
  if (encoding === 'broken') return { body: '--x\r\nbroken', type: 'multipart/form-data; boundary=x' }
  if (encoding === 'large')
    return { body: `a=${'x'.repeat(1_000_000)}`, type: 'application/x-www-form-urlencoded' }
  if (encoding === 'urlencoded')
    return { body: new URLSearchParams(fields.map(([name, text]) => [name, text])) }
  const form = new FormData()
  // workerd writes no part whose name ends with a backslash.
  for (const [name, text] of fields) form.append(name.replaceAll('\\', ''), text)
  form.append('certificate', new File([marker], `${marker}.html`, { type: 'text/html' }))
  return { body: form }
}

/** React's timers, which end with a request, would pile up: all requests of a test are one for workerd, which allows 10,000. */
const endTimers = () => new Promise(resolve => setTimeout(resolve))

/** The answers of one body; those that replace or extend the complete answers come last. */
const fieldsOf = ({ fields, isComplete }: Body, privacy: string): Fields =>
  isComplete ? Object.entries({ ...complete, privacy, ...Object.fromEntries(fields) }) : fields

type Sender = typeof senders extends fc.Arbitrary<infer T> ? T : never

/** Whether the sender is no page of this site. */
const isForeign = ({ origin: from, site }: Sender): boolean =>
  (site !== undefined && site !== 'same-origin') ||
  (from !== origin && !((!from || from === 'null') && site === 'same-origin'))

const headersOf = ({ origin: from, site, cookie }: Sender) => ({
  ...(from && { origin: from }),
  ...(site && { 'sec-fetch-site': site }),
  ...(cookie && { cookie }),
})

/** Checks an answer; returns true if it says that the form was stored, and then checks its page as well. */
async function checkAnswer(answer: Response, sender: Sender, site: TestSite): Promise<boolean> {
  const text = await answer.text()
  const { status, headers } = answer
  const location = headers.get('location') ?? '/'
  expect(status).toBeLessThan(500)
  // The form's page, which names its rendered blocks, may be stored by the visitor's browser for the way back.
  expect(headers.get('cache-control')).toMatch(headers.has('x-render') ? /^private, no-cache$/ : /no-store/)
  expect(location).toMatch(/^\/(?![/\\])/)
  if (headers.get('content-type')?.startsWith('text/html')) expect(text).not.toContain(marker)
  if (isForeign(sender)) expect(status).toBe(403)
  if (!location.includes('sent=1')) return status === 200
  const own = { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
  expect((await site.get(location, own)).html).not.toContain(marker)
  return true
}

/** Checks that everything stored was complete and part of the form. */
function checkStored({ form, body }: Record<string, unknown>, privacy: string): void {
  const { values } = JSON.parse(String(body)) as { values: Record<string, string> }
  expect(form).toBe('enquiry')
  expect(values).toMatchObject({ privacy, reply: expect.stringMatching(/^(?:email|phone)$/) })
  const names = new Set([...Object.keys(complete), 'phone', 'privacy'])
  expect(Object.keys(values).filter(name => !names.has(name))).toEqual([])
  for (const name of ['firstName', 'lastName', 'message']) expect(values[name]).not.toBe('')
  expect(values.email).toMatch(/^[^\s@]+@[^\s@]+$/)
}

it('hostile posts: no failure, no redirect to another host, none reflected as markup, none stored that is not valid', async () => {
  const site = await createTestSite({
    space: formsSpace(formFixture('default'), formFixture('steps')),
    newId: () => crypto.randomUUID(),
    bindings: { LINK_SECRET: 'a-secret-of-operators' },
  })
  const privacy = /name="privacy"[^>]* value="([^"]+)"/.exec((await site.get('/contact/')).html)![1]!
  await database.exec('DELETE FROM submissions')
  const accepted = new Set<string>()
  const count = loopCount(10_000, 100)
  await fc.assert(
    fc.asyncProperty(bodies, senders, async (sent, sender) => {
      const { form, page, cookie } = sender
      const fields = fieldsOf(sent, privacy)
      const address = `/api/forms/${encodeURIComponent(form)}?page=${encodeURIComponent(page)}`
      for (let time = 0; time < (sent.isReplayed ? 2 : 1); time++) {
        const { body, type } = write(fields, sent.encoding)
        const headers = { ...headersOf(sender), ...(type && { 'content-type': type }) }
        const answer = await site.request(address, { method: 'POST', body, headers })
        if (await checkAnswer(answer, sender, site))
          accepted.add(JSON.stringify([form, fields, sent.encoding, cookie]))
      }
      await endTimers()
    }),
    { numRuns: count, seed: 31 },
  )
  await site.settle()
  const stored = await rowsOf('SELECT form, body FROM submissions')
  expect(stored.length).toBeGreaterThan(count / 100)
  // A submission that was sent twice is stored once.
  expect(stored.length).toBeLessThanOrEqual(accepted.size)
  for (const row of stored) checkStored(row, privacy)
  expect(JSON.stringify(site.log)).not.toContain('alert(1)')
}, 480_000)

it.each([
  ['\u{F0002}0\u{F0003}', '0'],
  [
    '\u{F0000}%7B%22kind%22%3A%22text%22%2C%22template%22%3A%22other%22%7D\u{F0001}',
    '%7B%22kind%22%3A%22text%22%2C%22template%22%3A%22other%22%7D',
  ],
])('an answer with marks of the renderer (%j) comes back in its form, without them', async (typed, shown) => {
  const site = await createTestSite({ space: formsSpace(formFixture('default')) })
  const body = new URLSearchParams({ firstName: `Ada${typed}` })
  const headers = { origin, accept: 'text/html' }
  const answer = await site.request('/api/forms/enquiry?page=/contact/', { method: 'POST', body, headers })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(`name="firstName" value="Ada${shown}"`)
  expect(site.log.filter(({ event }) => event === 'block-lost')).toEqual([])
})
