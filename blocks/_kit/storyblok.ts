/**
 * Facts about the content system, each with its source. Schemas, the media service, the source of content and the checks of signatures read them
 * here. The kinds of rich text with their attributes (a `link` has an `anchor`, an anchor in a text is the `id` of an `anchor` mark) are in the
 * tables of `fields/rich-text-nodes.ts` and `fields/rich-text-marks.ts`, for each of which the standard toolbar has a button
 * (storyblok.com/docs/concepts/richtext, and the types of `@storyblok/richtext`).
 */

export const regionNames = ['eu', 'us', 'cn', 'ap', 'ca'] as const

interface Region {
  /** Origin of the delivery API (storyblok.com/faq/define-specific-region-storyblok-api; `@storyblok/region-helper`). */
  readonly api: string
  /** Hosts of assets; the second kind answers to other origins as well (storyblok.com/docs/concepts/assets, "Asset CDN"). */
  readonly assetHosts: readonly string[]
  /** Origin of its editor (`lib/regions` of `@storyblok/create-demo`). */
  readonly editor: string
}

const editor = 'https://app.storyblok.com'

export const regions: Readonly<Record<(typeof regionNames)[number], Region>> = {
  eu: { api: 'https://api.storyblok.com/v2', assetHosts: ['a.storyblok.com', 'a2.storyblok.com'], editor },
  us: {
    api: 'https://api-us.storyblok.com/v2',
    assetHosts: ['a-us.storyblok.com', 'a2-us.storyblok.com'],
    editor,
  },
  cn: {
    api: 'https://app.storyblokchina.cn/v2',
    assetHosts: ['a.storyblokchina.cn'],
    editor: 'https://app.storyblokchina.cn/fe/editor_v2',
  },
  ap: {
    api: 'https://api-ap.storyblok.com/v2',
    assetHosts: ['a-ap.storyblok.com', 'a2-ap.storyblok.com'],
    editor,
  },
  ca: { api: 'https://api-ca.storyblok.com/v2', assetHosts: ['a-ca.storyblok.com'], editor },
}

export const assetHosts: ReadonlySet<string> = new Set(
  Object.values(regions).flatMap(region => region.assetHosts),
)

/**
 * The address of an asset in the management API and older exports: its bucket, which is named like the host
 * (storyblok.com/docs/api/management/assets, samples).
 */
const bucket = /^https:\/\/s3\.amazonaws\.com\/(?=a[\w-]*\.storyblok)/

/**
 * The former image service, whose operations precede the path: content of its time contains `//img2.storyblok.com/{operations}/f/{space}/...` (found
 * in public themes; today's service is on the host of the asset).
 */
const olderService = /^https:\/\/img2\.storyblok\.com\/(?:.{1,300}?\/)??(?=f\/\d)/

/** Operations behind an asset (storyblok.com/docs/api/image-service). */
const operations = /\/m(?:\/.*)?$/

/**
 * The address of an original asset, over https: without operations of the image service, because this site makes its pictures itself. Older spaces
 * contain protocol-relative addresses. Any other address stays unchanged.
 */
export function assetAddress(address: string): string {
  const secure = address.replace(/^(?:http:)?\/\/(?=[\w.-]*\.storyblok(?:china)?\.|s3\.)/, 'https://')
  const direct = secure.replace(bucket, 'https://').replace(olderService, 'https://a.storyblok.com/')
  const [, host = ''] = /^https:\/\/([\w.-]+)\/f\/\d/.exec(direct) ?? []
  return assetHosts.has(host) ? direct.replace(operations, '') : address
}

/** Whether an address belongs to an asset of any space. */
export const isAssetAddress = (address: string): boolean =>
  assetHosts.has(/^https:\/\/([\w.-]+)\/f\/\d+\//.exec(address)?.[1] ?? '')

/** The zone of times without one: not documented officially, but in two threads (storyblok/storyblok#127, #123). */
export const pickerZone = 'UTC'

/**
 * Relations that editors may give a link, as its `rel` or among the custom attributes of a link in a text (types of `@storyblok/schema`, "Link
 * relationship attribute"), and that search engines or other sites read (HTML, "Link types").
 */
export const linkRelations = [
  'nofollow',
  'sponsored',
  'ugc',
  'noreferrer',
  'author',
  'license',
  'help',
] as const

/** Parameters with which the editor signs the address of a draft, in its order (storyblok.com/docs/concepts/visual-editor, "Preview parameters"). */
export const previewSignature = {
  prefix: '_storyblok_tk',
  keys: ['_storyblok_tk[space_id]', '_storyblok_tk[timestamp]', '_storyblok_tk[token]'],
  /** The signed text of a space, its preview token and the timestamp; the digest is written in hexadecimal. */
  textOf: (space: number, previewToken: string, timestamp: string) => `${space}:${previewToken}:${timestamp}`,
  hash: 'SHA-1',
} as const

/** A webhook's message is signed over its raw body, in hexadecimal (storyblok.com/docs/concepts/webhooks, "Webhook secret"). */
export const webhookSignature = {
  header: 'webhook-signature',
  algorithm: { name: 'HMAC', hash: 'SHA-1' },
} as const

export interface Size {
  readonly width: number
  readonly height: number
}

/** Size of an asset in pixels, where its address contains it (storyblok.com/faq/image-dimensions-assets-js). */
export function sizeInAddress(address: string): Size | undefined {
  const [, width, height] = /\/(\d{1,5})x(\d{1,5})\//.exec(address)?.map(Number) ?? []
  return width && height ? { width, height } : undefined
}
