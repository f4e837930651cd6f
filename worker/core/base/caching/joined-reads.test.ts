import { expect, it } from 'vitest'
import { joinRead, withJoinedReads } from './joined-reads.ts'

/** A store that counts its reads, each of which ends when the test says so. */
function countedStore() {
  const ends: ((value: string) => void)[] = []
  const store = {
    ends,
    read: (key: string) => joinRead(store, key, () => new Promise<string>(resolve => ends.push(resolve))),
  }
  return store
}

it('joins equal reads of a request that run at the same time', async () => {
  const { read, ends } = countedStore()
  const values = withJoinedReads(() => Promise.all([read('a'), read('b'), read('a')]))
  expect(ends).toHaveLength(2)
  for (const [index, end] of ends.entries()) end(`value ${index}`)
  expect(await values).toEqual(['value 0', 'value 1', 'value 0'])
})

it('reads again when the read before has ended', async () => {
  const { read, ends } = countedStore()
  await withJoinedReads(async () => {
    const first = read('a')
    ends[0]!('old')
    await first
    const second = read('a')
    ends[1]!('new')
    expect(await second).toBe('new')
  })
})

it('joins no reads of two requests, and none outside of a request', () => {
  const { read, ends } = countedStore()
  for (const _ of ['first', 'second']) void withJoinedReads(() => read('a'))
  void read('a')
  void read('a')
  expect(ends).toHaveLength(4)
})

it('a read that fails fails for all who wait for it, and is tried again', async () => {
  const owner = {}
  const fail = () => joinRead(owner, 'a', () => Promise.reject(new Error('down')))
  await withJoinedReads(async () => {
    const both = await Promise.allSettled([fail(), fail()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await joinRead(owner, 'a', async () => 'up')).toBe('up')
  })
})
