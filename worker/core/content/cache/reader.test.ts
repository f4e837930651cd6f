import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { loopCount } from '../../../tests/setup/loop-count.ts'
import { SourceError } from '../client/storyblok.ts'
import { memoryVersionStore } from '../version/version-store.ts'
import { createVersionWatch } from '../version/version-watch.ts'
import { createBulkKv } from './key-values.ts'
import { createMemory } from './memory-cache.ts'
import { createReader } from './reader.ts'
import { type Loaded, type Resource, Unavailable } from './resource.ts'

const shape = v.object({ text: v.string() })
const MINUTE = 60_000

/** A reader with a source to play with and a clock to turn. */
function setUp(own: Partial<Resource<unknown>> = {}) {
  const state = {
    now: Date.UTC(2026, 10, 21),
    text: 'first',
    loads: 0,
    fail: undefined as unknown,
    missing: false,
    malformed: false,
    hold: undefined as Promise<void> | undefined,
    validFor: undefined as number | undefined,
    pending: [] as Promise<unknown>[],
  }
  const log: object[] = []
  const store = memoryVersionStore()
  const dependencies = { now: () => state.now, log: (line: object) => void log.push(line) }
  const makeVersions = () => createVersionWatch({ ...dependencies, store, onMove: () => undefined })
  let versions = makeVersions()
  const makeReader = () =>
    createReader({
      ...dependencies,
      kv: createBulkKv(env.CONTENT),
      memory: createMemory(),
      store,
      versions,
    })
  const resource: Resource<{ text: string }> = {
    key: 'story:de:home',
    persist: true,
    source: 'content',
    ...own,
    parse: body => v.parse(shape, body),
    async load(): Promise<Loaded | undefined> {
      state.loads++
      await Promise.resolve()
      await state.hold
      if (state.malformed) v.parse(shape, { title: 'of another shape' })
      if (state.fail) throw state.fail
      if (state.missing) return undefined
      return {
        body: { text: state.text },
        cv: 1,
        ...(state.validFor !== undefined && { validUntil: state.now + state.validFor }),
      }
    },
  }
  const options = {
    deadline: 100,
    waitUntil: (promise: Promise<unknown>) => void state.pending.push(promise),
  }
  let reader = makeReader()
  return {
    state,
    store,
    log,
    options,
    read: () => reader.read(resource, options),
    readOther: () => reader.read({ ...resource, key: 'story:de:other' }, options),
    reader: () => reader,
    async publish() {
      versions.learn(await store.raise({ cv: 1, gone: [], at: state.now }))
    },
    async settle() {
      await Promise.all(state.pending.splice(0))
    },
    /** A new isolate: empty memory, the same KV. */
    restart() {
      versions = makeVersions()
      reader = makeReader()
    },
  }
}

describe('cached reader', () => {
  beforeEach(async () => {
    await env.CONTENT.delete('story:de:home')
  })

  it('reads the source once within a minute', async () => {
    const { read, state } = setUp()
    expect(await read()).toMatchObject({ value: { text: 'first' }, freshness: 'miss' })
    expect(await read()).toMatchObject({ freshness: 'hit' })
    expect(state.loads).toBe(1)
  })

  it('serves what is stale while it reads again', async () => {
    const { read, state, settle } = setUp()
    await read()
    state.text = 'second'
    state.now += MINUTE
    expect(await read()).toMatchObject({ value: { text: 'first' }, freshness: 'stale' })
    await settle()
    expect(await read()).toMatchObject({ value: { text: 'second' }, freshness: 'hit' })
  })

  it('an unchanged refetch keeps value, revision and anchor', async () => {
    const { read, state, settle } = setUp()
    const before = await read()
    state.now += MINUTE
    await read()
    await settle()
    const after = await read()
    expect(after!.value).toBe(before!.value)
    expect(after!.anchor).toBe(before!.anchor)
    expect(after!.revision).toBe(before!.revision)
  })

  it('a new version keeps the anchor and changes the revision', async () => {
    const { read, state, settle } = setUp()
    const before = await read()
    state.text = 'second'
    state.now += MINUTE
    await read()
    await settle()
    const after = await read()
    expect(after!.anchor).toBe(before!.anchor)
    expect(after!.revision).not.toBe(before!.revision)
  })

  it('a fresh isolate serves from KV when the source is dead', async () => {
    const { read, state, settle, restart } = setUp()
    await read()
    await settle()
    restart()
    state.fail = new Error('down')
    state.now += 24 * 60 * MINUTE
    expect(await read()).toMatchObject({ value: { text: 'first' }, freshness: 'stale' })
  })

  it('without any copy a dead source is an error, and the next request tries again', async () => {
    const { read, state } = setUp()
    state.fail = new Error('down')
    await expect(read()).rejects.toThrow(Unavailable)
    state.fail = undefined
    expect(await read()).toMatchObject({ value: { text: 'first' } })
  })

  it('a source that hangs is given up at the deadline', async () => {
    const { read, state } = setUp()
    const hanging = setUp()
    hanging.state.fail = new Promise(() => undefined)
    state.fail = undefined
    const store = memoryVersionStore()
    const dependencies = { now: Date.now, log: () => undefined }
    const reader = createReader({
      ...dependencies,
      kv: createBulkKv(env.CONTENT),
      memory: createMemory(),
      store,
      versions: createVersionWatch({ ...dependencies, store, onMove: () => undefined }),
    })
    const never: Resource<unknown> = {
      key: 'never',
      persist: true,
      parse: body => body,
      load: () => new Promise(() => undefined),
    }
    await expect(reader.read(never, { deadline: 20, waitUntil: () => undefined })).rejects.toThrow(
      'no answer within 20 ms',
    )
    expect(await read()).toBeDefined()
  })

  it('a corrupt KV entry is a miss and is repaired', async () => {
    const { read, settle, restart, state } = setUp()
    await env.CONTENT.put('story:de:home', '{"schema":1,')
    expect(await read()).toMatchObject({ freshness: 'miss' })
    await settle()
    restart()
    state.fail = new Error('down')
    expect(await read()).toMatchObject({ value: { text: 'first' } })
  })

  it('a body of another shape does not replace a good one', async () => {
    const { read, state, settle } = setUp()
    await read()
    state.text = 5 as unknown as string
    state.now += MINUTE
    await read()
    await settle()
    expect(await read()).toMatchObject({ value: { text: 'first' } })
  })

  it('nothing is served past its validity', async () => {
    const { read, state } = setUp()
    state.validFor = 1000
    await read()
    state.text = 'second'
    state.now += 1000
    expect(await read()).toMatchObject({ value: { text: 'second' }, freshness: 'miss' })
  })

  it('a body made of stale content is read again after two seconds, one made of fresh content after a minute', async () => {
    const { reader, state, options } = setUp()
    const answer = (key: string, isOfStale: boolean): Resource<unknown> => ({
      key,
      persist: false,
      parse: body => body,
      load: async () => ({ body: {}, cv: 0, isOfStale }),
    })
    const read = async (key: string, isOfStale: boolean) =>
      (await reader().read(answer(key, isOfStale), options))!
    expect(await read('of stale', true)).toMatchObject({
      freshness: 'stale',
      validity: { until: state.now + 2000 },
    })
    expect(await read('of fresh', false)).toMatchObject({
      freshness: 'miss',
      validity: { until: state.now + MINUTE },
    })
  })

  it('many readers of one cold resource make one call', async () => {
    const { read, state } = setUp()
    const answers = await Promise.all(Array.from({ length: loopCount(1000) }, read))
    expect(answers.every(answer => answer?.value.text === 'first')).toBe(true)
    expect(state.loads).toBe(1)
  })

  it('a source whose answers are malformed is read for others, and the last good body is served', async () => {
    const { read, readOther, state, settle, reader } = setUp()
    await read()
    state.malformed = true
    for (let time = 0; time < 8; time++) {
      state.now += MINUTE
      expect(await read()).toMatchObject({ value: { text: 'first' }, freshness: 'stale' })
      await settle()
    }
    expect(state.loads).toBe(9)
    expect(reader().broken).toEqual([])
    state.malformed = false
    expect(await readOther()).toMatchObject({ value: { text: 'first' }, freshness: 'miss' })
  })

  describe('a source whose answer cannot be used', () => {
    /** Reads the resource each 100 ms for a minute at full size, else each 500 ms. */
    async function readForMinute({ read, state, settle }: ReturnType<typeof setUp>) {
      const times = loopCount(600, 5)
      for (let time = 0; time < times; time++) {
        await read().catch(() => undefined)
        await settle()
        state.now += MINUTE / times
      }
    }
    const failures: [string, Partial<ReturnType<typeof setUp>['state']>][] = [
      ['is malformed', { malformed: true }],
      ['refuses', { fail: new SourceError('Unauthorized', 401) }],
      ['is too long', { text: 'x'.repeat(5_000_001) }],
    ]

    it.each(failures)('is read twelve times a minute, without a copy: %s', async (_, failure) => {
      const world = setUp()
      Object.assign(world.state, failure)
      await readForMinute(world)
      expect(world.state.loads).toBe(12)
      expect(world.log.length).toBe(12)
      expect(world.reader().broken).toEqual([])
      await expect(world.read()).rejects.toThrow(Unavailable)
    })

    it.each(failures)('is read as often where the last good body is shown: %s', async (_, failure) => {
      const world = setUp()
      await world.read()
      Object.assign(world.state, failure)
      world.state.now += 2 * MINUTE
      await readForMinute(world)
      expect(world.state.loads - 1).toBe(12)
      expect(await world.read()).toMatchObject({ value: { text: 'first' }, freshness: 'stale' })
    })

    it.each([false, true])(
      'has one line of the log for each time that it is read while it is down, with a copy: %s',
      async isKept => {
        const world = setUp()
        if (isKept) await world.read()
        const before = world.state.loads
        world.state.fail = new SourceError('Network connection lost.', 502)
        world.state.now += 2 * MINUTE
        await readForMinute(world)
        expect(world.reader().broken).toMatchObject([{ name: 'content' }])
        expect(world.state.loads - before).toBeLessThan(20)
        expect(world.log.length).toBe(world.state.loads - before)
      },
    )

    it('is read at once for other resources, and again for this one after five seconds', async () => {
      const { read, readOther, state } = setUp()
      state.malformed = true
      await expect(read()).rejects.toThrow(Unavailable)
      state.malformed = false
      await expect(read()).rejects.toThrow(Unavailable)
      expect(await readOther()).toMatchObject({ value: { text: 'first' } })
      state.now += 5_000
      expect(await read()).toMatchObject({ value: { text: 'first' }, freshness: 'miss' })
    })

    it('is read at once when content is published', async () => {
      const { read, state, publish } = setUp()
      state.malformed = true
      await expect(read()).rejects.toThrow(Unavailable)
      state.malformed = false
      state.now += 100
      await publish()
      expect(await read()).toMatchObject({ value: { text: 'first' } })
    })
  })

  it('a refresh whose request was cancelled is started again, also for resources without a version', async () => {
    const { read, state, settle } = setUp({ versioned: false })
    await read()
    state.text = 'second'
    const going = Promise.withResolvers<void>()
    state.hold = going.promise
    state.now += MINUTE
    expect(await read()).toMatchObject({ freshness: 'stale' })
    expect(await read()).toMatchObject({ freshness: 'stale' })
    expect(state.loads).toBe(2)
    state.hold = undefined
    state.now += MINUTE
    await read()
    expect(state.loads).toBe(3)
    going.resolve()
    await settle()
    expect(await read()).toMatchObject({ value: { text: 'second' }, freshness: 'hit' })
  })

  it('a source that lags behind its own version is read ever more rarely', async () => {
    const { read, state, settle, store } = setUp()
    await store.raise({ cv: 9, gone: [], at: state.now })
    await read()
    for (let second = 0; second < 120; second++) {
      state.now += 1000
      expect(await read()).toMatchObject({ value: { text: 'first' } })
      await settle()
    }
    // After 1, 2, 4, 8, 16 and 32 seconds, then once a minute.
    expect(state.loads).toBeLessThanOrEqual(9)
    expect(state.loads).toBeGreaterThanOrEqual(7)
  })

  it('a missing resource is remembered briefly, in memory only', async () => {
    const { read, state } = setUp()
    state.missing = true
    expect(await read()).toBeUndefined()
    expect(await read()).toBeUndefined()
    expect(state.loads).toBe(1)
    expect(await env.CONTENT.get('story:de:home')).toBeNull()
    state.missing = false
    state.now += 10_000
    expect(await read()).toBeDefined()
  })

  it('a held body is removed only where its source answers for its content', async () => {
    const source = { down: true }
    const { read, state, settle, log, restart } = setUp({
      async ensureSource() {
        if (source.down) throw new SourceError('no space answers', 502)
      },
    })
    /** Advances the clock by a minute and returns the body that was read again in the background. */
    const readAgain = async () => {
      state.now += MINUTE
      await read()
      await settle()
      return read()
    }
    await read()
    state.missing = true
    expect(await readAgain()).toMatchObject({ value: { text: 'first' }, freshness: 'stale' })
    restart()
    expect(await readAgain()).toMatchObject({ value: { text: 'first' }, freshness: 'stale' })
    expect(log).toContainEqual({
      event: 'source-failed',
      key: 'story:de:home',
      reason: expect.stringContaining('no space answers'),
    })
    source.down = false
    expect(await readAgain()).toBeUndefined()
    source.down = true
    expect(await readAgain()).toBeUndefined()
  })
})
