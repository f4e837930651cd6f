import { createGenerator } from '@unocss/core'
import postcss, { type ChildNode, type Container, type Rule } from 'postcss'
import { themes } from '../../blocks/_kit/themes/all.ts'
import { uno } from '../../blocks/_kit/uno.ts'
import type { FontSet } from './fonts.ts'
import { contentHash, readSources } from './sources.ts'
import { themeSheet } from './theme-sheet.ts'

/**
 * One rule of the sheet: its text, the at-rules around it, and when a page needs it: if for one of the
 * alternatives every token (class name, or `theme:name`) is used. An empty list of alternatives means always.
 */
export type StyleRule = readonly [css: string, around: string, alternatives: readonly (readonly string[])[]]

export interface StyleSheet {
  readonly rules: readonly StyleRule[]
  /** Address of the whole sheet. */
  readonly href: string
  readonly text: string
  /** Class names in the sources of each island: classes that its browser code may add later. */
  readonly islands: Readonly<Record<string, readonly string[]>>
}

const views = [
  'blocks/*/view.tsx',
  'blocks/*/island.tsx',
  'blocks/*/props.ts',
  'blocks/_kit/**/*.{ts,tsx}',
  'worker/render/**/*.{ts,tsx}',
  'client/**/*.{ts,tsx}',
]
const sheets = ['blocks/_kit/styles/*.css', 'blocks/*/style.css']

const unescapeClass = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6} ?|.)/gi, (_, code: string) =>
    /^[0-9a-f]{2,6} ?$/i.test(code) ? String.fromCodePoint(Number.parseInt(code, 16)) : code,
  )

/** The tokens that a selector needs on the page; tokens in `:not()` are not needed, nor is each alternative of `:is()`. */
export function selectorTokens(selector: string): string[] {
  const positive = selector.replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  const classes = [...positive.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(match =>
    unescapeClass(match[1]!),
  )
  const themes = [...positive.matchAll(/\[data-theme=["']?([\w-]+)["']?\]/g)].map(
    match => `theme:${match[1]}`,
  )
  return [...new Set([...classes, ...themes])]
}

function ruleAlternatives(rule: Rule): string[][] {
  const alternatives = rule.selectors.map(selectorTokens)
  return alternatives.some(tokens => tokens.length === 0) ? [] : alternatives
}

/** A font belongs to the pages of the themes that use it. */
function fontAlternatives(face: string): string[][] {
  return Object.values(themes)
    .filter(theme => new RegExp(`font-family:\\s*"${theme.font}(-\\w+)?"`).test(face))
    .map(theme => [`theme:${theme.name}`])
}

const compact = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/ ?> ?/g, '>')
    .replace(/\( | (?=\))/g, bracket => bracket.trim())
    .replace(/="([a-z_]+)"\]/g, '=$1]')
    .replace(/;}/g, '}')
    .trim()

function collectRules(container: Container<ChildNode>, around: string, into: StyleRule[]): void {
  container.each(node => {
    if (node.type === 'rule') into.push([compact(node.toString()), around, ruleAlternatives(node)])
    else if (node.type !== 'atrule') return
    else if (node.nodes && /^(media|supports|container|layer)$/.test(node.name))
      collectRules(node, `${around}@${node.name} ${compact(node.params)}{`, into)
    else
      into.push([
        compact(node.toString()),
        around,
        node.name === 'font-face' ? fontAlternatives(node.toString()) : [],
      ])
  })
}

/** The site's whole sheet, in its final order: themes, hand-written rules, utilities. */
export async function buildStyles(root: string, fonts: FontSet): Promise<StyleSheet> {
  const generator = await createGenerator(uno)
  const sources = readSources(root, views)
  const { css } = await generator.generate(sources.map(source => source.text).join('\n'), {
    preflights: true,
    minify: false,
  })
  const written = readSources(root, sheets).map(sheet => sheet.text)
  const text = [themeSheet(fonts), ...written, css].join('\n')
  const rules: StyleRule[] = []
  collectRules(postcss.parse(text), '', rules)
  const whole = compact(text)
  return {
    rules,
    text: whole,
    href: `/assets/site-${contentHash(whole)}.css`,
    islands: await islandClasses(sources, generator),
  }
}

async function islandClasses(
  sources: { path: string; text: string }[],
  generator: Awaited<ReturnType<typeof createGenerator>>,
) {
  const islands = sources.filter(source => source.path.endsWith('/island.tsx'))
  const entries = islands.map(async ({ path, text }) => {
    const { matched } = await generator.generate(text, { preflights: false })
    const written = [...text.matchAll(/'([\w\- ]+)'|"([\w\- ]+)"/g)].flatMap(match =>
      (match[1] ?? match[2] ?? '').split(' '),
    )
    return [path.split('/')[1]!, [...new Set([...matched, ...written])].filter(Boolean).sort()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
