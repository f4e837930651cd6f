import { expect, it } from 'vitest'
import { expired } from '../../base/caching/validity.ts'
import type { DraftSource, PublishedSource } from '../client/content-source.ts'
import { type ContentAccess, createDirectReader, openAccess } from './access.ts'
import type { Reader } from './reader.ts'
import { type Resource, Unavailable } from './resource.ts'

const options = { waitUntil: () => undefined, deadline: 50 }

const resourceOf = (load: Resource<unknown>['load'], key = 'a'): Resource<unknown> => ({
  key,
  persist: true,
  parse: body => {
    if ((body as { wrong?: unknown }).wrong) throw new Error('another shape')
    return body
  },
  load,
})

it('reads each resource once, and another reader reads it again', async () => {
  let loads = 0
  const resource = resourceOf(async () => ({ body: { load: ++loads }, cv: 1 }))
  const reader = createDirectReader(() => undefined)
  const [first, second] = await Promise.all([reader.read(resource, options), reader.read(resource, options)])
  expect(first).toBe(second)
  expect(first).toMatchObject({ value: { load: 1 }, freshness: 'miss', validity: expired })
  expect(Object.isFrozen(first?.value)).toBe(true)
  expect(await createDirectReader(() => undefined).read(resource, options)).toMatchObject({
    value: { load: 2 },
  })
})

it('a missing resource is undefined', async () => {
  expect(
    await createDirectReader(() => undefined).read(
      resourceOf(async () => undefined),
      options,
    ),
  ).toBeUndefined()
})

const failures: [string, Resource<unknown>['load'], string][] = [
  ['fails', () => Promise.reject(new Error('down')), 'down'],
  ['never answers', () => new Promise(() => undefined), 'no answer within 50 ms'],
  ['answers something else', async () => ({ body: { wrong: true }, cv: 1 }), 'another shape'],
]
it.each(failures)(
  'a source that %s is logged once, with nothing kept to stand in',
  async (_, load, reason) => {
    const log: object[] = []
    const reader = createDirectReader(line => log.push(line))
    const reading = () => reader.read(resourceOf(load), options)
    await expect(reading()).rejects.toThrow(Unavailable)
    await expect(reading()).rejects.toThrow(reason)
    expect(log).toEqual([{ event: 'source-failed', key: 'a', reason }])
  },
)

it('the source of an aborted read is told', async () => {
  let aborted = false
  const load = (signal: AbortSignal) =>
    new Promise<undefined>(resolve => {
      signal.addEventListener('abort', () => {
        aborted = true
        resolve(undefined)
      })
    })
  await createDirectReader(() => undefined)
    .read(resourceOf(load), options)
    .catch(() => undefined)
  expect(aborted).toBe(true)
})

const source = { endpoint: '', token: '', fetch: () => Promise.reject(new Error('not called')) }
const published: PublishedSource = { ...source, version: 'published' }
const drafts: DraftSource = { ...source, version: 'draft' }
// No test calls it.
const cached = {} as Reader
const preview = { language: undefined, release: '7', editorOrigin: 'https://a.example' }
const question = { preview, log: () => undefined }

it('drafts are for who may see them, and go with a reader of their own', () => {
  const dependencies = { reader: cached, source: published, drafts }
  expect(openAccess(dependencies, { ...question, preview: undefined })).toEqual({
    publication: 'published',
    reader: cached,
    source: published,
  })
  expect(openAccess(dependencies, question)).toMatchObject({
    publication: 'draft',
    reader: { keeps: 'nothing' },
    source: { version: 'draft', release: '7' },
  })
  expect(openAccess({ ...dependencies, drafts: undefined }, question)).toMatchObject({
    publication: 'published',
  })
  // @ts-expect-error a draft that passes through the cache
  const leak: ContentAccess = { publication: 'draft', source: drafts, reader: cached }
  // @ts-expect-error a draft that is taken for what is published
  const mistake: ContentAccess = { publication: 'published', source: drafts, reader: cached }
  expect(leak.publication).not.toBe(mistake.publication)
})
