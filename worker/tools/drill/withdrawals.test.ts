import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInWords } from '../../../blocks/_kit/date-format.ts'
import { createTestOutbox } from '../../features/forms/testing/test-outbox.ts'
import { bucket, database, rowsOf } from '../../features/forms/testing/test-stores.ts'
import { declared, withdraw, withdrawalSpace } from '../../tests/setup/declarations.ts'
import { createFormSite } from '../../tests/setup/form-site.ts'
import { hasten } from '../../tests/setup/hasten.ts'
import { loopCount, loopTime } from '../../tests/setup/loop-count.ts'
import { faults } from './faults.ts'
import { type FaultName, faultNames } from './read-fault.ts'

/** Withdrawals in each fault. */
const count = loopCount(200, 200)

/** A site whose page was shown before one of its systems failed. */
async function createBrokenSite(fault: FaultName) {
  let isOn = false
  const site = await createFormSite({
    space: withdrawalSpace(),
    bindings: { MAILS_PER_SITE: '100000' },
    disturb: world => faults[fault](world, () => isOn),
  })
  await site.get('/contact/')
  // Everything read is older than the time after which it is read again.
  site.turnClock(120_000)
  isOn = true
  return site
}

const momentOf = (time: number) =>
  dayInWords(time, 'de', { dateStyle: 'long', timeStyle: 'full', timeZone: 'Europe/Berlin' })

async function empty(): Promise<void> {
  const tables = ['submissions', 'submission_keys', 'outbox', 'inbox']
  await database.batch(tables.map(table => database.prepare(`DELETE FROM ${table}`)))
  const { objects } = await bucket.list({ prefix: 'pending/' })
  await bucket.delete(objects.map(({ key }) => key))
}

describe(`${count} withdrawals in each fault`, () => {
  const moments = new Map<string, string>()
  beforeAll(empty)
  afterAll(empty)

  it.each(faultNames)(
    '%s: each has its receipt with the right second',
    async fault => {
      const site = await createBrokenSite(fault)
      for (let index = 0; index < count; index++) {
        site.turnClock(1_000)
        const named = `${fault} ${index}`
        const answers = { ...declared, contract: named, email: `ada-${fault}-${index}@example.org` }
        const work = async () => {
          const sent = await withdraw(site, answers)
          await site.settle()
          return sent
        }
        const { last, receipt } = await (fault.endsWith('hangs') ? hasten(work) : work())
        expect(last.status).toBe(200)
        const moment = momentOf(site.now())
        for (const said of [named, moment]) expect(receipt).toContain(said)
        moments.set(named, moment)
      }
    },
    loopTime(30_000),
  )

  it(
    'are delivered, each once, and their mails say the same second',
    async () => {
      const outbox = createTestOutbox()
      for (let sweep = 0; sweep < 5 + moments.size / 20; sweep++) {
        await outbox.sweep()
        outbox.turnClock(60_000)
      }
      const taken = [...outbox.receiver.taken.values()].map(
        body =>
          (JSON.parse(body) as { data: { fields: { name: string; value: string }[] } }).data.fields.find(
            ({ name }) => name === 'contract',
          )?.value,
      )
      expect(taken.sort()).toEqual([...moments.keys()].sort())
      expect(outbox.receiver.posts).toHaveLength(moments.size)
      const mails = await rowsOf('SELECT body FROM inbox')
      expect(mails).toHaveLength(moments.size)
      const texts = mails.map(({ body }) => (JSON.parse(String(body)) as { text: string }).text)
      for (const [contract, moment] of moments)
        expect(texts.filter(text => text.includes(`Vertrag: ${contract}\n`))).toEqual([
          expect.stringContaining(`Eingegangen: ${moment}\n`),
        ])
    },
    loopTime(60_000),
  )
})
