import { createGenerator } from '@unocss/core'
import { expect, it } from 'vitest'
import { uno } from './uno.ts'

it('utilities change at the seven breakpoints of the site', async () => {
  const names = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl']
  const generator = await createGenerator(uno)
  const { css } = await generator.generate(names.map(name => `${name}:hidden`).join(' '), {
    preflights: false,
  })
  expect([...css.matchAll(/min-width: ?(\d+)px/g)].map(([, width]) => Number(width))).toEqual([
    375, 640, 768, 1024, 1280, 1536, 1980,
  ])
})
