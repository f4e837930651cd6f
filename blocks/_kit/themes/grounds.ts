import type { Grounds, PageType } from './theme.ts'

/** Light grounds and slopes. The last call of a page has a ground of the theme. */
export const calmGrounds = {
  programme: [
    { surface: 'page-color', top: 'slope-up', bottom: 'slope-down' },
    { surface: 'white-off' },
    { surface: 'page-color', top: 'slope-down', bottom: 'slope-up' },
    { surface: 'gray-50' },
  ],
  landing: [
    { surface: 'white-off', top: 'slope-down', bottom: 'slope-up' },
    { surface: 'page-color', top: 'slope-up', bottom: 'slope-down' },
  ],
  grouping: [{ surface: 'gray-50' }, { surface: 'page-color', top: 'slope-up', bottom: 'slope-up' }],
  location: [{ surface: 'white-off' }],
  person: [{ surface: 'page-color' }],
} as const satisfies Omit<Grounds, 'closing'>

/** A ground without its theme: `programme-2` is the third of a programme's page. */
export const groundName = (pageType: PageType, index: number) => `${pageType}-${index}`

/** Whether a name is that of the last call. */
export const isClosing = (name: string): boolean => name.startsWith('closing-')

/** The theme's ground for a name that `groundName` made; after its last ground the first follows. Undefined for any other text. */
export function groundNamed(grounds: Grounds, name: string) {
  const [, pageType = '', index = ''] = /^([a-z]+)-(\d{1,3})$/.exec(name) ?? []
  const own = new Map(Object.entries(grounds)).get(pageType)
  return own?.[Number(index) % own.length]
}
