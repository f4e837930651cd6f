import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fontFiles } from '../../blocks/_kit/themes/fonts.ts'
import { contentHash } from './sources.ts'

const require = createRequire(import.meta.url)

export interface FontFile {
  /** Address under which the site serves the file. */
  readonly href: string
  readonly source: Uint8Array
}

/** The self-hosted fonts by the name of their file in the font package. */
export function buildFonts(): Record<string, FontFile> {
  return Object.fromEntries(
    Object.entries(fontFiles).map(([name, path]) => {
      const source = readFileSync(require.resolve(path))
      return [name, { href: `/assets/${name}-${contentHash(source)}.woff2`, source }]
    }),
  )
}
