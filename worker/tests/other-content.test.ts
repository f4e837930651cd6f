import { expect, it } from 'vitest'
import { contentNamesOf } from '../core/content/cache/content-names.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, withContent } from './setup/test-site.ts'

const storyblok = {
  CONTENT_SOURCE: 'storyblok',
  STORYBLOK_SPACE_ID: '2000',
  STORYBLOK_TOKEN: 'token-a',
}

const headed = (text: string, version: number) => ({
  ...withContent(smallSpace(), 'bachelor', content => ({
    ...content,
    body: [{ component: 'headline', _uid: 'b', text, level: 'h1' }],
  })),
  version,
})

const source = { isDown: false }
const failing =
  (next: typeof fetch): typeof fetch =>
  (input, init) =>
    source.isDown ? Promise.reject(new Error('down')) : next(input, init)

async function visit(bindings: Readonly<Record<string, unknown>>, seeded = true) {
  const space = headed('Der alte Raum', 900)
  const site = await createTestSite({ space, seeded, bindings, fetch: failing })
  return { site, answer: await site.get('/bachelor/') }
}

it('a site that reads another space finds nothing of the one before', async () => {
  source.isDown = false
  expect((await visit({}, false)).answer.html).toContain('Der alte Raum')
  source.isDown = true
  expect((await visit({})).answer.html).toContain('Der alte Raum')
  expect((await visit(storyblok)).answer.status).toBe(503)
  source.isDown = false
  // Its version is lower, because versions of different spaces are independent.
  const { site } = await visit(storyblok)
  await site.edit(() => headed('Der neue Raum', 3))
  const { answer } = await visit({ ...storyblok, STORYBLOK_SPACE_ID: '2001' })
  expect(answer.html).toContain('Der neue Raum')
  expect(answer.html).not.toContain('Der alte Raum')
})

it('another token of the same space, or none, finds the stored content', async () => {
  source.isDown = false
  await visit(storyblok, false)
  source.isDown = true
  for (const STORYBLOK_TOKEN of ['token-b', undefined])
    expect((await visit({ ...storyblok, STORYBLOK_TOKEN })).answer.html).toContain('Der alte Raum')
})

it.each([
  ['source', { CONTENT_SOURCE: 'embedded' }],
  ['number', { STORYBLOK_SPACE_ID: 2001 }],
  ['delivery API', { STORYBLOK_ENDPOINT: 'https://proxy.example/v2' }],
  ['region', { STORYBLOK_REGION: 'us' }],
  ['zone of moments', { CONTENT_TIME_ZONE: 'Europe/Berlin' }],
  ['token where there is no number', { STORYBLOK_SPACE_ID: undefined }],
] as const)('another %s is another content', (_, change) => {
  const settings = { ...storyblok, STORYBLOK_SPACE_ID: 2000, STORYBLOK_REGION: 'eu' } as const
  const [before, after] = [{}, change].map(own =>
    contentNamesOf({ ...settings, ...own } as Parameters<typeof contentNamesOf>[0]),
  )
  expect(after!.mainSpace).not.toBe(before!.mainSpace)
  expect(after!.allSpaces).not.toBe(before!.allSpaces)
})

it('another global or forms space changes the stored content, not the version and the moves of the main one', () => {
  const settings = { CONTENT_SOURCE: 'storyblok', STORYBLOK_SPACE_ID: 2000 } as const
  const before = contentNamesOf(settings)
  for (const own of [{ STORYBLOK_GLOBAL_TOKEN: 'g' }, { STORYBLOK_FORMS_TOKEN: 'g' }]) {
    const { mainSpace, allSpaces } = contentNamesOf({ ...settings, ...own })
    expect(mainSpace).toBe(before.mainSpace)
    expect(allSpaces).not.toBe(before.allSpaces)
  }
})
