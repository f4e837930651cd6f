import { equalInConstantTime } from '../../http/constant-time.ts'
import { toHex } from '../../http/hex.ts'
import { hmacKey } from '../../http/hmac-key.ts'

/** The last part of the address for unsigned messages: made of the secret of links, so that nothing has to be stored. */
export async function webhookToken(secret: string): Promise<string> {
  const name = new TextEncoder().encode('webhook address')
  return toHex(await crypto.subtle.sign('HMAC', await hmacKey(secret), name)).slice(0, 40)
}

/** Whether this is the token of the secret; no token is right where there is no secret. */
export const isWebhookToken = async (token: string, secret: string | undefined): Promise<boolean> =>
  secret !== undefined && equalInConstantTime(token, await webhookToken(secret))
