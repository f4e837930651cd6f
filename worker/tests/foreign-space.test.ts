import { afterEach, describe, expect, it, vi } from 'vitest'
import { createForeignSite } from './setup/foreign-space.ts'

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
