import { afterEach, describe, expect, it, vi } from 'vitest'
import { createForeignSite } from './setup/foreign-space.ts'
import { samplePicture } from './setup/sample-picture.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the space of a customer', () => {
  it.each(['eu', 'us', 'ca', 'ap', 'cn'] as const)(
    'of region %s is read through the delivery API of that region',
    async region => {
      const site = await createForeignSite({ region })
      const { status, html } = await site.get('/')
      expect([status, html.includes('>Start</h1>')]).toEqual([200, true])
      expect(html).toContain('Fremd')
      expect(new Set(site.requested.map(address => new URL(address).host)).size).toBe(1)
      expect(site.log.filter(({ event }) => event === 'source-failed')).toEqual([])
    },
  )

  it.each([
    ['eu', '//img2.storyblok.com/600x0/smart/f/286711/2000x1500/ab/campus.jpg', 'a.storyblok.com'],
    [
      'us',
      'https://s3.amazonaws.com/a-us.storyblok.com/f/286711/2000x1500/ab/campus.jpg',
      'a-us.storyblok.com',
    ],
    ['ca', 'https://a-ca.storyblok.com/f/286711/2000x1500/ab/campus.jpg', 'a-ca.storyblok.com'],
    ['ap', '//a-ap.storyblok.com/f/286711/2000x1500/ab/campus.jpg', 'a-ap.storyblok.com'],
    ['cn', 'https://a.storyblokchina.cn/f/286711/2000x1500/ab/campus.jpg', 'a.storyblokchina.cn'],
  ] as const)('of region %s shows its pictures', async (region, filename, host) => {
    const asset = {
      id: 9_001,
      alt: 'Der Campus',
      name: '',
      focus: null,
      title: null,
      filename,
      copyright: null,
      fieldtype: 'asset',
      meta_data: {},
      is_external_url: false,
    }
    const text = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'image', attrs: { id: 9_001, alt: 'Im Text', src: `${filename}/m/200x0`, title: null } },
          ],
        },
      ],
    }
    const direct = `https://${host}/f/286711/2000x1500/ab/campus.jpg`
    const site = await createForeignSite({
      region,
      stories: [
        {
          full_slug: 'campus',
          content: {
            component: 'page',
            body: [
              { _uid: 'h', component: 'hero', type: 'half', headline: 'Campus', image: asset },
              { _uid: 't', component: 'rich-text', content: text },
            ],
          },
        },
      ],
      files: { [direct]: () => new Response(samplePicture(), { headers: { 'content-type': 'image/png' } }) },
    })
    const { status, html } = await site.get('/campus/')
    expect(status).toBe(200)
    for (const alt of ['Der Campus', 'Im Text']) {
      const [, path] = new RegExp(`<img[^>]* src="([^"]+)"[^>]* alt="${alt}"`).exec(html)!
      expect([alt, decodeURIComponent(path!).endsWith(direct)]).toEqual([alt, true])
      const picture = await site.request(path!.replaceAll('&amp;', '&'), {})
      expect(picture.status).toBe(200)
      await picture.body?.cancel()
    }
    expect(html).toMatch(/<img[^>]* alt="Im Text" width="2000" height="1500"/)
    await site.settle()
  })

  it('has links and running text as older spaces hold them', async () => {
    const site = await createForeignSite({
      stories: [
        {
          full_slug: 'studium/ablauf',
          content: {
            _uid: '5d0b7a52-27f0-4b8e-9c1d-0b0c4a7d1f63',
            component: 'page',
            body: [
              { _uid: '1', component: 'headline', text: 'Ablauf', level: 'h1' },
              {
                _uid: '2',
                component: 'rich-text',
                content: {
                  type: 'doc',
                  content: [
                    {
                      type: 'paragraph',
                      content: [
                        {
                          text: 'zum Start',
                          type: 'text',
                          marks: [
                            {
                              type: 'link',
                              attrs: {
                                href: '/home',
                                uuid: '0c0e2ab1-5f2c-4f7b-a3f1-2a6bd9a7d2b3',
                                anchor: null,
                                target: '_self',
                                linktype: 'story',
                                custom: { rel: 'nofollow', title: 'Anfang' },
                              },
                            },
                          ],
                        },
                        { type: 'hard_break' },
                        { text: 'fett', type: 'text', marks: [{ type: 'bold' }] },
                      ],
                    },
                    { type: 'paragraph' },
                  ],
                },
              },
            ],
          },
        },
      ],
    })
    const { status, html } = await site.get('/studium/ablauf/')
    expect(status).toBe(200)
    expect(html).toMatch(/<a title="Anfang" href="\/" rel="nofollow">zum Start<\/a>/)
    expect(html).toContain('<strong>fett</strong>')
  })

  describe('has times', () => {
    const event = (own: object) => ({
      full_slug: 'termine/infoabend',
      content: {
        _uid: '0c9a4c3e-52f1-4f0a-8d2e-0a7c5e7b9d11',
        component: 'event',
        title: 'Infoabend',
        location: 'Aula',
        startsAt: '2026-12-09 17:30',
        endsAt: '2026-12-09 19:00',
        ...own,
      },
    })
    const page = '/termine/infoabend/'
    const times = (html: string) =>
      /<time dateTime="([^"]*)">([\s\S]*?)<\/time>/
        .exec(html)!
        .slice(1)
        .map(text => text.replace(/<[^>]*>/g, '').replace(/[\s\u2009\u202f]+/g, ' '))

    it.each<[own: object, bindings: Record<string, string>, moment: string, written: string]>([
      // As the picker stores them.
      [{}, {}, '2026-12-09T17:30:00.000Z', 'Mittwoch, 9. Dezember 2026, 18:30–20:00 Uhr'],
      [
        {},
        { CONTENT_TIME_ZONE: 'Europe/Berlin' },
        '2026-12-09T16:30:00.000Z',
        'Mittwoch, 9. Dezember 2026, 17:30–19:00 Uhr',
      ],
      [
        { startsAt: '2026-12-09T17:30:00.000+03:00' },
        { CONTENT_TIME_ZONE: 'Europe/Berlin' },
        '2026-12-09T14:30:00.000Z',
        'Mittwoch, 9. Dezember 2026, 15:30–19:00 Uhr',
      ],
      [
        {},
        { TIME_ZONE: 'Europe/London' },
        '2026-12-09T17:30:00.000Z',
        'Mittwoch, 9. Dezember 2026, 17:30–19:00 Uhr',
      ],
      [
        { startsAt: '2026-12-09', endsAt: '' },
        {},
        '2026-12-08T23:00:00.000Z',
        'Mittwoch, 9. Dezember 2026, 0:00 Uhr',
      ],
      [{ online: true }, {}, '2026-12-09T17:30:00.000Z', 'Mittwoch, 9. Dezember 2026, 18:30–20:00 Uhr MEZ'],
      [
        { timeZone: 'Europe/London' },
        {},
        '2026-12-09T17:30:00.000Z',
        'Mittwoch, 9. Dezember 2026, 17:30–19:00 Uhr GMT+0',
      ],
      [
        { startsAt: '2027-07-09 16:30', endsAt: '2027-07-09 15:00' },
        {},
        '2027-07-09T16:30:00.000Z',
        'Freitag, 9. Juli 2027, 18:30 Uhr',
      ],
    ])('%j with %j: %s', async (own, bindings, moment, written) => {
      const site = await createForeignSite({ stories: [event(own)], bindings })
      const { html } = await site.get(page)
      expect(times(html)).toEqual([moment, written])
      expect(html).toContain(`"startDate":"${moment}"`)
    })

    it('in its calendar, which tells when it was published last', async () => {
      const story = { ...event({}), published_at: '2026-11-20T08:00:00.000Z' }
      const site = await createForeignSite({ stories: [story] })
      const uuid = site.space.stories.find(({ draft }) => draft.full_slug === story.full_slug)!.draft.uuid
      const { html } = await site.get(`${page}${uuid}.ics`)
      for (const line of [
        'DTSTART:20261209T173000Z',
        'DTEND:20261209T190000Z',
        'LAST-MODIFIED:20261120T080000Z',
      ])
        expect(html.split('\r\n')).toContain(line)
    })

    it('in articles, countdowns and campaigns', async () => {
      const article = {
        full_slug: 'aktuelles/neu',
        published_at: '2026-11-20T08:00:00.000Z',
        content: {
          component: 'page',
          topic: 'advice',
          // A minute before midnight in Berlin.
          publishedOn: '2026-11-18 22:59',
          body: [
            { _uid: '1', component: 'headline', text: 'Neu', level: 'h1' },
            {
              _uid: '2',
              component: 'countdown',
              startDate: '2026-12-15 17:00',
              showStart: true,
              atText: 'um',
              timeText: 'Uhr',
            },
          ],
        },
      }
      const campaign = {
        full_slug: 'settings/campaigns/all',
        content: {
          component: 'campaign',
          placements: ['header'],
          titleDesktop: 'Angebot bis neun',
          endsAt: '2026-11-21 09:00',
        },
      }
      const at = Date.UTC(2026, 10, 21, 8, 59)
      const html = async (now: number) =>
        (await (await createForeignSite({ stories: [article, campaign], now })).get('/aktuelles/neu/')).html
      const before = await html(at)
      expect(before).toContain('15. Dezember 2026 um 18:00 Uhr')
      expect(before).toContain(
        '"datePublished":"2026-11-18T22:59:00.000Z","dateModified":"2026-11-20T08:00:00.000Z"',
      )
      expect(before).toContain('Angebot bis neun')
      expect(await html(at + 60_000)).not.toContain('Angebot bis neun')
    })
  })
})
