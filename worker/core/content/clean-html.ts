import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Markup } from '../../../blocks/_kit/fields/html.ts'
import { joinPairs } from '../../../blocks/_kit/join-pairs.ts'
import type { SafeHtml } from '../../../blocks/_kit/resolved.ts'
import { memoize } from '../base/caching/memoize.ts'
import { type LinkRules, resolveLink } from '../request/site/links.ts'
import { withoutMarks, withTextPlaceholders } from '../request/site/placeholders.ts'

/** The elements and attributes of simple markup. A link's address is the only attribute, so that markup cannot style or script a page. */
const allowed: Schema = {
  tagNames: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'span',
    'ul',
    'ol',
    'li',
    'a',
  ],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'title', 'textarea', 'svg', 'math'],
  ancestors: { li: ['ol', 'ul'] },
  allowComments: false,
  allowDoctypes: false,
}

type Tree = ReturnType<typeof fromHtml>
type Child = Tree['children'][number]

/** Limits of length, tags and nesting. Markup beyond them is left out, because the parser is recursive. */
const maxLength = 20_000
const maxTags = 500
const deepest = 24

function depthOf(node: { children?: readonly Child[] }, limit: number): number {
  let depth = 0
  let level: readonly { children?: readonly Child[] }[] = [node]
  while (level.length && depth <= limit) {
    level = level.flatMap(one => ('children' in one ? (one.children ?? []) : [])) as typeof level
    depth++
  }
  return depth
}

/**
 * Resolves texts and links as on the rest of the page: sets placeholders, checks addresses, adds the attributes of a new tab.
 * A link with a refused address is replaced by its text.
 */
function resolveParts(node: Child | Tree, rules: LinkRules): void {
  // The parser has decoded character references by now, so that marks of placeholders can be found and removed.
  if (node.type === 'text') node.value = joinPairs(withTextPlaceholders(withoutMarks(node.value)))
  if (!('children' in node)) return
  for (const child of node.children) resolveParts(child, rules)
  if (node.type !== 'element' || node.tagName !== 'a') return
  const address = typeof node.properties.href === 'string' ? withoutMarks(node.properties.href) : ''
  const link = resolveLink({ kind: 'multilink', linktype: 'url', address, newTab: false }, rules)
  if (link) {
    const { href, target, rel } = link
    node.properties = target ? { href, target, rel: rel?.split(' ') ?? [] } : { href }
  } else {
    node.tagName = 'span'
    node.properties = {}
  }
}

function clean(source: string, rules: LinkRules): SafeHtml | undefined {
  if (source.length > maxLength || source.split('<').length > maxTags) return undefined
  const parsed = fromHtml(source, { fragment: true })
  if (depthOf(parsed, deepest) > deepest) return undefined
  const tree = sanitize(parsed, allowed) as Tree
  resolveParts(tree, rules)
  const html = toHtml(tree, { closeSelfClosing: false })
  return html.replace(/<[^>]*>/g, '').trim() ? { __html: html } : undefined
}

/**
 * Markup from content, cleaned by an allow-list; undefined if nothing remains. Memoized by the frozen value that it comes from, and each
 * set of rules.
 */
export const sanitizeMarkup = memoize((markup: Markup, rules: LinkRules) => clean(markup.source, rules))
