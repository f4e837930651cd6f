import { expect, it } from 'vitest'
import { leavingBlock, shippingServerCode } from './block-imports.ts'

const edge = (from: string, to: string) => ({ from, to, isType: false })

it.each([
  ['blocks/card/view.tsx', 'blocks/link/view.tsx'],
  ['blocks/card/props.ts', 'worker/core/page/facts.ts'],
  ['blocks/card/enhance.ts', 'client/enhancements/enhance.ts'],
  ['blocks/_kit/button.tsx', 'blocks/button/view.tsx'],
])('%s may not import %s', (from, to) => {
  expect(leavingBlock([edge(from, to)])).toEqual([edge(from, to)])
})

it.each([
  ['blocks/countdown/island.tsx', 'blocks/countdown/view.tsx'],
  ['blocks/header/enhance.ts', 'blocks/header/props.ts'],
  ['blocks/header/begin.ts', 'valibot'],
  ['blocks/_kit/islands/slider.tsx', 'blocks/grid/schema.ts'],
])('%s would ship %s', (from, to) => {
  expect(shippingServerCode([edge(from, to)])).toEqual([edge(from, to)])
})

it('a block imports its own files, the kit and packages', () => {
  const right = [
    edge('blocks/card/view.tsx', 'blocks/card/parts.ts'),
    edge('blocks/card/view.tsx', 'blocks/_kit/button.tsx'),
    edge('blocks/card/schema.ts', 'valibot'),
    edge('blocks/countdown/island.tsx', 'blocks/_kit/client/now.ts'),
    edge('worker/core/page/registry.ts', 'blocks/card/schema.ts'),
  ]
  expect([...leavingBlock(right), ...shippingServerCode(right)]).toEqual([])
})
