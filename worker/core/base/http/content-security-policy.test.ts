import { expect, it } from 'vitest'
import {
  earlyClicks,
  earlyClicksHash,
  hashSource,
  sheetWait,
  sheetWaitHash,
} from './content-security-policy.ts'

it('the policy allows the script as it is', async () => {
  expect(await hashSource(earlyClicks)).toBe(earlyClicksHash)
})

it('the policy allows the script behind a linked sheet', async () => {
  expect(await hashSource(sheetWait)).toBe(sheetWaitHash)
})
