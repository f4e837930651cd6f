import { describe, expect, it } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import { uuidOf } from './setup/story.ts'
import { createTestSite, withContent, withStory } from './setup/test-site.ts'

const evening = 'veranstaltungen/infoabend-dezember-2026'
const address = `/${evening}/`
const uuid = uuidOf(evening)

const createSite = (content: object = {}) =>
  createTestSite({ space: withContent(demoSpace, evening, own => ({ ...own, ...content })) })

/** Unfolded lines. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('the page of events', () => {
  it('lists those to come, and those of one kind by its address', async () => {
    const site = await createSite()
    const titles = async (path: string) =>
      [...(await site.get(path)).html.matchAll(/<h3 class="heading heading-h5"><a [^>]*>([^<]*)/g)].map(
        ([, title]) => title,
      )
    const all = await titles('/veranstaltungen/')
    expect(all[0]).toBe('Infoabend: Fernstudium neben dem Beruf')
    expect(all.length).toBeGreaterThan(5)
    const online = await titles('/en/events/?where=online')
    expect(online[0]).toBe('Information evening: distance learning beside a job')
    expect(online.length).toBeLessThan(all.length)
    expect((await site.get('/veranstaltungen/?where=online')).headers.get('x-robots-tag')).toBe('noindex')
  })

  it('says what was cancelled, and so does its calendar', async () => {
    const site = await createSite({ status: 'cancelled' })
    expect((await site.get('/veranstaltungen/')).html).toContain(
      '<strong class="event-status">Abgesagt</strong>',
    )
    expect(linesOf((await site.get(`/veranstaltungen/${uuid}.ics`)).html)).toContain('STATUS:CANCELLED')
  })
})

describe('the calendar of events', () => {
  it('has all of them, or one, in the language of the page', async () => {
    const site = await createSite()
    const { status, headers, html } = await site.get('/veranstaltungen/events.ics')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(linesOf(html).filter(line => line === 'BEGIN:VEVENT').length).toBeGreaterThan(5)
    const one = linesOf((await site.get(`/en/events/${uuid}.ics`)).html)
    expect(one).toEqual(
      expect.arrayContaining([
        `UID:${uuid}@127.0.0.1`,
        'DTSTART:20261209T173000Z',
        'DTEND:20261209T184500Z',
        'SUMMARY:Information evening: distance learning beside a job',
        'URL:http://127.0.0.1:8787/en/events/information-evening-december-2026/',
      ]),
    )
    expect(one.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
  })

  it('says when an event was changed, and no end that is before its beginning', async () => {
    const changed = withStory(demoSpace, evening, story => ({
      ...story,
      published_at: '2026-11-20T08:00:00.000Z',
      content: { ...story.content, endsAt: '2026-12-09T09:00:00Z' },
    }))
    const site = await createTestSite({ space: changed })
    for (const path of [`/veranstaltungen/${uuid}.ics`, `${address}${uuid}.ics`]) {
      const lines = linesOf((await site.get(path)).html)
      expect(lines).toContain('LAST-MODIFIED:20261120T080000Z')
      expect(lines).toContain('SEQUENCE:217324800')
      expect(lines.join()).not.toContain('DTEND')
    }
    expect(eventsIn((await site.get(address)).html)[0]).not.toHaveProperty('endDate')
  })

  it.each([
    ['//veranstaltungen/events.ics', 308, '/veranstaltungen/events.ics'],
    [`/de/veranstaltungen/${uuid}.ics`, 308, `/veranstaltungen/${uuid}.ics`],
    ['/en/veranstaltungen/events.ics', 301, '/en/events/events.ics'],
  ])('%s leads to its one address: %d %s', async (address, status, location) => {
    const site = await createSite()
    const answer = await site.get(address)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })

  it.each(['/kontakt/events.ics', '/nichts/events.ics', `/veranstaltungen/${uuidOf('none')}.ics`])(
    '%s is none',
    async address => {
      const site = await createSite()
      expect((await site.get(address)).status).toBe(404)
    },
  )
})

/** Just before the evening ends, in milliseconds after the beginning of a test. */
const untilItsEnd = Date.parse('2026-12-09T18:44:00Z') - Date.parse('2026-11-21T09:00:00Z')
const eventsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)/g)]
    .flatMap(([, json]) => JSON.parse(json!)['@graph'] as { '@type': string }[])
    .filter(thing => thing['@type'] === 'Event')
const robotsIn = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]

describe('the page of an event', () => {
  it('says what it is, when and where, in its languages, and is what lists lead to', async () => {
    const site = await createSite()
    const german = (await site.get(address)).html
    expect(german).toMatch(/<h1[^>]*>(?:<[^>]*>)*Infoabend: Fernstudium neben dem Beruf</)
    expect(german).toMatch(/Mittwoch, 9. Dezember 2026, (?:<[^>]*>)?18:30–19:45/)
    expect(german).toContain(`href="${address}${uuid}.ics"`)
    expect(german).toContain('href="/veranstaltungen/"')
    const english = (await site.get('/en/events/information-evening-december-2026/')).html
    expect(english).toMatch(/Wednesday,? 9 December 2026, (?:<[^>]*>)?18:30–19:45/)
    expect((await site.get('/veranstaltungen/')).html).toContain(`href="${address}"`)
    expect((await site.get('/sitemap.xml')).html).toContain(`<loc>http://127.0.0.1:8787${address}</loc>`)
  })

  it('tells search engines when and where it is', async () => {
    const site = await createSite()
    expect(eventsIn((await site.get(address)).html)).toMatchObject([
      {
        name: 'Infoabend: Fernstudium neben dem Beruf',
        startDate: '2026-12-09T17:30:00.000Z',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        url: `http://127.0.0.1:8787${address}`,
      },
    ])
    expect(eventsIn((await site.get('/veranstaltungen/offenes-haus-berlin/')).html)).toMatchObject([
      { location: [{ '@type': 'Place', name: 'Campus Berlin' }] },
    ])
  })

  it('names room and place, also in lists and calendars, and leads to the page of the place', async () => {
    const site = await createSite()
    const room = 'Campus Berlin, Raum 2.07'
    const path = '/veranstaltungen/probevorlesung-berlin/'
    const own = `${path}${uuidOf('veranstaltungen/probevorlesung-berlin')}.ics`
    expect((await site.get(path)).html).toMatch(new RegExp(`href="/campus/berlin/"[^>]*>${room}<`))
    expect((await site.get('/veranstaltungen/')).html).toContain(`<p>${room}</p>`)
    expect(linesOf((await site.get(own)).html)).toContain(String.raw`LOCATION:Campus Berlin\, Raum 2.07`)
    expect((await site.get('/campus/berlin/')).html).toContain('Campustag Berlin')
    expect((await site.get('/en/events/trial-lecture-berlin/')).html).toContain('>Berlin campus, room 2.07<')
  })

  it('names the place behind a room that stands alone', async () => {
    const place = { location: 'Raum 2.07', venue: uuidOf('campus/berlin') }
    expect((await (await createSite(place)).get(address)).html).toContain('>Raum 2.07, Campus Berlin<')
    const whole = { ...place, location: 'Im Campus Berlin' }
    expect((await (await createSite(whole)).get(address)).html).toContain('>Im Campus Berlin<')
  })

  it('of one that is cancelled says so everywhere, and nobody can register', async () => {
    const site = await createSite({ status: 'cancelled' })
    const { html } = await site.get(address)
    expect(html).toContain('Diese Veranstaltung ist abgesagt.')
    expect(html).not.toContain('Platz sichern</span>')
    expect(eventsIn(html)).toMatchObject([{ eventStatus: 'https://schema.org/EventCancelled' }])
  })

  it('stays when it is over, and says so; search engines are told to forget it', async () => {
    const site = await createSite()
    await site.get('/sitemap.xml')
    site.turnClock(untilItsEnd)
    expect(robotsIn((await site.get(address)).html)).toBe('index')
    site.turnClock(61_000)
    const { status, html } = await site.get(address)
    expect([status, robotsIn(html)]).toEqual([200, 'noindex'])
    expect(html).toContain('Diese Veranstaltung ist vorbei.')
    expect(eventsIn(html)).toEqual([])
    await site.get('/sitemap.xml')
    await site.settle()
    expect((await site.get('/sitemap.xml')).html).not.toContain(address)
  })

  it('has a calendar of its own, and of no other', async () => {
    const site = await createSite()
    expect(linesOf((await site.get(`${address}${uuid}.ics`)).html)).toContain(`UID:${uuid}@127.0.0.1`)
    for (const name of ['events', uuidOf('none')])
      expect((await site.get(`${address}${name}.ics`)).status).toBe(404)
  })
})
