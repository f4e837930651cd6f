import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { writeLockOf } from './content-versions.ts'

const lockOf = (name: string) => writeLockOf((env as Cloudflare.Env).VERSIONS!, name)

describe('the lock of the embedded content', () => {
  it('runs one task at a time, in their order, whatever became of the one before', async () => {
    const seen: string[] = []
    const task = (name: string, steps: number) => async () => {
      seen.push(`${name} begins`)
      for (let step = 0; step < steps; step++) await env.CONTENT.get('anything')
      seen.push(`${name} ends`)
      if (name === 'b') throw new RangeError('b failed')
      return { result: name }
    }
    const runs = [task('a', 5), task('b', 1), task('c', 1)].map(one => lockOf('order').run(one))
    expect(await Promise.allSettled(runs)).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: new RangeError('b failed') },
      { status: 'fulfilled', value: 'c' },
    ])
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('passes a task the last written state', async () => {
    const written = { version: 5, revision: 'a' }
    const told: unknown[] = []
    for (let turn = 0; turn < 2; turn++)
      await lockOf('written').run(async last => {
        told.push(last && { version: last.version, revision: last.revision })
        return { result: turn, written }
      })
    expect(told).toEqual([undefined, written])
  })
})
