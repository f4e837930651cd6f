import { expect, it } from 'vitest'
import { hashSource } from './hash-source.ts'
import { sheetWait, sheetWaitHash } from './sheet-wait.ts'

it('the policy allows the script behind a linked sheet', async () => {
  expect(await hashSource(sheetWait)).toBe(sheetWaitHash)
})
