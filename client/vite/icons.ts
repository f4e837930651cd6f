import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brandIcons, iconNames } from '../../blocks/_kit/icons/names.ts'

interface IconSet {
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >
}

const require = createRequire(import.meta.url)
const load = (name: string): IconSet =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'))

function pick(set: IconSet, names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([name, source]) => {
    const icon = set.icons[source]
    if (!icon) throw new Error(`icon ${source} is not in its set`)
    const width = icon.width ?? set.width ?? 16
    return [name, { viewBox: `0 0 ${width} ${icon.height ?? set.height ?? 16}`, body: icon.body }] as const
  })
}

/** The subset of the icon families that content may name, as inline SVG. */
export function buildIcons(): Record<string, { viewBox: string; body: string }> {
  return Object.fromEntries([...pick(load('ph'), iconNames), ...pick(load('fa6-brands'), brandIcons)])
}
