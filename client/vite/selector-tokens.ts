import { afterFirstPaint } from '../../blocks/_kit/style-sheet.ts'

const unescapeClass = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6} ?|.)/gi, (_, code: string) =>
    /^[0-9a-f]{2,6} ?$/i.test(code) ? String.fromCodePoint(Number.parseInt(code, 16)) : code,
  )

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi

const functionalClass = /:([\w-]+)\(/y

/** The index of the bracket that closes the one before `from`, and whether a comma stands in no further brackets. */
function readArguments(selector: string, from: number): { readonly end: number; readonly isList: boolean } {
  let isList = false
  let end = from
  for (let depth = 1; end < selector.length; end++) {
    if (selector[end] === '(') depth++
    else if (selector[end] === ')') depth--
    else if (selector[end] === ',' && depth === 1) isList = true
    if (depth === 0) break
  }
  return { end, isList }
}

/**
 * A selector without the arguments of functional pseudo-classes, which are alternatives, negations, numbers or other names. The argument of `:has()`
 * stays, if it is a single selector: it is a condition of its own.
 */
function withoutArguments(selector: string): string {
  let rest = ''
  for (let at = 0; at < selector.length; ) {
    functionalClass.lastIndex = at
    const [name, word] = functionalClass.exec(selector) ?? []
    if (!name) {
      rest += selector[at++]
      continue
    }
    const from = at + name.length
    const { end, isList } = readArguments(selector, from)
    if (word === 'has' && !isList) rest += `${name}${withoutArguments(selector.slice(from, end))})`
    at = end + 1
  }
  return rest
}

const elementNames = (selector: string): string[] =>
  withoutArguments(selector)
    .replace(className, '')
    .replace(/\[[^\]]*\]|[#:][\w-]+/g, '')
    .match(/(?<![\w.%-])[a-z][\w-]*/g) ?? []

/** What is selected only where the visitor points, focuses or has opened something. */
const stateOfAction =
  /:(?:hover|active|focus(?:-within|-visible)?|popover-open|modal|:backdrop|:selection)(?![\w-])/

/** Elements that stand in tables only. */
const partOfTable = /^(?:thead|tbody|tfoot|tr|th|td)$/

/** The tokens that a selector needs on the page; of elements, those in the list. */
export function selectorTokens(selector: string, elements: ReadonlySet<string> = new Set()): string[] {
  const positive = withoutArguments(selector)
  const classes = [...positive.matchAll(className)].map(match => unescapeClass(match[1]!))
  const themes = [...positive.matchAll(/\[data-theme=["']?([\w-]+)["']?\]/g)].map(
    match => `theme:${match[1]}`,
  )
  const wanted = elementNames(selector)
    .map(name => (partOfTable.test(name) && !elements.has(name) ? 'table' : name))
    .flatMap(name => (elements.has(name) ? `<${name}` : []))
  const state = stateOfAction.test(positive) ? [afterFirstPaint] : []
  return [...new Set([...classes, ...themes, ...wanted, ...state])]
}
