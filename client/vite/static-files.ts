import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { themes } from '../../blocks/_kit/themes/all.ts'
import { drawingFor, drawingNames } from './drawings.ts'

export interface StaticFile {
  /** Path below the site's root, without a leading slash. */
  readonly path: string
  readonly type: string
  readonly source: Uint8Array
}

const encoder = new TextEncoder()

function drawingsIn(root: string): StaticFile[] {
  const names = drawingNames(root)
  const fileAt = (path: string, drawing: string): StaticFile => ({
    path: `pictures/${path}.svg`,
    type: 'image/svg+xml',
    source: encoder.encode(drawing),
  })
  // Content names a file without a theme: who reads the content elsewhere gets the default one.
  const plain = names.map(name => fileAt(name, drawingFor(root, name, themes.default)))
  const painted = Object.values(themes).flatMap(theme =>
    names.map(name => fileAt(`${theme.name}/${name}`, drawingFor(root, name, theme))),
  )
  return [...plain, ...painted]
}

/** Pictures that are no drawings look the same in every theme. */
function rastersIn(root: string): StaticFile[] {
  return globSync('kv-seed/pictures/*.jpg', { cwd: root })
    .sort()
    .flatMap(path => {
      const source = readFileSync(join(root, path))
      return ['', ...Object.keys(themes).map(theme => `${theme}/`)].map(folder => ({
        path: `pictures/${folder}${basename(path)}`,
        type: 'image/jpeg',
        source,
      }))
    })
}

/** The demonstration site's pictures, which are served at fixed addresses: the drawings once for each theme. */
export const readStaticFiles = (root: string): StaticFile[] => [...drawingsIn(root), ...rastersIn(root)]
