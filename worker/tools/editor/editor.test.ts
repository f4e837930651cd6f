import { describe, expect, it } from 'vitest'
import { memoryVersionStore } from '../../core/content/version/version-store.ts'
import { withMethods } from '../../features/forms/testing/test-stores.ts'
import { testKv } from '../../tests/setup/test-kv.ts'
import type { TestSite } from '../../tests/setup/test-site.ts'
import { createEmbeddedSite } from '../content-api/testing/embedded-site.ts'
import { type Answer, bachelor, call, headline, page } from './testing/call-editor.ts'

/** Saves a draft that began with the present one. */
async function save(site: TestSite, id: number, content: object): Promise<Answer> {
  const { body } = await call(site, `stories/${id}`)
  return call(site, `stories/${id}`, 'PUT', { content, revision: body.revision })
}

describe('the embedded editor', () => {
  it('lists the stories, and describes a form for every component', async () => {
    const site = await createEmbeddedSite()
    const { body: stories } = await call(site, 'stories')
    expect(stories).toContainEqual(expect.objectContaining({ slug: 'bachelor', state: 'published' }))
    const { body: forms } = await call(site, 'forms')
    const form = (forms as unknown as { name: string; fields: object[] }[]).find(
      ({ name }) => name === 'headline',
    )
    expect(form?.fields).toContainEqual(
      expect.objectContaining({ name: 'text', type: 'text', required: true, translatable: true }),
    )
  })

  it('saves for editors, publishes for everybody, takes away from visitors', async () => {
    const site = await createEmbeddedSite()
    expect((await site.get('/bachelor/')).html).toContain('Bachelor')
    const saved = await save(site, bachelor.id, page(headline('Entworfen')))
    expect(saved.body).toMatchObject({ state: 'changed' })
    expect((await site.get('/bachelor/')).html).not.toContain('Entworfen')
    site.turnClock(5_000)
    expect((await call(site, `stories/${bachelor.id}/publish`, 'POST')).body).toMatchObject({
      state: 'published',
    })
    expect((await site.get('/bachelor/')).html).toContain('Entworfen')
    site.turnClock(5_000)
    expect((await call(site, `stories/${bachelor.id}/unpublish`, 'POST')).body).toMatchObject({
      state: 'draft',
    })
    expect((await site.get('/bachelor/')).status).toBe(404)
  })

  it('says of a story whether its draft can be shown', async () => {
    const site = await createEmbeddedSite()
    const kinds = [
      'page',
      'variant',
      'form-config',
      'header',
      'campaign',
      'defaults',
      'product',
      'experiment-variant',
    ]
    const shown = kinds.map(async component => {
      const wanted = { name: component, slug: `neu/${component}`, content: { component } }
      const { body } = await call(site, 'stories', 'POST', wanted)
      return (await call(site, `stories/${body.id}`)).body.hasPreview
    })
    expect(await Promise.all(shown)).toEqual([true, true, true, true, false, false, false, false])
  })

  it('gives a story names and slugs in other languages, whose old addresses lead on', async () => {
    const site = await createEmbeddedSite()
    const wanted = { name: 'Neu', slug: 'neu/seite', content: page(headline('Ganz neu')) }
    const { body } = await call(site, 'stories', 'POST', wanted)
    await call(site, `stories/${body.id}/publish`, 'POST')
    const translate = (...translations: object[]) => {
      site.turnClock(5_000)
      return call(site, `stories/${body.id}/translations`, 'POST', { translations })
    }
    const languages = async () =>
      [...(await site.get('/neu/seite/')).html.matchAll(/<link[^>]*hreflang="(\w\w)"/g)].map(
        ([, code]) => code,
      )
    expect(await languages()).not.toContain('en')
    const english = { lang: 'en', name: 'New', path: 'new/place' }
    expect((await translate(english, { lang: 'fr', name: '', path: '' })).status).toBe(200)
    expect((await site.get('/en/new/place/')).status).toBe(200)
    expect(await languages()).toContain('en')
    expect(await languages()).not.toContain('fr')
    await translate({ ...english, path: 'new/home' })
    expect((await site.send('/en/new/place/')).headers.get('location')).toBe('/en/new/home/')

    expect((await translate({ ...english, path: 'bachelor' })).status).toBe(409)
    expect((await translate({ ...english, path: 'two words' })).status).toBe(400)
    await translate({ ...english, name: '', path: '' })
    expect(await languages()).not.toContain('en')
  })

  it('publishes a content that comes with the call, in the place of the draft', async () => {
    const site = await createEmbeddedSite()
    await save(site, bachelor.id, page(headline('Entworfen')))
    site.turnClock(5_000)
    const content = page(headline('Mitgeschickt'))
    const answer = await call(site, `stories/${bachelor.id}/publish`, 'POST', { content })
    expect(answer.body).toMatchObject({ state: 'published', story: { content } })
    const { html } = await site.get('/bachelor/')
    expect([html.includes('Mitgeschickt'), html.includes('Entworfen')]).toEqual([true, false])
  })

  it('reads the source once for what a publish changed, and answers when that is known', async () => {
    const requested: string[] = []
    const site = await createEmbeddedSite({
      fetch: next => (input, init) => {
        requested.push(new URL(input instanceof Request ? input.url : input).pathname)
        return next(input, init)
      },
    })
    await save(site, bachelor.id, page(headline('Einmal')))
    site.turnClock(5_000)
    requested.length = 0
    await call(site, `stories/${bachelor.id}/publish`, 'POST')
    expect(requested.filter(path => path.endsWith('/spaces/me'))).toHaveLength(1)
    expect((await site.get('/bachelor/')).html).toContain('Einmal')
  })

  it('lists the country groups by their names, as fields offer them', async () => {
    const site = await createEmbeddedSite()
    const groups = [{ component: 'country-group', _uid: 'nordic', name: 'Nordic', countries: 'dk, SE' }]
    const content = { component: 'country-groups-prioritization', groups }
    const wanted = { name: 'More groups', slug: 'settings/more-groups', content }
    await call(site, 'stories', 'POST', wanted)
    const { body } = await call(site, 'stories/country-groups')
    expect(body).toContainEqual({ value: 'nordic', label: 'Nordic (DK, SE)' })
  })

  it('creates, moves and deletes stories', async () => {
    const site = await createEmbeddedSite()
    const wanted = { name: 'Neu', slug: 'neu/seite', content: page(headline('Ganz neu')) }
    const { status, body } = await call(site, 'stories', 'POST', wanted)
    expect([status, body.state]).toEqual([201, 'draft'])
    expect((await call(site, 'stories', 'POST', wanted)).status).toBe(409)
    await call(site, `stories/${body.id}/publish`, 'POST')
    expect((await site.get('/neu/seite/')).html).toContain('Ganz neu')
    site.turnClock(5_000)
    await call(site, `stories/${body.id}/move`, 'POST', { slug: 'neu/ort' })
    expect((await site.get('/neu/ort/')).status).toBe(200)
    expect((await site.send('/neu/seite/')).headers.get('location')).toBe('/neu/ort/')
    site.turnClock(5_000)
    expect((await call(site, `stories/${body.id}`, 'DELETE')).status).toBe(200)
    expect((await site.get('/neu/ort/')).status).toBe(404)
    expect((await call(site, `stories/${body.id}`)).status).toBe(404)
  })

  it('gives no new story the id of one that was deleted, which somebody may still have open', async () => {
    const site = await createEmbeddedSite()
    const create = (slug: string) =>
      call(site, 'stories', 'POST', { name: slug, slug, content: page(headline(slug)) })
    const { body: first } = await create('erste')
    const { body: open } = await call(site, `stories/${first.id}`)
    await call(site, `stories/${first.id}`, 'DELETE')
    site.turnClock(10)
    const { body: second } = await create('zweite')
    expect(second.id).not.toBe(first.id)
    const late = { content: page(headline('Zu spät')), revision: open.revision }
    expect((await call(site, `stories/${first.id}`, 'PUT', late)).status).toBe(404)
    const { body: copy } = await call(site, `stories/${second.id}/duplicate`, 'POST')
    await call(site, `stories/${copy.id}`, 'DELETE')
    site.turnClock(10)
    expect((await call(site, `stories/${second.id}/duplicate`, 'POST')).body.id).not.toBe(copy.id)
  })

  it.each(['en/test', 'api/x', '_/x', '../x', 'x'.repeat(3_000)])(
    'refuses the slug %s for a page, which visitors could not open',
    async slug => {
      const site = await createEmbeddedSite()
      const wanted = { name: 'Neu', slug, content: page(headline('Neu')) }
      expect((await call(site, 'stories', 'POST', wanted)).status).toBe(400)
      expect((await call(site, `stories/${bachelor.id}/move`, 'POST', { slug })).status).toBe(400)
      const header = { ...wanted, content: { component: 'header', navigation: [] } }
      expect((await call(site, 'stories', 'POST', header)).status).toBe(201)
    },
  )

  it.each([
    ...[
      'sitemap.xml',
      'sitemap-1.xml',
      'robots.txt',
      'favicon.ico',
      'cookie.php',
      '.well-known/security.txt',
    ],
    ...[
      '_payload.json',
      'kurse/_payload.json',
      'feed.xml',
      'kurse/feed.xml',
      'kurse/events.ics',
      'developer',
      'api',
      'builds',
    ],
    ...[
      'assets',
      'media',
      'pictures',
      'favicons',
      'favicons/iu/favicon.svg',
      '_service/study-assistant',
      '_editor',
    ],
  ])('refuses the slug %s for a page, where the site itself answers', async slug => {
    const site = await createEmbeddedSite()
    const wanted = { name: 'Neu', slug, content: page(headline('Neu')) }
    const answers = [
      await call(site, 'stories', 'POST', wanted),
      await call(site, `stories/${bachelor.id}/move`, 'POST', { slug }),
      await call(site, `stories/${bachelor.id}/translations`, 'POST', {
        translations: [{ lang: 'en', name: 'New', path: slug }],
      }),
    ]
    for (const { status, body } of answers)
      expect([status, body.error]).toEqual([400, 'visitors could not open a page with this slug'])
  })

  it('takes a slug that is only like one of them', async () => {
    const site = await createEmbeddedSite()
    for (const slug of ['sitemap', 'robots', 'apis', 'kurse/api', 'developers', 'flyer.pdf']) {
      const wanted = { name: 'Neu', slug, content: page(headline('Neu')) }
      expect([slug, (await call(site, 'stories', 'POST', wanted)).status]).toEqual([slug, 201])
    }
  })

  it.each([
    ['POST', 'stories'],
    ['PUT', `stories/${bachelor.id}`],
    ['POST', `stories/${bachelor.id}/publish`],
    ['POST', `stories/${bachelor.id}/rename`],
    ['POST', 'redirects'],
    ['POST', 'pictures?width=8&height=6&alt='],
  ])('refuses a body that is too long as JSON: %s %s', async (method, path) => {
    const site = await createEmbeddedSite()
    const { status, body } = await call(site, path, method, { name: 'x'.repeat(9_000_000) })
    expect([status, body.error]).toEqual([413, expect.stringMatching(/^this is larger than \d MB$/)])
  })

  it('answers a failure of its own as JSON', async () => {
    const get = () => Promise.reject(new Error('no answer'))
    const site = await createEmbeddedSite({ bindings: { CONTENT: withMethods(testKv, { get }) } })
    expect(await call(site, 'pictures')).toMatchObject({
      status: 500,
      body: { error: 'the server has failed: try again in a minute' },
    })
    expect(site.log).toContainEqual(expect.objectContaining({ event: 'failure', message: 'no answer' }))
  })

  it('refuses a save that began with another draft, and says what differs', async () => {
    const site = await createEmbeddedSite()
    const { body: opened } = await call(site, `stories/${bachelor.id}`)
    const change = (text: string, revision: unknown) =>
      call(site, `stories/${bachelor.id}`, 'PUT', { content: page(headline(text)), revision })
    site.turnClock(1_000)
    const first = await change('Von mir', opened.revision)
    expect(first.status).toBe(200)
    site.turnClock(1_000)
    const second = await change('Von dir', opened.revision)
    expect(second).toMatchObject({
      status: 409,
      body: {
        changes: [{ field: 'text', before: 'Von dir', after: 'Von mir' }],
        revision: first.body.revision,
      },
    })
    expect((await call(site, `stories/${bachelor.id}`)).body.story.content).toEqual(page(headline('Von mir')))
    expect((await change('Von dir', second.body.revision)).status).toBe(200)
  })

  it('says before a publish what it changes, and why visitors would not see it', async () => {
    const site = await createEmbeddedSite()
    await save(site, bachelor.id, page(headline('Alt')))
    site.turnClock(5_000)
    await call(site, `stories/${bachelor.id}/publish`, 'POST')
    site.turnClock(5_000)
    await save(site, bachelor.id, page(headline('Neu')))
    const check = () => call(site, `stories/${bachelor.id}/check`)
    expect((await check()).body).toEqual({
      changes: [expect.objectContaining({ field: 'text', before: 'Alt', after: 'Neu', uid: 'b' })],
      problems: [],
      warnings: [],
      isHeldBack: false,
      isPublished: true,
    })
    await save(site, bachelor.id, page(headline('')))
    expect((await check()).body.problems).toEqual([expect.stringContaining('headline b')])
    expect((await call(site, 'stories/999999/check')).status).toBe(404)
  })

  it('says with a story what is wrong with its fields, and what visitors have of it', async () => {
    const site = await createEmbeddedSite()
    const { body } = await save(site, bachelor.id, page(headline('')))
    expect(body.problems).toEqual([{ uid: 'b', field: 'text', message: expect.any(String) }])
    const visitors = () => call(site, `stories/${bachelor.id}/public`)
    expect((await visitors()).body).toEqual({
      ...{ isPublished: true, isFirst: true, heldBack: null, address: '/bachelor/' },
    })
    await site.get('/bachelor/')
    site.turnClock(5_000)
    await call(site, `stories/${bachelor.id}/publish`, 'POST')
    await site.get('/bachelor/')
    expect((await visitors()).body).toMatchObject({ heldBack: [expect.stringContaining('headline b')] })
  })

  it('says what another isolate has held back', async () => {
    const versions = memoryVersionStore()
    const site = await createEmbeddedSite({ versions })
    await site.get('/bachelor/')
    const reasons = ['headline b: text: required']
    await versions.holdBack(bachelor.id, { slug: 'bachelor', publishedAt: 'today', reasons })
    expect((await call(site, `stories/${bachelor.id}/public`)).body).toMatchObject({ heldBack: reasons })
    expect((await call(site, `stories/${bachelor.id}/check`)).body).toMatchObject({ isHeldBack: true })
  })

  it('keeps a version for each publish and each save on purpose, none for others', async () => {
    const site = await createEmbeddedSite()
    const versions = async () =>
      (await call(site, `stories/${bachelor.id}/versions`)).body as unknown as {
        readonly kind: string
        readonly content: object
        readonly changes: readonly object[]
      }[]
    await save(site, bachelor.id, page(headline('Eins')))
    expect(await versions()).toEqual([])
    await call(site, `stories/${bachelor.id}/versions`, 'POST')
    site.turnClock(5_000)
    await save(site, bachelor.id, page(headline('Zwei')))
    await call(site, `stories/${bachelor.id}/publish`, 'POST')
    const [published, saved] = await versions()
    expect(published).toMatchObject({ kind: 'published', changes: [] })
    expect(saved).toMatchObject({
      kind: 'saved',
      content: page(headline('Eins')),
      changes: [{ field: 'text', before: 'Eins', after: 'Zwei' }],
    })
    await call(site, `stories/${bachelor.id}`, 'DELETE')
    expect((await call(site, `stories/${bachelor.id}/versions`)).status).toBe(404)
  })

  it('copies a story beside it, and refuses a slug that another story has', async () => {
    const site = await createEmbeddedSite()
    const copies = [await call(site, `stories/${bachelor.id}/duplicate`, 'POST')]
    copies.push(await call(site, `stories/${bachelor.id}/duplicate`, 'POST'))
    expect(copies.map(({ status, body }) => [status, body.slug, body.state])).toEqual([
      [201, 'bachelor-copy', 'draft'],
      [201, 'bachelor-copy-2', 'draft'],
    ])
    const { id } = copies[0]!.body
    const { body: copy } = await call(site, `stories/${id}`)
    const uids = (content: unknown): readonly string[] =>
      JSON.stringify(content).match(/"_uid":"[^"]+"/g) ?? []
    expect(copy.story.content.component).toBe('page')
    expect(uids(copy.story.content).filter(uid => JSON.stringify(bachelor.content).includes(uid))).toEqual([])
    expect((await call(site, `stories/${id}/move`, 'POST', { slug: 'bachelor' })).status).toBe(409)
    expect((await call(site, `stories/${id}/rename`, 'POST', { name: ' Kopie ' })).body.name).toBe('Kopie')
    expect((await call(site, `stories/${id}/rename`, 'POST', { name: '' })).status).toBe(400)
  })

  it('gives the address of a draft as the content system signs it', async () => {
    const site = await createEmbeddedSite()
    await save(site, bachelor.id, page(headline('Entworfen')))
    const { body } = await call(site, `stories/${bachelor.id}/preview?language=en`)
    expect(body.address).toMatch(/^\/en\/bachelor\/\?_storyblok=\d+&/)
    const { html, headers } = await site.get(String(body.address))
    expect(html).toContain('Entworfen')
    expect(html).toContain(`data-story="${bachelor.id}"`)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('gives the story of another unit the address on that unit’s host', async () => {
    const SITE_HOSTS = JSON.stringify({
      'ds.example': { unit: 'ds', folder: 'ds', origin: 'https://ds.example' },
    })
    const site = await createEmbeddedSite({ bindings: { SITE_HOSTS } })
    const wanted = { name: 'Dual', slug: 'ds/dual', content: page(headline('Dual')) }
    const { body } = await call(site, 'stories', 'POST', wanted)
    const preview = await call(site, `stories/${body.id}/preview?language=de`)
    expect(preview.body.address).toMatch(/^https:\/\/ds\.example\/dual\/\?_storyblok=/)
  })

  it.each([
    ['no JSON', 'PUT', `stories/${bachelor.id}`, 400],
    ['content without a component', 'PUT', `stories/${bachelor.id}`, 400],
    ['a slug that no address can have', 'POST', 'stories', 400],
    ['a story that is not there', 'POST', 'stories/999999/publish', 404],
  ])('refuses %s', async (what, method, path, status) => {
    const site = await createEmbeddedSite()
    const bodies: Record<string, unknown> = {
      'no JSON': undefined,
      'content without a component': { content: {} },
      'a slug that no address can have': { name: 'x', slug: '../x y', content: page() },
    }
    expect((await call(site, path, method, bodies[what])).status).toBe(status)
  })
})
