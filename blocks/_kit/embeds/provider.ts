/** The addresses of an embed, written only from parts that were checked. */
interface ReadAddress {
  /** The page of the embed on the provider's own site; its address is read as the same embed. */
  readonly page: string
  /** The document for frames. */
  readonly frame: string
}

/** A provider whose videos or maps may be embedded in pages (requirement embeds/providers). */
export interface EmbedProvider {
  readonly name: string
  readonly kind: 'video' | 'map'
  /** Hosts of the addresses that editors paste. */
  readonly hosts: readonly string[]
  /** The one origin that its frame is loaded from. */
  readonly origin: string
  /** Company that receives the visitor's data. */
  readonly recipient: string
  /** Address of its privacy policy. */
  readonly privacy: string
  /** Names of cookies and keys that the provider may store under its own hosts, as far as it documents them. */
  readonly stores: readonly string[]
  /** Undefined for an address that is not a video or map. */
  readonly read: (address: URL) => ReadAddress | undefined
}

/** A place on the earth, in degrees (WGS 84). */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** A decimal number as addresses write it; undefined for anything else, and beyond the limits. */
export function readNumber(
  text: string | null | undefined,
  { from, to }: { readonly from: number; readonly to: number },
): number | undefined {
  if (!text || !/^-?\d{1,4}(?:\.\d{1,20})?$/.test(text)) return undefined
  const number = Number(text)
  return number >= from && number <= to ? number : undefined
}

/** Degrees as addresses contain them: precise to the metre. */
const rounded = (value: number): number => Number(value.toFixed(5))

/** Maps of the world in Mercator's projection end at 85 degrees. */
export function readPlace(
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): Place | undefined {
  const [north, east] = [
    readNumber(latitude, { from: -85, to: 85 }),
    readNumber(longitude, { from: -180, to: 180 }),
  ]
  return north === undefined || east === undefined
    ? undefined
    : { latitude: rounded(north), longitude: rounded(east) }
}

/** The place between two others. */
export const middleOf = (one: Place, other: Place): Place => ({
  latitude: rounded((one.latitude + other.latitude) / 2),
  longitude: rounded((one.longitude + other.longitude) / 2),
})

export const degrees = (value: number): string => String(rounded(value))
