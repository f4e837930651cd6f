import type { Region } from '../../core/page/model.ts'

/** A region's HTML; equal keys mean equal bytes. */
interface RegionPayload {
  readonly key: string
  readonly html: string
}

/** The answer to a soft navigation (requirement navigation/payload). */
export type Payload =
  | {
      readonly kind: 'page'
      /** The build that wrote it: another build needs other scripts and styles. */
      readonly build: string
      readonly layout: string
      readonly title: string
      readonly lang: string
      /** Language of the title, where it differs from the page's. */
      readonly titleLang?: string
      /** Name of the page's surface, where it has one of its own. */
      readonly pageColor?: string
      /** HTML of the head's tags that belong to this page. */
      readonly head: string
      /** Structured data for search engines: a script element, or an empty text. */
      readonly structuredData: string
      /** The scroll position stays instead of going to the top. */
      readonly keepScroll: boolean
      readonly regions: Readonly<Record<Region, RegionPayload>>
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly external: boolean }
  /** To be loaded as a document. */
  | { readonly kind: 'full' }
  | {
      readonly kind: 'error'
      readonly error: {
        readonly statusCode: number
        readonly message: string
        readonly data: Readonly<Record<string, unknown>>
      }
    }
