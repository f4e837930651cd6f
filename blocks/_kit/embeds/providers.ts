import { googleMaps } from './google-maps.ts'
import { openStreetMap } from './openstreetmap.ts'
import type { EmbedProvider } from './provider.ts'
import { vimeo } from './vimeo.ts'
import { youtube } from './youtube.ts'

/**
 * All sites whose videos and maps may be shown (requirement embeds/providers). Blocks and the worker read the same table: another provider
 * is one file and one entry here. The texts of the consent settings name its recipient.
 */
export const embedProviders: readonly EmbedProvider[] = [youtube, vimeo, openStreetMap, googleMaps]
