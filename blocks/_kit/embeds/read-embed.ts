import { googleMaps } from './google-maps.ts'
import { openStreetMap } from './openstreetmap.ts'
import type { EmbedProvider } from './provider.ts'
import { vimeo } from './vimeo.ts'
import { youtube } from './youtube.ts'

/**
 * All providers of videos and maps (requirement embeds/providers). Blocks and the worker read the same table: to add a provider, add one
 * file and one entry here. The consent settings have to name its recipient.
 */
export const embedProviders: readonly EmbedProvider[] = [youtube, vimeo, openStreetMap, googleMaps]

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

/** Path of the documents that show embeds in frames. */
export const embedFolder = '/_service/website-features/'

/** Address on this site of the document that shows an embed (requirement embeds/frame). */
export const embedAddress = ({ page }: Pick<Embed, 'page'>, language: string): string =>
  `${embedFolder}?${new URLSearchParams({ language, address: page })}`
