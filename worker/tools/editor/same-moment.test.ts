import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { samplePicture } from '../../tests/setup/sample-picture.ts'
import { smallSpace } from '../../tests/setup/small-space.ts'
import { testKv } from '../../tests/setup/test-kv.ts'
import { createEmbeddedSite } from '../content-api/testing/embedded-site.ts'

const idOf = (slug: string) => smallSpace().stories.find(({ draft }) => draft.full_slug === slug)!.draft.id
const [home, bachelor] = [idOf('home'), idOf('bachelor')]

const page = (text: string) => ({
  component: 'page',
  body: [{ component: 'headline', _uid: 'b', text, level: 'h1' }],
})

/** The KV of tests with delayed embedded content, as the real one: simultaneous requests read before any has written. */
const slowKv = new Proxy(testKv, {
  get(target, name) {
    const method = Reflect.get(target, name) as (...input: unknown[]) => unknown
    return async (...input: unknown[]) => {
      for (let turn = 0; turn < 5; turn++) await env.CONTENT.get('nothing')
      return method.apply(target, input)
    }
  },
})

interface Opened {
  readonly revision: string
  readonly story: { readonly content: object }
}

async function openEditors() {
  const site = await createEmbeddedSite({ bindings: { CONTENT: slowKv } })
  const call = (path: string, method: string, body?: object | Uint8Array) =>
    site.request(`/_editor/api/${path}`, {
      method,
      headers: { 'sec-fetch-site': 'same-origin' },
      ...(body && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
    })
  const read = async <T>(path: string) => (await (await call(path, 'GET')).json()) as T
  return {
    call,
    read,
    open: (id: number) => read<Opened>(`stories/${id}`),
    /** Saves the drafts of all at one moment; resolves to the statuses. */
    async save(
      ...drafts: readonly { readonly id: number; readonly revision: string; readonly text: string }[]
    ) {
      site.turnClock(1_000)
      const answers = await Promise.all(
        drafts.map(({ id, revision, text }) =>
          call(`stories/${id}`, 'PUT', { content: page(text), revision }),
        ),
      )
      return answers.map(({ status }) => status)
    },
  }
}

it('two drafts of different stories that are saved at the same moment are both kept', async () => {
  const { open, save } = await openEditors()
  const [one, other] = [await open(home), await open(bachelor)]
  const statuses = await save(
    { id: home, revision: one.revision, text: 'Von der einen' },
    { id: bachelor, revision: other.revision, text: 'Von der anderen' },
  )
  expect(statuses).toEqual([200, 200])
  expect((await open(home)).story.content).toEqual(page('Von der einen'))
  expect((await open(bachelor)).story.content).toEqual(page('Von der anderen'))
})

it('of two drafts of one story that are saved at the same moment the second is refused', async () => {
  const { open, save } = await openEditors()
  const { revision } = await open(home)
  const statuses = await save({ id: home, revision, text: 'Eins' }, { id: home, revision, text: 'Zwei' })
  expect(statuses).toEqual([200, 409])
  expect((await open(home)).story.content).toEqual(page('Eins'))
})

it('a publish of another draft than the one that the editor has read is refused', async () => {
  const { call, open, save } = await openEditors()
  const { revision } = await open(home)
  await save({ id: home, revision, text: 'Von jemand anderem' })
  const refused = await call(`stories/${home}/publish`, 'POST', { revision })
  const theirs = (await refused.json()) as Opened
  expect([refused.status, theirs.story.content]).toEqual([409, page('Von jemand anderem')])
  expect(await open(home)).toMatchObject({ state: 'changed' })
  const published = await call(`stories/${home}/publish`, 'POST', { revision: theirs.revision })
  expect(await published.json()).toMatchObject({ state: 'published' })
})

it('stories that are made at the same moment have numbers of their own', async () => {
  const { call, read } = await openEditors()
  const copies = await Promise.all([1, 2, 3].map(() => call(`stories/${home}/duplicate`, 'POST')))
  const made = (await Promise.all(copies.map(copy => copy.json()))) as { readonly id: number }[]
  expect(new Set(made.map(({ id }) => id)).size).toBe(3)
  const stories = await read<readonly { readonly id: number; readonly slug: string }[]>('stories')
  expect(stories.filter(({ slug }) => slug.startsWith('home-copy'))).toHaveLength(3)
})

it('pictures that are uploaded at the same moment are all in the library', async () => {
  const { call, read } = await openEditors()
  const names = ['eins', 'zwei', 'drei']
  await Promise.all(names.map(alt => call(`pictures?width=8&height=6&alt=${alt}`, 'POST', samplePicture())))
  const known = (await read<readonly { readonly alt: string }[]>('pictures')).map(({ alt }) => alt)
  expect(known).toEqual(expect.arrayContaining(names))
})
