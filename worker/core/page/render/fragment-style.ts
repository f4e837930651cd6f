import sheet from 'virtual:site/styles'
import type { StyleRule, StyleSelector } from '../../../../blocks/_kit/style-sheet.ts'
import { selectRules, writeRead } from './filter-rules.ts'
import { longName } from './shorten-classes.ts'

/** The part of a selector that is for classes with the prefix. */
function ownSelector([text, tokens, choices]: StyleSelector, prefix: string): readonly StyleSelector[] {
  const isOwn = (token: string) => longName(token).startsWith(prefix)
  if (tokens.some(isOwn)) return [choices ? [text, tokens, choices] : [text, tokens]]
  const own = choices?.filter(isOwn) ?? []
  return own.length ? [[text, tokens, own]] : []
}

const rootSelector = /^(?:html|:root|\[data-theme=[^\]]+\])$/

const isOfRoot = ([text]: StyleSelector) => rootSelector.test(text)

/** The custom properties of the root; a page contains only those that its own blocks read. */
function rootProperties([around, selectors, declarations]: StyleRule): readonly StyleRule[] {
  const root = selectors.filter(isOfRoot)
  const properties = declarations.filter(([, name]) => name.startsWith('--'))
  return root.length && properties.length ? [[around, root, properties]] : []
}

function fragmentRules(rule: StyleRule, prefix: string): readonly StyleRule[] {
  const [around, selectors, declarations] = rule
  const own = selectors.flatMap(selector => ownSelector(selector, prefix))
  return own.length ? [[around, own, declarations]] : rootProperties(rule)
}

/**
 * The rules for classes that begin with a prefix, for a sheet after the page's own: with the custom properties that they read, and
 * without other rules, which would override those of the page that precede the sheet.
 */
export function fragmentStyle(prefix: string, theme: string): string {
  const rules = sheet.rules.flatMap(rule => fragmentRules(rule, prefix))
  const tokens = rules.flatMap(([, selectors]) =>
    selectors.flatMap(([, needed, choices = []]) => [...needed, ...choices]),
  )
  const others = (token: string) => token.startsWith('theme:') && token !== `theme:${theme}`
  return writeRead(selectRules(rules, new Set(tokens.filter(token => !others(token)))))
}
