import type { SiteError } from '../errors.ts'
import type { Region } from '../page/model.ts'
import type { Address } from '../routing/route.ts'

/** A region's HTML; equal keys stand for equal bytes. */
interface RegionPayload {
  readonly key: string
  readonly html: string
}

/** What a soft navigation is answered with (contract, addresses). */
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

/** The file's name; the page's path stands before it. */
export const payloadFile = '_payload.json'

export interface PayloadQuestion {
  /** Address of the page itself. */
  readonly address: Address
  /** The version that asks, where it says so. */
  readonly build: string | undefined
}

const buildFirst = /^([0-9a-f]{10})(?:&|$)/

/** What an address such as `/bachelor/_payload.json?0123456789&x=1` asks for: the build id first, then the page's own query. */
export function parsePayloadAddress({ pathname, search }: URL): PayloadQuestion {
  const query = search.slice(1)
  const build = buildFirst.exec(query)
  return {
    address: {
      path: pathname.slice(0, -payloadFile.length),
      query: build ? query.slice(build[0].length) : query,
    },
    build: build?.[1],
  }
}

export const redirectPayload = (location: string): Payload => ({
  kind: 'redirect',
  location,
  external: /^https?:/i.test(location),
})

export const errorPayload = ({ status, message, data }: SiteError): Payload => ({
  kind: 'error',
  error: { statusCode: status, message, data },
})
