import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from '@capsizecss/unpack'
import { openBuildCache } from './build-cache.ts'

const require = createRequire(import.meta.url)
const cache = openBuildCache(import.meta.filename)

/** Ascent, descent and units of a font. */
export type Metrics = Pick<Font, 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm'>

/**
 * The metrics of a font, from its own file in a package. Every command that loads the configuration waits for them, and to unpack all fonts
 * takes half a second of processor time, so they are kept between runs.
 */
export async function readMetrics(name: string, path: string): Promise<Metrics> {
  const file = readFileSync(require.resolve(path))
  const kept = await cache.keep(`${name}-metrics`, [file], async () => {
    const { fromBuffer } = await import('@capsizecss/unpack')
    const { ascent, descent, lineGap, unitsPerEm } = await fromBuffer(file)
    return new TextEncoder().encode(JSON.stringify({ ascent, descent, lineGap, unitsPerEm }))
  })
  return JSON.parse(new TextDecoder().decode(kept)) as Metrics
}
