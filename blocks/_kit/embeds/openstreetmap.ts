import { degrees, type EmbedProvider, middleOf, type Place, readNumber, readPlace } from './provider.ts'

interface MapView {
  readonly centre: Place
  readonly zoom: number
  readonly marker: Place | undefined
}

const zooms = { from: 1, to: 19 }
const usualZoom = 16

/** The part of the address after `#map=`: zoom, latitude, longitude. */
function viewOf({ hash, searchParams }: URL): MapView | undefined {
  const marker = readPlace(searchParams.get('mlat'), searchParams.get('mlon'))
  const [zoom, latitude, longitude] =
    /^#map=([^&]*)/
      .exec(hash)?.[1]
      ?.split('/')
      .map(text => text.trim()) ?? []
  const centre = readPlace(latitude, longitude) ?? marker
  return centre && { centre, zoom: Math.round(readNumber(zoom, zooms) ?? usualZoom), marker }
}

/** An address that the site offers for frames: `bbox` is west, south, east, north. */
function viewOfFrame({ searchParams }: URL): MapView | undefined {
  const [west, south, east, north] = searchParams.get('bbox')?.split(',') ?? []
  const [from, to] = [readPlace(south, west), readPlace(north, east)]
  if (!from || !to || to.longitude <= from.longitude) return undefined
  const zoom = Math.round(Math.log2(shown / (to.longitude - from.longitude)))
  const [latitude, longitude] = searchParams.get('marker')?.split(',') ?? []
  return {
    centre: middleOf(from, to),
    zoom: Math.min(Math.max(zoom, zooms.from), zooms.to),
    marker: readPlace(latitude, longitude),
  }
}

/** Degrees of longitude that a map of 512 pixels shows at zoom 0. */
const shown = 720

/** West, south, east and north of a map's view, which is half as wide again as it is high. */
function boxOf({ centre: { latitude, longitude }, zoom }: MapView): string {
  const width = shown / 2 ** zoom
  const height = width * Math.cos((latitude * Math.PI) / 180) * 0.6
  const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)
  return [
    within(longitude - width / 2, 180),
    within(latitude - height / 2, 85),
    within(longitude + width / 2, 180),
    within(latitude + height / 2, 85),
  ]
    .map(degrees)
    .join(',')
}

const pair = ({ latitude, longitude }: Place, between: string) =>
  `${degrees(latitude)}${between}${degrees(longitude)}`

export const openStreetMap: EmbedProvider = {
  name: 'OpenStreetMap',
  kind: 'map',
  hosts: ['www.openstreetmap.org', 'openstreetmap.org'],
  origin: 'https://www.openstreetmap.org',
  recipient: 'OpenStreetMap Foundation (Cambridge)',
  privacy: 'https://osmfoundation.org/wiki/Privacy_Policy',
  stores: ['_osm_totp_token'],
  read(address) {
    const { pathname } = address
    if (pathname !== '/' && pathname !== '/export/embed.html') return undefined
    const view = pathname === '/' ? viewOf(address) : viewOfFrame(address)
    if (!view) return undefined
    const { centre, zoom, marker } = view
    const markedPage = marker ? `?mlat=${degrees(marker.latitude)}&mlon=${degrees(marker.longitude)}` : ''
    const marked = marker ? `&marker=${encodeURIComponent(pair(marker, ','))}` : ''
    return {
      page: `https://www.openstreetmap.org/${markedPage}#map=${zoom}/${pair(centre, '/')}`,
      frame: `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(boxOf(view))}&layer=mapnik${marked}`,
    }
  },
}
