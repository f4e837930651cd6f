import type { Keyring } from '../../../keyring.ts'
import { equalInConstantTime, signText, toHex } from '../../base/http/signatures.ts'

/**
 * The last part of the address for unsigned messages, derived from the secret of links, so that it need not be stored.
 */
export const webhookToken = async (secret: string): Promise<string> =>
  toHex(await signText('webhook address', secret)).slice(0, 40)

/** Whether this is the token of a secret that verifies; false if there is no secret. */
export async function isWebhookToken(token: string, keys: Keyring | undefined): Promise<boolean> {
  const right = await Promise.all((keys?.verify ?? []).map(webhookToken))
  return right.some(own => equalInConstantTime(token, own))
}
