import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brandIcons, furtherIcons, iconNames } from '../../blocks/_kit/icons/names.ts'
import { contentHash } from './sources.ts'

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

function pick(set: IconSet, names: Readonly<Record<string, string>>): string[] {
  return Object.entries(names).map(([name, source]) => {
    const icon = set.icons[source]
    if (!icon) throw new Error(`icon ${source} is not in its set`)
    const width = icon.width ?? set.width ?? 16
    return `<symbol id="${name}" overflow="visible" viewBox="0 0 ${width} ${icon.height ?? set.height ?? 16}">${icon.body}</symbol>`
  })
}

export interface IconSheet {
  /** Its address, which changes with its icons. */
  readonly href: string
  readonly source: Uint8Array
}

function sheetOf(name: string, symbols: readonly string[]): IconSheet {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  return { href: `/assets/${name}-${contentHash(text)}.svg`, source: new TextEncoder().encode(text) }
}

/**
 * The icons that content may name, each a `<symbol>` with the icon's name as its id. Pages refer to them with `<use>`, so that no document
 * draws an icon, and browsers fetch a file once for all pages. No clip cuts a symbol at its edges: it is painted like an icon in the page.
 */
export const buildIcons = (): Readonly<Record<'common' | 'further', IconSheet>> => ({
  common: sheetOf('icons', [...pick(load('ph'), iconNames), ...pick(load('fa6-brands'), brandIcons)]),
  further: sheetOf('further-icons', pick(load('ph'), furtherIcons)),
})
