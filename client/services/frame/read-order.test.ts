import { describe, expect, it } from 'vitest'
import { readOrder } from './read-order.ts'

describe('an order of the page', () => {
  const known = [
    { type: 'close' },
    { type: 'configure', config: { template_id: '' } },
    { type: 'open', conversation: {} },
    { type: 'open', conversation: { template_id: 'fees' } },
  ]
  it.each(known)('is taken: %j', order => {
    expect(readOrder(order)).toEqual(order)
  })

  it.each([
    undefined,
    null,
    'close',
    {},
    { type: 'run' },
    { type: 'open' },
    { type: 'configure', config: 5 },
  ])('is not taken: %j', order => {
    expect(readOrder(order)).toBeUndefined()
  })
})
