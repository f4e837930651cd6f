import sheet from 'virtual:site/styles'
import {
  afterFirstPaint,
  isFontFace,
  type StyleRule,
  writeRules,
} from '../../../../blocks/_kit/style-sheet.ts'
import { createBoundedMap } from '../../base/caching/bounded-map.ts'
import { hashSource } from '../../base/http/content-security-policy.ts'
import { keepRead, selectRules, withoutUnset } from './filter-rules.ts'
import type { StyleSet } from './style-sets.ts'

/** A `<style>` element ready to be sent, and the hash by which the policy allows it. */
export interface PageStyle {
  readonly bytes: Uint8Array
  readonly hash: string
  /** The element has the rules of the page's first part only; the site's sheet has the others. */
  readonly isFirstPart: boolean
}

/** The style sets of the fragments that are ready: of all of a page, or of its first part while some blocks of the rest are not. */
export interface PageSets {
  readonly ready: readonly StyleSet[]
  readonly isFirstPart: boolean
}

const encoder = new TextEncoder()

async function styleElement(css: string, isFirstPart = false): Promise<PageStyle> {
  return { bytes: encoder.encode(`<style>${css}</style>`), hash: await hashSource(css), isFirstPart }
}

const rulesFor = (sets: readonly StyleSet[], ...others: readonly string[]) =>
  withoutUnset(selectRules(sheet.rules, new Set([...sets.flatMap(set => set.tokens), ...others])))

/**
 * The rules that the first paint of the first part needs, with every font face of the theme: the site's sheet has none, and the rest of the
 * document may use any weight.
 */
function firstPartOf(rules: readonly StyleRule[]): string {
  const isOther = (rule: StyleRule) => !isFontFace(rule)
  return writeRules([...rules.filter(isFontFace), ...keepRead(rules).filter(isOther)])
}

function pageStyle({ ready, isFirstPart }: PageSets, theme: string): Promise<PageStyle> {
  const ofTheme = `theme:${theme}`
  return isFirstPart
    ? styleElement(firstPartOf(rulesFor(ready, ofTheme)), true)
    : styleElement(writeRules(keepRead(rulesFor(ready, ofTheme, afterFirstPaint))))
}

const maxPages = 2000

/**
 * Gives the style element for a list of fragments. Pages that use the same sets share it. `whole` is for pages that
 * begin to stream before all their blocks are known.
 */
export function createStyles() {
  const styles = createBoundedMap<string, PageStyle>(maxPages)

  async function remembered(key: string, make: () => Promise<PageStyle>): Promise<PageStyle> {
    const known = styles.get(key)
    if (known) return known
    const style = await make()
    styles.set(key, style)
    return style
  }

  return {
    /** Synchronous when the page's style is known, as it is on every answer but the first. */
    known: (key: string): PageStyle | undefined => styles.get(key),
    of: (key: string, sets: PageSets, theme: string) => remembered(key, () => pageStyle(sets, theme)),
    whole: () => remembered('whole', () => styleElement(writeRules(sheet.rules))),
  }
}

/** The data shared by pages that need the same style. */
export function styleKey({ ready, isFirstPart }: PageSets, theme: string): string {
  const ids = new Set(ready.map(({ id }) => id))
  return `${theme} ${isFirstPart ? 'first ' : ''}${[...ids].sort((a, b) => a - b).join()}`
}
