import { fillTemplate } from '../../../../blocks/_kit/fill-template.ts'
import { appendTo, type Placeholder } from './placeholders.ts'
import { cutValue, isTechnical } from './query.ts'

const getPlaceholder = /\{\{get_([\w-]+)\}\}/g
const queryName = /\{\{!{0,2}get_([\w-]+)\}\}/g

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => escapes[character]!)

/**
 * The parameters of the visitor's query that a link passes on, as text to append: all but technical ones and those that the link sets itself (`own`).
 * The text begins with `?` if `first`, else with `&`; it is empty where no parameter is left.
 */
function passedQuery(query: URLSearchParams, own: readonly string[], first: boolean): string {
  const set = new Set(own)
  const passed = [...query].filter(([key]) => !isTechnical(key) && !set.has(key))
  return passed.length ? `${first ? '?' : '&'}${new URLSearchParams(passed)}` : ''
}

const maxLength = 256
const value = (query: URLSearchParams, name: string) => cutValue(query.get(name) ?? '', maxLength)

/** An address of a template, not escaped. */
function fillAddress(
  { template, passesQuery }: Extract<Placeholder, { kind: 'address' }>,
  query: URLSearchParams,
): string {
  const address = template.replace(getPlaceholder, (_, name: string) =>
    encodeURIComponent(value(query, name)),
  )
  return passesQuery ? appendTo(address, (own, first) => passedQuery(query, own, first)) : address
}

/** A text template with the values of this query, not escaped. */
function fillText(template: string, query: URLSearchParams): string {
  const names = [...template.matchAll(queryName)].map(([, name = '']) => name)
  return fillTemplate(template, Object.fromEntries(names.map(name => [`get_${name}`, value(query, name)])))
}

/** The text of a placeholder for this query: HTML, escaped. */
export function fillPlaceholder(placeholder: Placeholder, query: URLSearchParams): string {
  if (placeholder.kind === 'text') {
    const text = fillText(placeholder.template, query)
    return escapeHtml(placeholder.json ? JSON.stringify(text).slice(1, -1) : text)
  }
  if (placeholder.kind === 'choice') {
    const isChosen = escapeHtml(fillText(placeholder.template, query)) === placeholder.value
    return isChosen ? ` ${placeholder.attribute}=""` : ''
  }
  return escapeHtml(
    placeholder.kind === 'address'
      ? fillAddress(placeholder, query)
      : passedQuery(query, placeholder.own, placeholder.first),
  )
}
