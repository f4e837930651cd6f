import { describe, expect, it } from 'vitest'
import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { createNeedCollector } from './collect-needs.ts'
import { needKey } from './data/needs.ts'
import { type Validated, validateBlock } from './registry.ts'

/** Every block named `list` needs the events of its city; one named `broken` is invalid. */
function validate(block: RawBlock): Validated {
  if (block.component === 'broken') return { ok: false, reason: 'broken' }
  // Only the members of a block's logic that the collector reads.
  const logic = {
    data: ({ city }: { city: string }) => [{ call: 'event-list', query: { city } }],
  } as unknown as Extract<Validated, { ok: true }>['logic']
  const own = block.component === 'list' ? logic : ({} as typeof logic)
  return { ok: true, logic: own, content: block, lost: [], links: [] }
}

const list = (city: string) => ({ component: 'list', city })

describe('needs of a page', () => {
  it('are found at any depth, each once', () => {
    const body = [
      list('Berlin'),
      { component: 'grid', body: [list('Berlin'), list('Bern')] },
      {
        component: 'text',
        content: { type: 'doc', content: [{ type: 'blok', attrs: { body: [list('Wien')] } }] },
      },
    ]
    expect(createNeedCollector(validate)(body).map(({ query }) => query.city)).toEqual([
      'Berlin',
      'Bern',
      'Wien',
    ])
  })

  it('are found in the entries of lists and in stories that a block refers to', () => {
    const collect = createNeedCollector(validateBlock)
    const card = { component: 'card', _uid: 'c', title: 'A', careId: 'X-1' }
    const tabs = { component: 'tabs', _uid: 't', items: [{ component: 'tab', label: 'A', body: [card] }] }
    const set = {
      uuid: 'u',
      full_slug: 'sets/a',
      name: 'A',
      content: { component: 'cluster-card-set', cards: [card] },
    }
    for (const body of [[tabs], [{ component: 'card-list', _uid: 'l', set }]])
      expect(collect(body).map(({ call }) => call)).toEqual(['product-campaigns'])
  })

  it('of a block that is left out are not called for', () => {
    expect(createNeedCollector(validate)([{ component: 'broken', body: [list('Bern')] }])).toEqual([])
  })

  it('equal needs have one key, whatever the order of their parameters', () => {
    expect(needKey({ call: 'a', query: { x: '1', y: '2' } })).toBe(
      needKey({ call: 'a', query: { y: '2', x: '1' } }),
    )
    expect(needKey({ call: 'a', query: { x: '1' }, besidePlatform: 'called' })).not.toBe(
      needKey({ call: 'a', query: { x: '1called' } }),
    )
  })
})
