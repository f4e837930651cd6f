import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../worker/core/base/log/reason-of.ts'
import type { SpaceSeed } from '../worker/core/content/space-schema.ts'
import { readSpace, type SeedFiles } from './read-space.ts'

function readJson(folder: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, path), 'utf8'))
  } catch (error) {
    throw new Error(`kv-seed/${path}: ${messageOf(error)}`)
  }
}

/** The folders of the spaces. */
export const spaceNames = ['main', 'global'] as const

/** Where the files are. */
export const seedFolder = import.meta.dirname

/** The files of the spaces as they are now. Throws an error that names one that is no JSON. */
export const readSeedFiles = (
  folder: string = seedFolder,
  names: readonly string[] = spaceNames,
): SeedFiles =>
  new Map(
    globSync(
      names.map(name => `${name}/**/*.json`),
      { cwd: folder },
    )
      .toSorted()
      .map(path => [path, readJson(folder, path)]),
  )

/** The main space of the demonstration site. */
export const mainSpace = (): SpaceSeed => readSpace(readSeedFiles(seedFolder, ['main']), 'main')

/** The global space, which all sites share; it has no stories on the demonstration site. */
export const globalSpace = (): SpaceSeed => readSpace(readSeedFiles(seedFolder, ['global']), 'global')
