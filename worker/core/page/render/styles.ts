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

/** The style sets of a page, and those of its first part among them. `all` is undefined while some blocks are not ready. */
export interface PageSets {
  readonly all: readonly StyleSet[] | undefined
  readonly first: readonly StyleSet[]
}

const encoder = new TextEncoder()

async function styleElement(css: string, isFirstPart = false): Promise<PageStyle> {
  return { bytes: encoder.encode(`<style>${css}</style>`), hash: await hashSource(css), isFirstPart }
}

/** Maximum characters of rules that a page contains whole: a second file is not worth it below. */
const maxWhole = 22_000

const tokensFor = (sets: readonly StyleSet[], theme: string) => [
  ...sets.flatMap(set => set.tokens),
  `theme:${theme}`,
]

const rulesFor = (tokens: readonly string[]) => withoutUnset(selectRules(sheet.rules, new Set(tokens)))

/**
 * The rules of the first part, with the font faces of the whole page: the site's sheet has none. Where some blocks are not ready, these may use
 * any weight.
 */
function firstPartOf(rules: readonly StyleRule[], whole: readonly StyleRule[] | undefined): string {
  const isOther = (rule: StyleRule) => !isFontFace(rule)
  return writeRules([...(whole ?? rules).filter(isFontFace), ...keepRead(rules).filter(isOther)])
}

function pageStyle({ all, first }: PageSets, theme: string): Promise<PageStyle> {
  const whole = all && keepRead(rulesFor([...tokensFor(all, theme), afterFirstPaint]))
  const css = whole && writeRules(whole)
  return css !== undefined && (first.length === all?.length || css.length <= maxWhole)
    ? styleElement(css)
    : styleElement(firstPartOf(rulesFor(tokensFor(first, theme)), whole), true)
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

function idsOf(sets: readonly StyleSet[]): string {
  const ids = new Set<number>()
  for (const { id } of sets) ids.add(id)
  return [...ids].sort((a, b) => a - b).join()
}

/** The data shared by pages that need the same style. */
export const styleKey = ({ all, first }: PageSets, theme: string): string =>
  `${theme} ${all ? idsOf(all) : ''} ${first.length === all?.length ? '' : idsOf(first)}`
