import { cleanText } from '../../../../blocks/_kit/clean-text.ts'
import { REFUSED } from '../../../../blocks/_kit/fields/bloks.ts'
import { isObject } from '../../../../blocks/_kit/fields/is-object.ts'
import { withoutMarks } from '../../request/site/placeholders.ts'

/** Limits of a block. Deeper or larger ones are refused, because parsers, validators and renderers are recursive. */
export const MOST_DEPTH = 120
export const MOST_NODES = 50_000

/** How deep brackets nest in a JSON text, without parsing it. */
export function nestingOf(json: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index)
    if (quoted) {
      if (code === 92) index++
      else if (code === 34) quoted = false
    } else if (code === 34) quoted = true
    else if (code === 123 || code === 91) deepest = Math.max(deepest, ++depth)
    else if (code === 125 || code === 93) depth--
  }
  return deepest
}

/** Depth and number of nodes below a value; stops counting past the limits. Iterative, for hostile nesting. */
function measure(value: unknown): { depth: number; nodes: number } {
  let depth = 0
  let nodes = 0
  const waiting: [unknown, number][] = [[value, 1]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, level] = next
    depth = Math.max(depth, level)
    if (++nodes > MOST_NODES || depth > MOST_DEPTH) break
    if (typeof node === 'object' && node !== null)
      for (const child of Object.values(node)) waiting.push([child, level + 1])
  }
  return { depth, nodes }
}

function refusal(block: object): string | undefined {
  const { depth, nodes } = measure(block)
  if (depth > MOST_DEPTH) return `nested deeper than ${MOST_DEPTH} levels`
  return nodes > MOST_NODES ? `made of more than ${MOST_NODES} parts` : undefined
}

/** The block or, past the limits, a note that names it in the log. */
function guardBlock(block: unknown): unknown {
  const reason = refusal({ block })
  if (!reason) return block
  return isObject(block) ? { component: block.component, _uid: block._uid, [REFUSED]: reason } : null
}

/** The fields and blocks of a content that `guardJson` would replace because they are past the limits: the name of each, and the reason. */
export const refusedParts = (content: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(content).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap(part => {
      const reason = refusal(Array.isArray(value) ? { block: part } : { value: part })
      const name = isObject(part) && typeof part.component === 'string' ? ` (${part.component})` : ''
      return reason ? [`${field}${name} is ${reason}`] : []
    }),
  )

function guardContent(content: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(guardBlock) : refusal({ value }) ? null : value,
    ]),
  )
}

/** Replaces each field of a story, other than its content, by null if it is too deep or too large. */
function guardStory(story: unknown): unknown {
  if (!isObject(story)) return story
  const fields = Object.entries(story).map(([field, value]) => [
    field,
    field === 'content' && isObject(value) ? guardContent(value) : refusal({ value }) ? null : value,
  ])
  return Object.fromEntries(fields)
}

const guardStories = (value: unknown) =>
  Array.isArray(value) ? value.map(guardStory) : refusal({ value }) ? null : value

// The same characters in the escapes of JSON.
const escapedMarks = /\\udb80\\udc0[0-5]/gi

/** Whether the backslash at an index is itself escaped: an odd number of backslashes precedes it. */
function isEscaped(json: string, at: number): boolean {
  let start = at
  while (json[start - 1] === '\\') start--
  return (at - start) % 2 === 1
}

function withoutDepth(text: string): string {
  if (nestingOf(text) <= MOST_DEPTH) return text
  const body: unknown = JSON.parse(text)
  if (!isObject(body)) return 'null'
  const fields = Object.entries(body).map(([field, value]) => [
    field,
    field === 'story' ? guardStory(value) : guardStories(value),
  ])
  return JSON.stringify(Object.fromEntries(fields))
}

// The client turns the name of a component into text, which not every object allows.
const namelessComponent = /"component"\s*:\s*[[{]/

const withoutNameless = (text: string): string =>
  namelessComponent.test(text)
    ? JSON.stringify(
        JSON.parse(text, (field, value: unknown) =>
          field === 'component' && typeof value !== 'string' ? null : value,
        ),
      )
    : text

// Characters in JSON text that `cleanText` might change. The characters that Storyblok escapes for HTML do not count.
const unclean =
  /[\x7f-\x9f\p{Co}\p{Cs}\p{DI}\p{NChar}\ufffd\u2028\u2029](?<!\u00ad)|\\(?:[bfr]|u(?!00(?:ad|26|3[ce])))/iu

/** Cleans a text of content: a soft hyphen marks where a word may break. */
export const cleanContent = (text: string): string => text.split('\u00ad').map(cleanText).join('\u00ad')

const withCleanTexts = (json: string): string =>
  unclean.test(json) || json.normalize() !== json
    ? JSON.stringify(
        JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? cleanContent(value) : value)),
      )
    : json

/**
 * JSON of the delivery API that is safe to parse, resolve, validate, freeze and render: top-level blocks past the limits are
 * replaced by a note, component names that are not texts and the marks of placeholders are removed, texts are cleaned. Returns the same
 * text when it needs no change.
 */
export function guardJson(json: string): string {
  const text = withoutMarks(json).replace(escapedMarks, (mark, at: number, all: string) =>
    isEscaped(all, at) ? mark : '',
  )
  return withCleanTexts(withoutNameless(withoutDepth(text)))
}
