import { describe, expect, it } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import { consentIn, sendPlain, sendScript, storedSubmissions } from './setup/form-site.ts'
import { uuidOf } from './setup/story.ts'
import { createTestSite, withContent } from './setup/test-site.ts'

const evening = 'veranstaltungen/infoabend-dezember-2026'
const uuid = uuidOf(evening)
const full = uuidOf('veranstaltungen/schreibwoche-2027')
const minute = 60_000
const end = Date.UTC(2026, 11, 9, 18, 45)

const createSite = (content: object = {}) =>
  createTestSite({
    space: withContent(demoSpace, evening, own => ({ ...own, ...content })),
    now: end - minute,
    newId: () => crypto.randomUUID(),
  })

/** The list of events on a page: its values, and the one that is chosen. */
function eventsIn(html: string) {
  const list = /<select [^>]*name="event"[\s\S]*?<\/select>/.exec(html)![0]
  const options = [...list.matchAll(/<option value="([^"]*)"([^>]*)>([^<]*)/g)]
  return {
    values: options.map(([, value]) => value),
    labels: options.map(([, , , label]) => label),
    // Without a selected option browsers choose the first, the placeholder.
    chosen: (options.find(([, , rest]) => rest!.includes('selected')) ?? options[0])?.[1],
  }
}

const versionIn = (html: string) => /name="_version" value="([^"]+)"/.exec(html)![1]!

const address = (event: string, path = '/kontakt/') => `${path}?subject=event&event=${event}`

const answers = {
  ...{ subject: 'event', event: uuid, firstName: 'Ada', lastName: 'Canaria', email: 'ada@example.com' },
  ...{ reply: 'email', message: 'Ich komme zu zweit.' },
}

describe('the form that keeps a place at an event', () => {
  it('offers the events to come, with the one that the link names', async () => {
    const site = await createSite()
    const { values, labels, chosen } = eventsIn((await site.get(address(uuid))).html)
    expect(chosen).toBe(uuid)
    expect(labels).toContain('Infoabend: Fernstudium neben dem Beruf (9. Dezember 2026)')
    expect(values.length).toBeGreaterThan(5)
    expect(values).not.toContain(full)
    expect(eventsIn((await site.get(address(uuid, '/en/contact/'))).html).labels).toContain(
      'Information evening: distance learning beside a job (9 December 2026)',
    )
  })

  it('offers none that is over, cancelled or unknown: another one has to be chosen', async () => {
    const site = await createSite()
    expect(eventsIn((await site.get(address(uuid))).html).chosen).toBe(uuid)
    site.turnClock(2 * minute)
    const { values, chosen } = eventsIn((await site.get(address(uuid))).html)
    expect([values.includes(uuid), chosen]).toEqual([false, ''])
    expect(eventsIn((await site.get(address('Infoabend'))).html).chosen).toBe('')
    const cancelled = await createSite({ status: 'cancelled' })
    expect(eventsIn((await cancelled.get(address(uuid))).html).values).not.toContain(uuid)
  })

  it('refuses one that ended while the form was open, and keeps what was typed', async () => {
    const site = await createSite()
    const { html: shown } = await site.get(address(uuid))
    await site.settle()
    const posted = { ...answers, privacy: consentIn(shown), _version: versionIn(shown) }
    site.turnClock(2 * minute)
    const plain = await sendPlain(site, posted, { form: 'contact', page: '/kontakt/' })
    const html = await plain.text()
    expect(plain.status).toBe(422)
    expect(html).toContain('Wird deine nicht angenommen, ist sie vorbei, abgesagt oder ausgebucht.')
    expect(html).toContain('Ich komme zu zweit.')
    expect(eventsIn(html).chosen).toBe('')
    const scripted = await sendScript(site, posted, { form: 'contact', page: '/kontakt/' })
    expect(scripted.status).toBe(422)
    expect(Object.keys(((await scripted.json()) as { errors: object }).errors)).toEqual(['event'])
  })

  it('tells staff and visitors the event by its name', async () => {
    const site = await createSite()
    const privacy = consentIn((await site.get(address(uuid))).html)
    const sent = await sendScript(site, { ...answers, privacy }, { form: 'contact', page: '/kontakt/' })
    expect(sent.status).toBe(200)
    expect(JSON.stringify(await storedSubmissions('contact'))).toContain(
      'Infoabend: Fernstudium neben dem Beruf (9. Dezember 2026)',
    )
  })
})
