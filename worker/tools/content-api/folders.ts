import * as v from 'valibot'
import { fnv1a } from '../../../blocks/_kit/fnv1a.ts'
import { type LoadedStory, storedStorySchema } from '../../core/content/space-schema.ts'
import { trimSlug } from '../../core/request/site/slugs.ts'

/** The folders of a space, including unstored ones that are implied by slugs of stories. */
export type Folders = {
  readonly byPath: ReadonlyMap<string, LoadedStory>
  readonly implied: readonly LoadedStory[]
}

const parentPath = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0))

/** The path of the folder that a story or a folder lies in, empty at the root. A start page lies in the folder that it opens. */
function pathOfFolder({ full_slug, is_startpage }: LoadedStory): string {
  const path = trimSlug(full_slug)
  return is_startpage ? path : parentPath(path)
}

/** The same path gives the same uuid on every machine, and the same number. */
function idsOf(path: string) {
  const [number = 0, ...rest] = [1, 2, 3, 4].map(start => fnv1a(path, start))
  const hex = [number, ...rest].map(part => part.toString(16).padStart(8, '0')).join('')
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  // Above the numbers that seeds give to stories.
  return { uuid, id: 2 ** 32 + number }
}

function impliedFolder(path: string): LoadedStory {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const folder = { ...idsOf(path), name: slug, slug, full_slug: path, content: {}, is_folder: true }
  return v.parse(storedStorySchema, folder)
}

/** A path and those above it, the outermost first. */
function pathsTo(path: string): string[] {
  const paths: string[] = []
  for (let rest = path; rest !== ''; rest = parentPath(rest)) paths.push(rest)
  return paths.reverse()
}

export function foldersOf(stories: readonly LoadedStory[]): Folders {
  const kept = stories.filter(story => story.is_folder)
  const byPath = new Map(kept.map(folder => [trimSlug(folder.full_slug), folder]))
  const implied: LoadedStory[] = []
  for (const innermost of new Set(stories.map(pathOfFolder)))
    for (const path of pathsTo(innermost)) {
      if (byPath.has(path)) continue
      const folder = impliedFolder(path)
      byPath.set(path, folder)
      implied.push(folder)
    }
  return { byPath, implied }
}

/** The number of the folder that a story or a folder lies in; null at the root. */
export const folderIdOf = (story: LoadedStory, { byPath }: Folders): number | null =>
  story.parent_id || (byPath.get(pathOfFolder(story))?.id ?? null)
