import StoryblokClient from 'storyblok-js-client'
import { describe, expect, it } from 'vitest'
import type { TestSite } from '../../tests/setup/test-site.ts'
import { contentFetch } from './fetch.ts'
import { createEmbeddedSite } from './testing/embedded-site.ts'

const story = '/_content/v2/cdn/stories/home?version=published&token=embedded-public'

const open = (bindings: Readonly<Record<string, unknown>> = {}) =>
  createEmbeddedSite({ bindings: { CONTENT_API_PUBLIC: 'true', ...bindings } })

/** The published client, which calls the site as it would call a host, and follows its redirects. */
const clientOf = ({ send }: TestSite, accessToken = 'embedded-public') =>
  new StoryblokClient({
    accessToken,
    endpoint: 'http://127.0.0.1:8787/_content/v2',
    fetch: contentFetch({
      fetch: ({ url }: Request) => {
        const { pathname, search } = new URL(url)
        return send(pathname + search)
      },
    } as never),
    cache: { type: 'none', clear: 'manual', cv: 'manual' },
  })

describe('the delivery API for others', () => {
  it.each([{}, { CONTENT_API_PUBLIC: 'false' }])('is closed with %j', async bindings => {
    const { send } = await createEmbeddedSite({ bindings })
    expect((await send(story)).status).toBe(404)
  })

  it('is closed where the content is elsewhere, whatever the variable says', async () => {
    const { send } = await open({ CONTENT_SOURCE: 'storyblok', STORYBLOK_TOKEN: 'public' })
    expect((await send(story)).status).toBe(404)
  })

  it('adds the content version by a redirect below its own path', async () => {
    const { send } = await open()
    const { status, headers } = await send(story)
    expect(status).toBe(301)
    expect(headers.get('location')).toMatch(/^\/_content\/v2\/cdn\/stories\/home\?.*&cv=\d+$/)
  })

  it('answers the unmodified client', async () => {
    const client = clientOf(await open())
    const { data } = await client.get('cdn/stories/home', { version: 'published' })
    expect(data.story).toMatchObject({ full_slug: 'home', content: { component: 'page' } })
    expect((await client.getAll('cdn/links', { version: 'published' })).length).toBeGreaterThan(0)
  })

  it('opens drafts with the preview token alone', async () => {
    const site = await open()
    const draft = (token: string) => clientOf(site, token).get('cdn/stories/home', { version: 'draft' })
    await expect(draft('embedded-public')).rejects.toMatchObject({ status: 401 })
    expect((await draft('embedded-preview')).data.story.content._editable).toContain('#storyblok#')
  })

  it('opens no draft to a name of the machine that is not its own, by the token that everybody knows', async () => {
    const { send } = await open()
    const drafts = '/_content/v2/cdn/stories?version=draft&token=embedded-preview'
    const statusAt = async (host: string) =>
      (await send(drafts, { 'sec-fetch-site': 'same-origin', origin: `http://${host}` }, 'GET', host)).status
    expect([await statusAt('127.0.0.1'), await statusAt('evil.example')]).toEqual([200, 401])
  })

  it.each(['staging', 'production'])('opens no drafts in %s', async ENVIRONMENT => {
    const client = clientOf(
      await open({ ENVIRONMENT, SITE_ORIGIN: 'http://127.0.0.1:8787' }),
      'embedded-preview',
    )
    await expect(client.get('cdn/stories/home', { version: 'draft' })).rejects.toMatchObject({ status: 401 })
    expect((await client.get('cdn/stories/home', { version: 'published' })).data.story).toBeDefined()
  })

  it.each([
    ['/_content/v2/cdn/stories/home', 401],
    ['/_content/v2/cdn/nothing?token=embedded-public', 404],
    ['/_content/', 404],
    ['/_content/v2/cdn/stories/%ff?token=embedded-public&cv=1', 404],
  ])('%s is answered with %i', async (path, status) => {
    const { send } = await open()
    expect((await send(path)).status).toBe(status)
  })

  it('is read only', async () => {
    const { send } = await open()
    expect((await send(story, {}, 'POST')).status).toBe(404)
  })
})
