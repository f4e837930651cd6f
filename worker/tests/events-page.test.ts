import { describe, expect, it } from 'vitest'
import { uuidOf } from '../../kv-seed/story.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, withContent } from './setup/test-site.ts'

const evening = 'events/infoabend-dezember-2026'
const uuid = uuidOf(evening)

const createSite = (content: object = {}) =>
  createTestSite({ space: withContent(demoSpace, evening, own => ({ ...own, ...content })) })

/** Unfolded lines. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('the page of events', () => {
  it('lists those to come, and those of one kind by its address', async () => {
    const site = await createSite()
    const titles = async (path: string) =>
      [...(await site.get(path)).html.matchAll(/<h2 class="heading heading-h5">([^<]*)/g)].map(
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
        'URL:http://127.0.0.1:8787/en/#beratung',
      ]),
    )
    expect(one.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
  })

  it.each(['/kontakt/events.ics', '/nichts/events.ics', `/veranstaltungen/${uuidOf('none')}.ics`])(
    '%s is none',
    async address => {
      const site = await createSite()
      expect((await site.get(address)).status).toBe(404)
    },
  )
})
