import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Theme } from '../../blocks/_kit/themes/theme.ts'
import { paintPicture } from './paint-picture.ts'

const folder = 'kv-seed/pictures'

/** Names of the demonstration site's drawings, without their endings. */
export const drawingNames = (root: string): string[] =>
  globSync(`${folder}/*.svg`, { cwd: root })
    .map(path => basename(path, '.svg'))
    .sort()

/** A drawing for a theme: its own composition (`{theme}/{name}.svg`), if there is one, in the theme's colours. */
export function drawingFor(root: string, name: string, { name: theme, paints }: Theme): string {
  const own = join(root, folder, theme, `${name}.svg`)
  const source = existsSync(own) ? own : join(root, folder, `${name}.svg`)
  return paintPicture(readFileSync(source, 'utf8'), paints)
}
