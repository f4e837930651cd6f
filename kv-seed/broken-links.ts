import { isObject } from '../blocks/_kit/fields/is-object.ts'
import type { StoredStory } from '../worker/core/content/space-schema.ts'
import type { UnitFolder } from './unit-folders.ts'

type Content = Readonly<Record<string, unknown>>

/** Every object in a tree, the tree itself first. */
export function objectsIn(value: unknown): Content[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

/** Stories of all other types are shown on pages only. */
const pageType = /^(?:page|person|event|(?:lp-)?(?:variant|variant-grouping|individual-grouping|location))$/
/** Whether a story is shown at an address of its own. */
export const isPage = ({ content }: StoredStory) => pageType.test(String(content.component))

const pathOf = (slug: string) => `/${slug}/`.replace(/(^|\/)home\/$/, '$1')

/** The paths of a story, of the whole space: one in each language in which it has one. */
export const pathsOf = ({ full_slug, translated_slugs }: StoredStory): string[] => [
  pathOf(full_slug),
  ...(translated_slugs ?? [])
    .filter(({ published }) => published !== false)
    .map(({ lang, path }) => `/${lang}${pathOf(path)}`),
]

/** Names for links to places of a page. */
const anchorsOf = ({ content }: StoredStory) =>
  new Set(
    objectsIn(content).flatMap(({ component, anchor, type, attrs }) => {
      if (component && anchor) return [String(anchor)]
      // A mark in running text.
      return type === 'anchor' && isObject(attrs) ? [String(attrs.id)] : []
    }),
  )

interface Target {
  readonly story: StoredStory | undefined
  readonly anchor: string
}

/** Where a link leads; undefined for one that leaves the site or names one of its files. */
function targetOf(
  link: Content,
  from: StoredStory,
  find: (path: string, isAddress: boolean) => StoredStory | undefined,
) {
  const { linktype, cached_url, url, href, anchor } = link
  if (linktype === 'story')
    return { story: find(pathOf(String(cached_url)), false), anchor: String(anchor ?? '') }
  if (linktype !== 'url') return undefined
  const [address = '', hash = String(anchor ?? '')] = String(url ?? href ?? '').split('#')
  const [path = ''] = address.split('?')
  if (path === '') return hash ? { story: from, anchor: hash } : undefined
  if (!path.startsWith('/') || /\.\w+$/.test(path)) return undefined
  return { story: find(path, true), anchor: hash }
}

const isBroken = ({ story, anchor }: Target) => !story || (anchor !== '' && !anchorsOf(story).has(anchor))

const written = ({ linktype, cached_url, url, href, anchor }: Content) =>
  `${linktype === 'story' ? cached_url : (url ?? href)}${anchor ? `#${anchor}` : ''}`

/** The folder of the unit that a story belongs to, by its pages, settings or products; empty for the one at the root. */
const folderOf = (slug: string, folders: readonly UnitFolder[]) =>
  folders.find(({ unit, folder }) =>
    [`${folder}/`, `settings/${unit}/`, `products/${unit}-`].some(start => slug.startsWith(start)),
  )?.folder ?? ''

/** A path of a unit as a path of the whole space: its folder stands behind the language. */
export const inFolder = (path: string, folder: string) =>
  folder
    ? path.replace(/^\/(?:([a-z]{2})\/)?/, (_, language) => `/${language ? `${language}/` : ''}${folder}/`)
    : path

/**
 * The links of a space's stories to pages or places of pages that do not exist, as `story -> address`. `folders` are those of the
 * units that have one: paths in their stories begin there.
 */
export function brokenLinks(stories: readonly StoredStory[], folders: readonly UnitFolder[] = []): string[] {
  const pages = new Map(
    stories.filter(isPage).flatMap(story => pathsOf(story).map(path => [path, story] as const)),
  )
  return stories.flatMap(from => {
    const folder = folderOf(from.full_slug, folders)
    const find = (path: string, isAddress: boolean) => pages.get(isAddress ? inFolder(path, folder) : path)
    return objectsIn(from.content).flatMap(link => {
      const target = targetOf(link, from, find)
      return target && isBroken(target) ? [`${from.full_slug} -> ${written(link)}`] : []
    })
  })
}
