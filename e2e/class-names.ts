import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { classNamesFile } from '../client/vite/class-names.ts'

const file = join(import.meta.dirname, '../dist/client', classNamesFile)
let names: Readonly<Record<string, string>> | undefined

/** The selector with the names that the build gave classes: for what no role, text or attribute tells. */
export function named(selector: string): string {
  names ??= v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')))
  return selector.replace(/\.([a-z][\w-]*)/g, (written, name: string) => {
    const short = names?.[name]
    return short ? `.${short}` : written
  })
}
