import sheet from 'virtual:site/styles'
import { createBoundedMap } from '../caching/bounded-map.ts'
import { hashSource } from '../http/hash-source.ts'
import { selectRules, writeRead } from './filter-rules.ts'
import type { StyleSet } from './style-sets.ts'
import { withoutUnset } from './unset-properties.ts'

/** A `<style>` element ready to be sent, and the hash by which the policy allows it. */
export interface PageStyle {
  readonly bytes: Uint8Array
  readonly hash: string
}

const encoder = new TextEncoder()

async function styleElement(css: string): Promise<PageStyle> {
  return { bytes: encoder.encode(`<style>${css}</style>`), hash: await hashSource(css) }
}

const maxPages = 2000

/**
 * Gives the style element for a list of fragments. Pages that use the same sets share it. `whole` is for pages that
 * begin to stream before all their blocks are known.
 */
export function createStyles() {
  const styles = createBoundedMap<string, PageStyle>(maxPages)

  async function remembered(key: string, css: () => string): Promise<PageStyle> {
    const known = styles.get(key)
    if (known) return known
    const style = await styleElement(css())
    styles.set(key, style)
    return style
  }

  return {
    /** Synchronous when the page's style is known, as it is on every answer but the first. */
    known: (key: string): PageStyle | undefined => styles.get(key),
    of: (key: string, sets: readonly StyleSet[], theme: string) =>
      remembered(key, () => {
        const tokens = new Set([...sets.flatMap(set => set.tokens), `theme:${theme}`])
        return writeRead(withoutUnset(selectRules(sheet.rules, tokens)))
      }),
    whole: () => remembered('whole', () => sheet.text),
  }
}

/** The data shared by pages that need the same style. */
export function styleKey(sets: readonly StyleSet[], theme: string): string {
  let key = theme
  const ids = new Set<number>()
  for (const { id } of sets) ids.add(id)
  for (const id of [...ids].sort((a, b) => a - b)) key += `,${id}`
  return key
}
