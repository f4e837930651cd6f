/** A region's HTML; equal keys stand for equal bytes. */
interface RegionPayload {
  readonly key: string
  readonly html: string
}

/** What a soft navigation is answered with (requirement navigation/payload). */
export type Payload =
  | {
      readonly kind: 'page'
      /** The version of the site that wrote it: another one needs other scripts and styles. */
      readonly build: string
      readonly layout: string
      readonly title: string
      readonly lang: string
      /** Name of the surface that the page lies on, where it has one of its own. */
      readonly pageColor?: string
      /** HTML of the head's tags that belong to this page. */
      readonly head: string
      /** What the page tells search engines: a script of data, or nothing. */
      readonly structuredData: string
      /** The visitor stays at their place instead of going to the top. */
      readonly keepScroll: boolean
      readonly regions: Readonly<Record<'header' | 'main' | 'footer', RegionPayload>>
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
