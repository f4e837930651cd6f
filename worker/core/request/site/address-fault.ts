import { cutText } from '../../../../blocks/_kit/cut-text.ts'
import { safeAddress } from './links.ts'

/** Maximum characters of an address in a message. */
const SHOWN = 100

/**
 * The reason why visitors could not follow an address that an editor wrote; undefined if they can.
 */
export function addressFault(written: string): string | undefined {
  const shown = `“${cutText(written.trim(), SHOWN)}”`
  const address = safeAddress(written)
  if (address === undefined)
    return /^[^\s:]*:|^[/\\]{2}/.test(written.trim())
      ? `Visitors get no link to ${shown}: only https, mailto and tel lead elsewhere.`
      : `${shown} leads nowhere. A page of this site is chosen from the list or begins with /, an address elsewhere with https://.`
  const isBroken = /^http/i.test(address) && !address.includes('{{') && !URL.canParse(address)
  return isBroken ? `${shown} is no address.` : undefined
}
