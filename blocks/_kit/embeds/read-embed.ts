import type { EmbedProvider } from './provider.ts'
import { embedProviders } from './providers.ts'

/** A video or map of one of the providers. */
export interface Embed {
  readonly provider: EmbedProvider
  /** The page of the embed on the provider's own site. */
  readonly page: string
  /** The document for frames, from the provider's `origin`. */
  readonly frame: string
}

/** Characters of an address; the longest that the providers offer have about 600. */
const longest = 1_000

/** An address of the web without a name, a password or a port; undefined for anything else. */
export function readWebAddress(text: string): URL | undefined {
  if (text.length > longest || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = !url.username && !url.password && !url.port
  return isPlain && /^https?:$/.test(url.protocol) ? url : undefined
}

/**
 * The embed at an address that an editor pasted, or that a request names; undefined for addresses of no provider in the
 * table.
 */
export function readEmbed(text: string): Embed | undefined {
  const address = readWebAddress(text)
  const provider = embedProviders.find(({ hosts }) => hosts.includes(address?.hostname ?? ''))
  const found = address && provider?.read(address)
  return found && provider && { provider, ...found }
}
