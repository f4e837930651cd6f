import type { SentEvent } from '../../../blocks/_kit/sent-event.ts'
import { toBase64Json } from '../../core/base/http/cookies.ts'
import { recordsOf } from '../../features/forms/testing/test-stores.ts'
import { createTestSite, type TestSiteOptions } from './test-site.ts'

export const origin = 'http://127.0.0.1:8787'

const decided = { version: '00000000', id: 'receipt', time: 0 }

export const consentTo = (services: readonly string[]) =>
  `consent=${encodeURIComponent(toBase64Json({ categories: ['analytics'], services: { analytics: services }, ...decided }))}`

const granted = consentTo(['analytics'])

export const page = { template: 'page', language: 'de', path: '/bachelor/' } as const

export const interaction = {
  kind: 'interaction',
  page,
  ...{ eventname: 'contact', label: 'Rückruf', type: 'callback', position: 'contact_bubble', formstatus: '' },
} as const

export const session = '1795424400000-a1b2c3d4'

export const stored = () =>
  recordsOf('SELECT * FROM events ORDER BY id').then(rows =>
    rows.map(row =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '' && value !== 0)),
    ),
  )

export async function createSite(options: TestSiteOptions = {}) {
  await recordsOf('DELETE FROM events')
  const site = await createTestSite(options)
  async function post(
    body: unknown,
    headers: Record<string, string> = {},
    path = '/api/events',
  ): Promise<Response> {
    const init = {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        origin,
        'content-type': 'application/json',
        cookie: granted,
        'cf-ipcountry': 'CH',
        ...headers,
      },
    }
    const answer = await site.request(path, init)
    await site.settle()
    return answer
  }
  const send = (...events: SentEvent[]) => post({ session, events })
  return { ...site, post, send }
}
