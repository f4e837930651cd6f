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

/** A drawing as a theme shows it: in a composition of its own (`{theme}/{name}.svg`), where there is one, and in its colours. */
export function drawingFor(root: string, name: string, { name: theme, paints }: Theme): string {
  const own = join(root, folder, theme, `${name}.svg`)
  const source = existsSync(own) ? own : join(root, folder, `${name}.svg`)
  return paintPicture(readFileSync(source, 'utf8'), paints)
}
