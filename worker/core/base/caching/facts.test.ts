import { describe, expect, it, vi } from 'vitest'
import { lazyFacts, observe, withFacts } from './facts.ts'

interface Facts {
  readonly country: string
  readonly path: string
  readonly isClosed: (id: string) => boolean
}

const read = vi.fn((source: { readonly from: string }) => source.from)

const factsOf = lazyFacts<{ readonly from: string }, Facts>({
  country: read,
  path: () => '/',
  isClosed:
    ({ from }) =>
    id =>
      id === from,
})

describe('lazy facts', () => {
  it('are read when they are needed, of their own source', () => {
    const [one, other] = [factsOf({ from: 'DE' }), factsOf({ from: 'CH' })]
    expect(read).not.toHaveBeenCalled()
    expect([one.country, other.country, one.path]).toEqual(['DE', 'CH', '/'])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('are recorded under their names, also where some of them are changed', () => {
    const { facts, seen } = observe(factsOf({ from: 'DE' }))
    const changed = withFacts(facts, { path: '/other/' })
    expect([changed.path, changed.isClosed('DE'), [...seen]]).toEqual(['/other/', true, ['isClosed:DE']])
    expect([changed.country, [...seen]]).toEqual(['DE', ['isClosed:DE', 'country']])
  })
})
