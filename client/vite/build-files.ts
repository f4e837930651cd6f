import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'

/** A file whose name changes with its content, such as `assets/main-BH4yA7wG.js`. */
const hashedFile = v.pipe(v.string(), v.regex(/^assets\/[\w-][\w.-]*$/))

/** The hashed files of a build (requirement operations/files-outlive). */
export const buildFiles = v.object({
  /** The files that its own pages name. */
  files: v.array(hashedFile),
  /** Files of earlier builds that it also contains, with the time at which they retired (epoch milliseconds). */
  retired: v.record(hashedFile, v.number()),
})

export type BuildFiles = v.InferOutput<typeof buildFiles>

const fileIn = (folder: string) => join(folder, 'builds/files.json')

/** Writes the list of hashed files into the folder of a build of the client. */
export function writeBuildFiles(folder: string, files: BuildFiles): void {
  mkdirSync(dirname(fileIn(folder)), { recursive: true })
  writeFileSync(fileIn(folder), JSON.stringify(files))
}

/** Reads it again. Throws where the folder has none. */
export const readBuildFiles = (folder: string): BuildFiles =>
  v.parse(buildFiles, JSON.parse(readFileSync(fileIn(folder), 'utf8')))

/** The hashed files among all files of a build. */
export const hashedFilesOf = (names: readonly string[]): string[] =>
  names.filter(name => v.is(hashedFile, name)).sort()
