import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Markup } from '../../blocks/_kit/fields/html.ts'
import type { SafeHtml } from '../../blocks/_kit/resolved.ts'
import { memoize } from '../caching/memoize.ts'
import { type LinkRules, resolveLink } from '../site/links.ts'
import { withoutMarks, withTextPlaceholders } from '../site/placeholders.ts'

/** What simple markup may hold. No attribute but a link's address, so that nothing of it reaches the page's look or script. */
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

/** Markup longer, of more tags or nested deeper than any note is left out; the parser itself is recursive. */
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
 * Texts and links as everywhere on the page: placeholders set for filling, addresses checked, with what a new tab needs.
 * A link that must not be followed is only its words.
 */
function resolveParts(node: Child | Tree, rules: LinkRules): void {
  // Character references are decoded only now, so the marks of placeholders are taken out only now.
  if (node.type === 'text') node.value = withTextPlaceholders(withoutMarks(node.value))
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
 * Markup from content, cleaned by an allow-list. Undefined when nothing of it is left. Made once for each frozen value that it comes
 * from, and each set of rules.
 */
export const sanitizeMarkup = memoize((markup: Markup, rules: LinkRules) => clean(markup.source, rules))
