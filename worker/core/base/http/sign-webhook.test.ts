import { expect, it } from 'vitest'
import { signWebhook } from './sign-webhook.ts'

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
