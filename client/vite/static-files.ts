import { globSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

export interface StaticFile {
  /** Path below the site's root, without a leading slash. */
  readonly path: string
  readonly type: string
  readonly source: Uint8Array
}

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg' }

/** The demonstration site's pictures, which are served at fixed addresses. */
export function readStaticFiles(root: string): StaticFile[] {
  const pictures = globSync('kv-seed/pictures/*.{svg,jpg}', { cwd: root }).sort()
  return pictures.map(path => ({
    path: `pictures/${basename(path)}`,
    type: types[extname(path)]!,
    source: readFileSync(join(root, path)),
  }))
}
