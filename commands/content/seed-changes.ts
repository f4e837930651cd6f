import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { datasourceFileText, storyFileText } from '../../kv-seed/file-texts.ts'
import { readSpace, storyPath } from '../../kv-seed/read-space.ts'
import { readSeedFiles, spaceNames } from '../../kv-seed/space.ts'
import type { SpaceSeed } from '../../worker/core/content/space-schema.ts'
import { uploadedFile } from '../../worker/tools/content-api/stored-pictures.ts'

/** The change to a file of the demonstration site. */
interface SeedChange {
  /** From `kv-seed/`. */
  readonly path: string
  /** Undefined where the file is deleted. */
  readonly text: string | undefined
}

/** The demonstration site as the stored spaces have it. */
export interface SeedChanges {
  readonly changes: readonly SeedChange[]
  /** The spaces as they are read from the files after the changes. */
  readonly seeds: readonly SpaceSeed[]
  /** Content that the files cannot contain, for the person who exports. */
  readonly warnings: readonly string[]
}

const isSafe = (path: string) => path.split('/').every(part => part !== '' && part !== '.' && part !== '..')

function textsOf(name: string, { stories, datasources }: SpaceSeed): ReadonlyMap<string, string> {
  const texts = new Map([
    ...stories.map(story => [storyPath(name, story.draft.full_slug), storyFileText(story)] as const),
    ...datasources.map(one => [`${name}/datasources/${one.slug}.json`, datasourceFileText(one)] as const),
  ])
  const unsafe = [...texts.keys()].find(path => !isSafe(path))
  if (unsafe) throw new Error(`${unsafe} cannot be the path of a file`)
  return texts
}

function warningsOf({ draft, published }: SpaceSeed['stories'][number]): readonly string[] {
  const isAhead = published && JSON.stringify(published.content) !== JSON.stringify(draft.content)
  const uploaded = JSON.stringify((published ?? draft).content)
    .split('"')
    .filter(text => uploadedFile.test(text))
  return [
    ...(isAhead ? ['its draft has changes that are not published, and are not in the file'] : []),
    ...[...new Set(uploaded)].map(file => `${file} was uploaded, and is not in kv-seed/pictures/`),
  ].map(reason => `${draft.full_slug}: ${reason}`)
}

const textOf = (folder: string, path: string) =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined

/**
 * The changes that make the files under `folder` equal to these spaces: the files of stories and datasources that differ, and of those that
 * are gone. The settings of the spaces stay, and spaces that are not given.
 */
export function seedChanges(folder: string, spaces: readonly SpaceSeed[]): SeedChanges {
  const files = readSeedFiles(folder)
  const stored = spaceNames.flatMap(name => {
    const space = spaces.find(({ id }) => id === readSpace(files, name).id)
    return space ? [{ name, space, texts: textsOf(name, space) }] : []
  })
  const changes = stored.flatMap(({ name, texts }): SeedChange[] => {
    const present = globSync(`${name}/{stories,datasources}/**/*.json`, { cwd: folder })
    return [
      ...[...texts].map(([path, text]) => ({ path, text })),
      ...present.filter(path => !texts.has(path)).map(path => ({ path, text: undefined })),
    ].filter(({ path, text }) => textOf(folder, path) !== text)
  })
  const after = new Map(files)
  for (const { path, text } of changes) {
    if (text === undefined) after.delete(path)
    else after.set(path, JSON.parse(text))
  }
  return {
    changes,
    seeds: spaceNames.map(name => readSpace(after, name)),
    warnings: stored.flatMap(({ space }) => space.stories.flatMap(warningsOf)),
  }
}

/** Writes the files that change under `folder`. */
export function writeChanges(folder: string, changes: readonly SeedChange[]): void {
  for (const { path, text } of changes) {
    const file = join(folder, path)
    if (text === undefined) rmSync(file)
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}
