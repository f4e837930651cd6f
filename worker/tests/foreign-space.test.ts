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
      expect(new Set(site.asked.map(address => new URL(address).host)).size).toBe(1)
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
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>zum Start<\/a>/)
    expect(html).toContain('<strong>fett</strong>')
  })
})
