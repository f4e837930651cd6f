import { expect, it } from 'vitest'
import {
  earlyScript,
  earlyScriptHash,
  hashSource,
  sheetWait,
  sheetWaitHash,
} from './content-security-policy.ts'

it('the policy allows the script as it is', async () => {
  expect(await hashSource(earlyScript)).toBe(earlyScriptHash)
})

it('the policy allows the script behind a linked sheet', async () => {
  expect(await hashSource(sheetWait)).toBe(sheetWaitHash)
})
