/** All sets of icons. */
export const faviconSets = ['iu', 'libf', 'obw'] as const

export type FaviconSet = (typeof faviconSets)[number]

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

const shared: Readonly<Record<string, FaviconSet>> = {
  iu: 'iu',
  fs: 'iu',
  dach: 'iu',
  ds: 'iu',
  libf: 'libf',
  ufred: 'libf',
}

/** Which set of icons a unit uses: a shared one, its own, or the first where it has none (requirement site/favicons). */
export const faviconSet = (unit: string): FaviconSet =>
  (Object.hasOwn(shared, unit) ? shared[unit] : faviconSets.find(set => set === unit)) ?? 'iu'

export const faviconPath = (unit: string, file: FaviconFile): string =>
  `/favicons/${faviconSet(unit)}/${file}`

/** The icon links of a document. Browsers choose the one that suits them. */
export function writeFaviconLinks(unit: string): string {
  const path = (file: FaviconFile) => faviconPath(unit, file)
  return [
    `<link rel="icon" href="${path('favicon.ico')}" sizes="48x48">`,
    `<link rel="icon" href="${path('favicon.svg')}" sizes="any" type="image/svg+xml">`,
    `<link rel="icon" href="${path('favicon-32x32.png')}" sizes="32x32" type="image/png">`,
    `<link rel="icon" href="${path('favicon-16x16.png')}" sizes="16x16" type="image/png">`,
    `<link rel="apple-touch-icon" href="${path('apple-touch-icon.png')}">`,
  ].join('')
}
