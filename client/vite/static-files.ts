import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { themes } from '../../blocks/_kit/themes/all.ts'
import { type PaintName, type Paints, paintNames, type Theme } from '../../blocks/_kit/themes/theme.ts'

const parts = (color: string) => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

/** A colour on the way from one to another; `share` is the other's part of it. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [parts(one), parts(other)]
  const mixed = from.map((part, index) => Math.round(part + (to[index]! - part) * share))
  return `#${mixed.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

/** The step for folds and near arms: darker, but lighter where the colour is nearly black. */
const foldOf = (name: PaintName, paints: Paints) =>
  name === 'ink' ? mix(paints.ink, '#ffffff', 0.1) : mix(paints[name], paints.ink, 0.13)

const known = new Map<string, (paints: Paints) => string>(
  paintNames.flatMap(name => [
    [name, (paints: Paints) => paints[name]] as const,
    [`${name}-fold`, (paints: Paints) => foldOf(name, paints)] as const,
  ]),
)

/** A drawing with its roles, `var(--accent)`, replaced by colours of a theme. Throws for a role that no theme has. */
export const paintPicture = (drawing: string, paints: Paints): string =>
  drawing.replace(/var\(--([\w-]+)\)/g, (_, role: string) => {
    const color = known.get(role)
    if (!color) throw new Error(`a picture names ${role}, which is no colour of a theme`)
    return color(paints)
  })

const folder = 'kv-seed/pictures'

/** Names of the demonstration site's drawings, without their endings. */
export const drawingNames = (root: string): string[] =>
  globSync(`${folder}/*.svg`, { cwd: root })
    .map(path => basename(path, '.svg'))
    .sort()

/** A drawing in the colours of a theme. */
export const drawingFor = (root: string, name: string, { paints }: Theme): string =>
  paintPicture(readFileSync(join(root, folder, `${name}.svg`), 'utf8'), paints)

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
