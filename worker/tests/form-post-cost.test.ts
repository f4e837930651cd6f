import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { consentIn, createFormSite, enquiry, sendPlain, sendScript } from './setup/form-site.ts'
import { notedDatabase } from './setup/noted-database.ts'

it.each([
  ['without script', sendPlain, 303],
  ['by script', sendScript, 200],
] as const)(
  'a form that is posted %s takes at most two round trips to the database',
  async (_, send, status) => {
    let trips = 0
    const noting = {
      note: () => undefined,
      call: <T>(work: () => Promise<T>) => {
        trips++
        return work()
      },
    }
    const site = await createFormSite({
      bindings: { DB: notedDatabase(env.DB!, noting), INDEX: notedDatabase(env.INDEX!, noting) },
    })
    const { html } = await site.get('/contact/')
    await site.get('/contact/')
    trips = 0
    const answer = await send(site, { ...enquiry, privacy: consentIn(html) })
    expect(answer.status).toBe(status)
    expect(trips).toBeGreaterThan(0)
    expect(trips).toBeLessThanOrEqual(2)
    await answer.arrayBuffer()
    await site.settle()
  },
)
