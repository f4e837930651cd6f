import { expect, it } from 'vitest'
import { readSignedId, signId, signWebhook } from './signatures.ts'

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

/** The example of the specification's libraries. */
const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
}
const secret = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

it.each([secret, `whsec_${secret}`])('signs id, timestamp and body with %s', async given => {
  expect(await signWebhook(message, { verify: [given] })).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('signs with each secret while one takes the place of another', async () => {
  const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
  const signatureWith = async (...verify: string[]) =>
    (await signWebhook(message, { verify }))['webhook-signature']
  const both = `${await signatureWith(other)} ${await signatureWith(secret)}`
  expect(await signatureWith(other, secret)).toBe(both)
  expect(both).toMatch(/^v1,\S+ v1,\S+$/)
})
