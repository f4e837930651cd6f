import { expect, it } from 'vitest'
import { earlyClicks, earlyClicksHash } from './early-clicks.ts'
import { hashSource } from './hash-source.ts'

it('the policy allows the script as it is', async () => {
  expect(await hashSource(earlyClicks)).toBe(earlyClicksHash)
})
