import { beforeEach, describe, expect, it } from 'vitest'
import type { Submission } from '../submission.ts'
import { sampleKey, sampleSubmission, sampleTime } from '../testing/sample-submission.ts'
import { createTestOutbox, receiverUrl } from '../testing/test-outbox.ts'
import { createTestStore, database, rowsOf, withMethods } from '../testing/test-stores.ts'
import { delayAfter } from './process-outbox.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE

async function store(id: string, changes: Partial<Submission> = {}) {
  const saved = await createTestStore().store.save(sampleSubmission(id, changes), sampleKey(id))
  if (saved.kind !== 'stored') throw new Error('not stored')
  return { submission: id }
}

const deliveryOf = async (id: string) =>
  (await rowsOf('SELECT state, attempts, reason FROM outbox WHERE id = ?1', `${id}:delivery`))[0]

// Rows of other tests' receivers are removed, and so are the counts of mails per address.
beforeEach(async () => void (await database.exec('DELETE FROM outbox')))

describe('a delivery', () => {
  it('holds what the visitor saw and chose, signed, under the id of the submission', async () => {
    const { consume, receiver } = createTestOutbox()
    const files = [
      { field: 'cv', key: 'files/1', filename: 'Lebenslauf.pdf', type: 'application/pdf', bytes: 9 },
    ]
    expect(await consume(await store('d1', { files }))).toEqual(['ack'])
    const [post] = receiver.posts
    expect(post?.address).toBe(receiverUrl)
    expect(post?.headers.get('webhook-id')).toBe('d1')
    expect(JSON.parse(receiver.taken.get('d1') ?? '')).toEqual({
      type: 'form.submitted',
      timestamp: '2026-11-23T09:00:00.000Z',
      data: {
        id: 'd1',
        reference: 'R-d1',
        form: 'contact',
        formKey: 'crm-contact',
        version: 'v1',
        unit: 'dach',
        language: 'de',
        page: '/kontakt/',
        fields: [
          { name: 'name', kind: 'text', label: 'Ihr Name', value: 'Ada Beispiel' },
          { name: 'email', kind: 'email', label: 'E-Mail', value: 'ada@example.org' },
          { name: 'topic', kind: 'dropdown', label: 'Thema', value: 'advice', chosen: ['Beratung'] },
        ],
        consents: [{ name: 'agree', wording: 'Ich willige in die Beratung per E-Mail ein.', given: true }],
        files: [
          {
            field: 'cv',
            filename: 'Lebenslauf.pdf',
            type: 'application/pdf',
            bytes: 9,
            url: expect.stringMatching(
              /^https:\/\/www\.tannhagen\.example\/api\/forms\/files\/1\?_link=[\w.-]+$/,
            ),
            expires: '2026-11-30T09:00:00.000Z',
          },
        ],
      },
    })
    expect(await deliveryOf('d1')).toMatchObject({ state: 'done', attempts: 1 })
  })

  const failures = [
    [500, 'answered 500'],
    [302, 'answered 302'],
    ['hang', 'no answer in time'],
    ['reset', 'no connection'],
  ] as const
  it.each(failures)('that meets %s is tried again later', async (treatment, reason) => {
    const { consume, receiver, turnClock, sweep, log } = createTestOutbox(post =>
      post === 1 ? treatment : 204,
    )
    const id = `again-${treatment}`
    expect(await consume(await store(id))).toEqual([11])
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', attempts: 1, reason })
    expect(log).toMatchObject([{ event: 'outbox-retry', kind: 'delivery', form: 'contact', reason }])
    await sweep()
    expect(receiver.posts).toHaveLength(1)
    turnClock(11_000)
    await sweep()
    expect(receiver.posts).toHaveLength(2)
    expect(receiver.posts.map(({ address }) => address)).toEqual([receiverUrl, receiverUrl])
    expect(await deliveryOf(id)).toMatchObject({ state: 'done' })
  })

  it('is given up after the last attempt, and never tried again by itself', async () => {
    const { sweep, turnClock, receiver, log } = createTestOutbox(() => 500)
    await store('never')
    let mostAttempts = 1
    while (delayAfter(mostAttempts) !== undefined) mostAttempts++
    for (let attempt = 0; attempt < mostAttempts + 5; attempt++) {
      await sweep()
      turnClock(DAY)
    }
    expect(receiver.posts).toHaveLength(mostAttempts)
    expect(await deliveryOf('never')).toMatchObject({ state: 'failed', reason: 'answered 500' })
    expect(log.at(-1)).toMatchObject({ event: 'outbox-failed', attempts: mostAttempts })
  })

  it('goes to the submission’s own target where the operator lists its origin', async () => {
    const targets = ['https://apply.example']
    const { consume, receiver } = createTestOutbox(undefined, { targets })
    await consume(
      await store('t1', { target: 'https://apply.example/in' }),
      await store('t2', { target: 'https://apply.example.evil.example/in' }),
    )
    expect(receiver.posts.map(({ address }) => address)).toEqual(['https://apply.example/in'])
    expect(await deliveryOf('t2')).toMatchObject({ state: 'waiting', reason: 'target is not listed' })
  })

  it('without a receiver stays in the database; without a secret it waits', async () => {
    const nowhere = createTestOutbox(undefined, { url: undefined })
    expect(await nowhere.consume(await store('n1'))).toEqual(['ack'])
    expect(await deliveryOf('n1')).toMatchObject({ state: 'kept', reason: 'no receiver' })
    const unsigned = createTestOutbox(undefined, { keys: undefined })
    await unsigned.consume(await store('n2'))
    expect(await deliveryOf('n2')).toMatchObject({ state: 'waiting', reason: 'no secret' })
    expect(unsigned.receiver.posts).toEqual([])
  })
})

describe('the lease of a row', () => {
  it('gives it to one of those who take at once', async () => {
    const { consume, sweep, receiver } = createTestOutbox()
    const message = await store('leased')
    await Promise.all([consume(message), consume(message), sweep(), sweep(), consume(message)])
    expect(receiver.posts.filter(({ headers }) => headers.get('webhook-id') === 'leased')).toHaveLength(1)
  })

  it('ends by itself where the worker stopped in between', async () => {
    let stops = true
    const batch: D1Database['batch'] = async statements => {
      // Settling is a batch of one statement.
      if (stops && statements.length === 1) throw new Error('D1_ERROR: stopped')
      return database.batch<never>(statements)
    }
    const { consume, sweep, turnClock, receiver, log } = createTestOutbox(undefined, {
      database: withMethods(database, { batch }),
    })
    expect(await consume(await store('stopped', { mails: [] }))).toEqual([60])
    expect(log).toEqual([{ event: 'outbox-stalled', reason: 'D1_ERROR' }])
    stops = false
    await sweep()
    expect(receiver.posts).toHaveLength(1)
    turnClock(MINUTE)
    await sweep()
    expect(receiver.posts.map(({ headers }) => headers.get('webhook-id'))).toEqual(['stopped', 'stopped'])
    expect(receiver.taken.size).toBe(1)
    expect(await deliveryOf('stopped')).toMatchObject({ state: 'done', attempts: 2 })
  })
})

describe('a message of the queue', () => {
  it('that names nothing is acknowledged, and does not keep the others', async () => {
    const { consume, receiver } = createTestOutbox()
    const results = await consume({ submission: 'unknown' }, 'x', null, await store('q1'))
    expect(results).toEqual(['ack', 'ack', 'ack', 'ack'])
    expect(receiver.taken.has('q1')).toBe(true)
  })

  it('comes again when the database fails', async () => {
    const prepare: D1Database['prepare'] = () => {
      throw new Error('D1_ERROR: ada@example.org')
    }
    const { consume, log } = createTestOutbox(undefined, { database: withMethods(database, { prepare }) })
    expect(await consume({ submission: 'x' })).toEqual([60])
    expect(JSON.stringify(log)).not.toContain('example.org')
  })
})

describe('a mail', () => {
  it('is in the inbox once where no mail service is configured', async () => {
    const { consume, sweep } = createTestOutbox()
    const message = await store('m1')
    await consume(message, message)
    await sweep()
    const mails = await rowsOf("SELECT recipient, body FROM inbox WHERE submission = 'm1'")
    expect(mails).toMatchObject([{ recipient: 'ada@example.org' }])
    expect(JSON.parse(String(mails[0]?.body))).toMatchObject({ subject: 'Danke', text: 'Wir melden uns.' })
  })

  it('goes out by the mail service, whose failures are tried again', async () => {
    const sent: unknown[] = []
    let isDown = true
    const send = async (message: unknown) => {
      if (isDown) throw new Error('ada@example.org')
      sent.push(message)
      return { messageId: '1' }
    }
    const { consume, sweep, turnClock } = createTestOutbox(undefined, {
      email: { send },
      from: 'info@tannhagen.example',
    })
    expect(await consume(await store('m2'))).toEqual([11])
    isDown = false
    turnClock(MINUTE)
    await sweep()
    expect(sent).toEqual([
      {
        ...{
          from: 'info@tannhagen.example',
          to: 'ada@example.org',
          subject: 'Danke',
          text: 'Wir melden uns.',
        },
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    ])
    expect(await rowsOf("SELECT id FROM inbox WHERE submission = 'm2'")).toEqual([])
  })

  it('to the provider is answered to the visitor', async () => {
    const sent: unknown[] = []
    const send = async (message: unknown) => {
      sent.push(message)
      return { messageId: '1' }
    }
    const { consume } = createTestOutbox(undefined, { email: { send }, from: 'info@tannhagen.example' })
    const mail = { kind: 'notification', to: 'office@example.org', subject: 'S', text: '' } as const
    const mails = ['ada@example.org', 'ada@example.org\r\nBcc: all@evil.example', undefined].map(replyTo => ({
      ...mail,
      replyTo,
    }))
    await consume(await store('m4', { mails }))
    expect(sent.map(message => (message as { replyTo?: string }).replyTo)).toEqual([
      'ada@example.org',
      undefined,
      undefined,
    ])
  })

  it.each([
    ['E_RECIPIENT_SUPPRESSED', 'on a list', 'undeliverable', 'failed'],
    ['E_VALIDATION_ERROR', 'two dots', 'undeliverable', 'failed'],
    [undefined, '550 5.1.1 no such user', 'undeliverable', 'failed'],
    [undefined, '552 5.2.2 mailbox full', 'waiting', 'waiting'],
    ['E_RECIPIENT_NOT_ALLOWED', 'the binding', 'waiting', 'waiting'],
    ['E_RATE_LIMIT_EXCEEDED', 'later', 'waiting', 'waiting'],
  ])(
    'that is refused (%s, %s) ends as %s for a visitor, as %s for the provider',
    async (code, message, own, staff) => {
      const send = async () => {
        throw Object.assign(new Error(message), code && { code })
      }
      const { consume, log } = createTestOutbox(undefined, {
        email: { send },
        from: 'info@tannhagen.example',
      })
      const mail = { to: 'ada@example.org', subject: 'S', text: '' }
      const mails = [
        { ...mail, kind: 'receipt' },
        { ...mail, kind: 'notification' },
      ] as const
      await consume(await store('refused', { mails }))
      const states = await rowsOf(
        "SELECT state FROM outbox WHERE submission = 'refused' AND kind = 'mail' ORDER BY position",
      )
      expect(states.map(({ state }) => state)).toEqual([own, staff])
      expect(JSON.stringify(log)).not.toContain('example.org')
      expect(log.some(({ event }) => event === 'mail-undeliverable')).toBe(own === 'undeliverable')
    },
  )

  it('has no header that a visitor wrote', async () => {
    const sent: unknown[] = []
    const send = async (message: unknown) => {
      sent.push(message)
      return { messageId: '1' }
    }
    const { consume } = createTestOutbox(undefined, { email: { send }, from: 'info@tannhagen.example' })
    const mail = { kind: 'receipt', subject: 'Hallo\r\nBcc: all@evil.example', text: '' } as const
    const mails = [
      { ...mail, to: 'ada@example.org' },
      { ...mail, to: 'ada@example.org\r\nBcc: all@evil.example' },
      { ...mail, to: 'ada@example.org, all@evil.example' },
    ]
    await consume(await store('m3', { mails }))
    expect(sent).toMatchObject([{ to: 'ada@example.org', subject: 'Hallo Bcc: all@evil.example' }])
    const failed = await rowsOf(
      "SELECT reason FROM outbox WHERE submission = 'm3' AND state = 'undeliverable'",
    )
    expect(failed).toEqual([{ reason: 'no mail address' }, { reason: 'no mail address' }])
  })
})

describe('a submission that is held', () => {
  it('is delivered by neither queue nor schedule', async () => {
    const { consume, sweep, receiver } = createTestOutbox()
    await consume(await store('h1', { held: 'trap', created: sampleTime }))
    await sweep()
    expect(receiver.taken.has('h1')).toBe(false)
    expect(await rowsOf("SELECT id FROM inbox WHERE submission = 'h1'")).toEqual([])
  })
})
