import { expect, it } from 'vitest'
import { readSignedId, signId } from './signed-id.ts'

const keys = { sign: 's', verify: ['s'] }
const id = '0b6f0f3e-7a54-4d44-8d4f-0123456789ab'

it('an id counts only with its own signature, and for its purpose', async () => {
  const value = await signId(id, { purpose: 'draft', keys })
  expect(value).toMatch(/^[\w-]+\.[\w-]{43}$/)
  expect(await readSignedId(value, { purpose: 'draft', keys })).toBe(id)
  expect(await readSignedId(value, { purpose: 'opt-in', keys })).toBeUndefined()
  expect(
    await readSignedId(value, { purpose: 'draft', keys: { sign: 'another', verify: ['another'] } }),
  ).toBeUndefined()
  expect(await readSignedId(id, { purpose: 'draft', keys })).toBeUndefined()
  expect(await readSignedId(`${id}.%%%`, { purpose: 'draft', keys })).toBeUndefined()
  expect(await readSignedId(value.replace('0b6f', '0b6e'), { purpose: 'draft', keys })).toBeUndefined()
})

it('without a secret an id stands for itself', async () => {
  const signing = { purpose: 'draft', keys: undefined } as const
  expect(await readSignedId(await signId(id, signing), signing)).toBe(id)
  expect(await readSignedId('', signing)).toBeUndefined()
})
