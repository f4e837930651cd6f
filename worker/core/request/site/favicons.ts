import { type FaviconSet, faviconSets, standardUnits } from '../../../../blocks/_kit/units.ts'

/** The files of each set; `favicon.svg` is for browsers and networks that draw it in any size (requirement site/favicons). */
export const faviconFiles = [
  'favicon.ico',
  'favicon-16x16.png',
  'favicon-32x32.png',
  'apple-touch-icon.png',
  'favicon.svg',
] as const

export type FaviconFile = (typeof faviconFiles)[number]

export const isFaviconFile = (name: string): name is FaviconFile =>
  faviconFiles.some(candidate => candidate === name)

/** A unit that has no site, but icons. */
const former: Readonly<Record<string, FaviconSet>> = { ufred: 'libf' }

/** The icons of a unit that sets none itself, by its code or the name of a set (requirement site/favicons). */
export function faviconSet(unit: string): FaviconSet {
  if (Object.hasOwn(former, unit)) return former[unit]!
  const standard = Object.hasOwn(standardUnits, unit) ? standardUnits[unit] : undefined
  return standard?.favicons ?? faviconSets.find(set => set === unit) ?? 'iu'
}

export const faviconPath = (set: FaviconSet, file: FaviconFile): string => `/favicons/${set}/${file}`

/** The icon links of a document. Browsers choose the one that suits them. */
export function writeFaviconLinks(set: FaviconSet): string {
  const path = (file: FaviconFile) => faviconPath(set, file)
  return [
    `<link rel="icon" href="${path('favicon.ico')}" sizes="48x48">`,
    `<link rel="icon" href="${path('favicon.svg')}" sizes="any" type="image/svg+xml">`,
    `<link rel="icon" href="${path('favicon-32x32.png')}" sizes="32x32" type="image/png">`,
    `<link rel="icon" href="${path('favicon-16x16.png')}" sizes="16x16" type="image/png">`,
    `<link rel="apple-touch-icon" href="${path('apple-touch-icon.png')}">`,
  ].join('')
}
