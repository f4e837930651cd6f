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
