import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { parseEnvironment } from '../../worker/env.ts'
import { checkSpace } from './check-space.ts'
import { createSpaceReader } from './read-space.ts'

const publicToken = 'PublicTokenOfTheSpace'
const previewToken = 'PreviewTokenOfTheSpace'
const picture = 'https://a.storyblok.com/f/286711/8x6/abc/a.jpg'

const settings = {
  STORYBLOK_TOKEN: publicToken,
  STORYBLOK_PREVIEW_TOKEN: previewToken,
  STORYBLOK_SPACE_ID: '286711',
  STORYBLOK_WEBHOOK_SECRET: 'secret-of-the-webhook',
}

const story = (full_slug: string, component: string, content: object = {}) => ({
  full_slug,
  content: { component, ...content },
})

const space = {
  host: 'api.storyblok.com',
  id: 286_711,
  languages: ['en', 'fr', 'it', 'es', 'pt'],
  stories: [
    story('settings/dach/defaults', 'defaults'),
    story('settings/dach/header', 'header'),
    story('settings/dach/footer', 'footer'),
    story('home', 'page', { body: [{ component: 'hero', image: { filename: picture } }] }),
    story('error/404', 'page'),
    story('error/500', 'page'),
    story('termine/infoabend', 'event', { startsAt: '2026-12-09 17:30' }),
  ],
}

type Space = typeof space

/** The part of the delivery API that a check calls (Storyblok, "Content Delivery API v2"). */
function answerOf({ id, languages, stories }: Space, url: URL): Response {
  const token = url.searchParams.get('token')
  const isDraft = url.searchParams.get('version') === 'draft'
  if (token !== previewToken && (token !== publicToken || isDraft))
    return Response.json({ error: 'Unauthorized' }, { status: 401 })
  const path = url.pathname.replace('/v2/cdn/', '')
  if (path === 'spaces/me')
    return Response.json({ space: { id, name: 'Customer', language_codes: languages } })
  const types = url.searchParams.get('filter_query[component][in]')?.split(',')
  if (path === 'stories')
    return Response.json({
      stories: stories.filter(({ content }) => !types || types.includes(content.component)),
    })
  const found = stories.find(({ full_slug }) => path === `stories/${full_slug}`)
  return found
    ? Response.json({ story: found })
    : Response.json(['This record could not be found'], { status: 404 })
}

/** The network with a space in it, its pictures, and a site with its webhook. */
const networkOf =
  (own: Partial<Space> = {}, pictureStatus = 200): typeof fetch =>
  async (input, init) => {
    const url = new URL(String(input))
    const there = { ...space, ...own }
    if (url.host === there.host) return answerOf(there, url)
    if (url.host === 'a.storyblok.com') return new Response(null, { status: pictureStatus })
    if (url.host === 'www.customer.example')
      return new Response(null, {
        status: new Headers(init?.headers).get('webhook-signature')?.length === 40 ? 202 : 401,
      })
    if (url.host.startsWith('api')) return Response.json({ error: 'Unauthorized' }, { status: 401 })
    throw new TypeError('fetch failed')
  }

async function check(
  variables: Record<string, string> = {},
  { fetch = networkOf(), origin }: { fetch?: typeof globalThis.fetch; origin?: string } = {},
) {
  const environment = parseEnvironment({ CONTENT_SOURCE: 'storyblok', ...settings, ...variables })
  const findings = await checkSpace({ environment, read: createSpaceReader(fetch), origin })
  expect(JSON.stringify(findings)).not.toMatch(/TokenOfTheSpace|secret-of|WrongToken/)
  return findings
}

const todoOf = (findings: Awaited<ReturnType<typeof check>>) =>
  findings.filter(({ isRight }) => !isRight).map(({ about, text }) => `${about}: ${text}`)

describe('a space', () => {
  it('that is as the site needs it has no more to do', async () => {
    const findings = await check({}, { origin: 'https://www.customer.example' })
    expect(todoOf(findings)).toEqual([])
    expect(findings.map(({ about, text }) => [about, text])).toEqual([
      ['tokens', expect.stringContaining('drafts')],
      ['space', 'Customer, 286711'],
      ['region', 'eu'],
      ['languages', 'de by default, en, fr, it, es, pt'],
      ['webhook', expect.stringContaining('https://www.customer.example believes')],
      [
        'zone',
        expect.stringContaining(
          'stores 2026-12-09 17:30, which is read in UTC and shown as 2026-12-09 18:30 (Europe/Berlin)',
        ),
      ],
      ['first stories', expect.stringContaining('settings/dach/defaults')],
      ['pictures', 'a.storyblok.com answers'],
    ])
  })

  const without = (slug: string) => ({ stories: space.stories.filter(({ full_slug }) => full_slug !== slug) })
  const answering =
    (status: number): typeof fetch =>
    async () =>
      new Response('<html>', { status })

  it.each<[string, Record<string, string>, typeof fetch, string[]]>([
    [
      'another token',
      { STORYBLOK_TOKEN: 'WrongToken' },
      networkOf(),
      ['tokens: STORYBLOK_TOKEN opens no space in any region'],
    ],
    [
      'the preview token for both',
      { STORYBLOK_TOKEN: previewToken },
      networkOf(),
      ['tokens: STORYBLOK_TOKEN opens drafts'],
    ],
    [
      'the public token for both',
      { STORYBLOK_PREVIEW_TOKEN: publicToken },
      networkOf(),
      ['tokens: STORYBLOK_PREVIEW_TOKEN opens no drafts'],
    ],
    [
      'another preview token',
      { STORYBLOK_PREVIEW_TOKEN: 'WrongToken' },
      networkOf(),
      ['tokens: STORYBLOK_PREVIEW_TOKEN opens no space (it answers 401)'],
    ],
    [
      'another number',
      { STORYBLOK_SPACE_ID: '5' },
      networkOf(),
      [
        'space: the token opens the space 286711 (Customer), not 5',
        'pictures: pictures of the space 286711 are not shown',
      ],
    ],
    [
      'another region',
      {},
      networkOf({ host: 'api-us.storyblok.com' }),
      ['region: the token opens a space in us, not in eu: STORYBLOK_REGION=us'],
    ],
    [
      'no delivery API at its address',
      { STORYBLOK_ENDPOINT: 'https://www.customer.example/v2' },
      answering(404),
      ['region: it answers 404 at STORYBLOK_ENDPOINT'],
    ],
    [
      'no network',
      {},
      async () => Promise.reject(new TypeError('fetch failed')),
      ['region: api.storyblok.com cannot be reached'],
    ],
    ['missing languages', {}, networkOf({ languages: ['en', 'nl'] }), ['languages: fr, it, es, pt missing']],
    ['no story of errors', {}, networkOf(without('error/500')), ['first stories: publish error/500 (page)']],
    [
      'a header of another type',
      {},
      networkOf({
        stories: space.stories.map(one =>
          one.full_slug.endsWith('header') ? story(one.full_slug, 'page') : one,
        ),
      }),
      ['first stories: settings/dach/header is of type page, not header'],
    ],
    ['a picture that is not there', {}, networkOf({}, 404), [`pictures: ${picture}: it answers 404`]],
  ])('with %s says what to do', async (_, variables, fetch, expected) => {
    const todo = todoOf(await check(variables, { fetch }))
    expect(todo).toEqual(expected.map(text => expect.stringContaining(text)))
  })

  it('reports that the site has another secret', async () => {
    const refusing: typeof fetch = async (input, init) =>
      String(input).includes('webhooks') ? new Response(null, { status: 401 }) : networkOf()(input, init)
    const todo = todoOf(await check({}, { fetch: refusing, origin: 'https://www.customer.example' }))
    expect(todo).toEqual([
      expect.stringContaining('webhook: https://www.customer.example has another STORYBLOK_WEBHOOK_SECRET'),
    ])
  })

  it('that hangs is given up after five seconds', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hanging: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const found = check({}, { fetch: hanging })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(todoOf(await found)).toEqual([
      expect.stringContaining('region: api.storyblok.com did not answer within 5 s'),
    ])
  })

  it('with CONTENT_TIME_ZONE shows what that makes of a moment', async () => {
    const findings = await check({ CONTENT_TIME_ZONE: 'Europe/Berlin', TIME_ZONE: 'Europe/London' })
    expect(findings.find(({ about }) => about === 'zone')!.text).toContain(
      'shown as 2026-12-09 16:30 (Europe/London)',
    )
  })
})

it('the command prints a line for each, and no token', { tags: ['full'] }, async () => {
  const server = createServer(async ({ url = '' }, answer) => {
    const response = answerOf(
      { ...space, languages: [], stories: space.stories.slice(0, 3) },
      new URL(url, 'http://space.example'),
    )
    answer.writeHead(response.status).end(await response.text())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const root = join(import.meta.dirname, '../..')
  const endpoint = { STORYBLOK_ENDPOINT: `http://127.0.0.1:${port}/v2`, STORYBLOK_ASSET_SPACES: '' }
  const env = { ...process.env, ...settings, ...endpoint }
  const run = promisify(execFile)(process.execPath, ['commands/storyblok/storyblok-check.ts'], {
    cwd: root,
    env,
  })
  const { stdout, code } = await run.then(
    printed => ({ ...printed, code: 0 }),
    (failed: { stdout: string; code: number }) => failed,
  )
  expect(stdout.split('\n').filter(line => /^(?:ok|to do) /.test(line))).toHaveLength(8)
  expect(stdout).toMatch(/^to do {2}languages +en, fr, it, es, pt missing/m)
  expect(stdout).not.toMatch(/TokenOfTheSpace|secret-of/)
  expect(code).toBe(1)
})
