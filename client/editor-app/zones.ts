import { createContext } from 'react'
import { pickerZone } from '../../blocks/_kit/storyblok.ts'
import { standardZone } from '../../blocks/_kit/zoned-time.ts'

/** Time zones of the editor. */
export interface Zones {
  /** In which moments without a zone are stored. */
  readonly content: string
  /** Zone of the site, in which editors read and write times. */
  readonly site: string
}

/** The zones that the page of the editor names. */
export const zonesOf = ({ contentZone = pickerZone, siteZone = standardZone }: DOMStringMap): Zones => ({
  content: contentZone,
  site: siteZone,
})

export const ZonesContext = createContext<Zones>(zonesOf({}))

/** The place that a zone is named after: `Buenos Aires`. */
export const placeOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ')
