import { degrees, type EmbedProvider, readNumber, readPlace } from './provider.ts'

const domains = ['com', 'de', 'at', 'ch', 'fr', 'it', 'es', 'pt', 'co.uk']

/** The search of a map: a place by its name or its coordinates. */
interface Search {
  readonly query: string
  readonly zoom?: number | undefined
}

/** Characters of the name of a place. */
const longest = 200

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

const coordinates = (latitude: string | undefined, longitude: string | undefined) => {
  const place = readPlace(latitude, longitude)
  return place && `${degrees(place.latitude)},${degrees(place.longitude)}`
}

const readZoom = (text: string | null | undefined) => {
  const zoom = readNumber(text, { from: 1, to: 21 })
  return zoom && Math.round(zoom)
}

/** `/maps/place/{name}/@{latitude},{longitude},{zoom}z`, `/maps/search/{text}`, `/maps/@…`. */
function inPath(pathname: string): Search | undefined {
  const [, , kind = '', name = ''] = pathname.split('/')
  const [, latitude, longitude, zoom] = /\/@([^,/]*),([^,/]*)(?:,([\d.]+)z)?/.exec(pathname) ?? []
  const named = ['place', 'search'].includes(kind) && !name.startsWith('@') ? decode(name) : ''
  const query = named || coordinates(latitude, longitude)
  return query ? { query, zoom: readZoom(zoom) } : undefined
}

/**
 * The centre of a map from its embed code, which contains the coordinates as `!2d{longitude}!3d{latitude}`; the rest of the code is
 * Google's and is not passed on.
 */
function inCode(code: string): Search | undefined {
  const [, longitude, latitude] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(code) ?? []
  const query = coordinates(latitude, longitude)
  return query ? { query } : undefined
}

function searchOf({ hostname, pathname, searchParams }: URL): Search | undefined {
  if (!/^\/maps(?:\/|$)/.test(pathname) && !(hostname.startsWith('maps.') && pathname === '/'))
    return undefined
  const code = searchParams.get('pb')
  if (code) return inCode(code)
  const query = searchParams.get('q') ?? searchParams.get('query')
  return query ? { query, zoom: readZoom(searchParams.get('z')) } : inPath(pathname)
}

export const googleMaps: EmbedProvider = {
  name: 'Google Maps',
  kind: 'map',
  hosts: domains.flatMap(domain => [`www.google.${domain}`, `google.${domain}`, `maps.google.${domain}`]),
  origin: 'https://www.google.com',
  recipient: 'Google Ireland Limited (Dublin)',
  privacy: 'https://policies.google.com/privacy',
  stores: ['NID', 'AEC'],
  read(address) {
    const { query: raw = '', zoom } = searchOf(address) ?? {}
    const query = raw.replace(/[\s\p{Cc}]+/gu, ' ').trim()
    if (!query || query.length > longest) return undefined
    const fields = new URLSearchParams({ q: query, ...(zoom && { z: String(zoom) }) })
    return {
      page: `https://www.google.com/maps?${fields}`,
      frame: `https://www.google.com/maps?${fields}&output=embed`,
    }
  },
}
