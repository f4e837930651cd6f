import { isObject } from '../../../blocks/_kit/fields/is-object.ts'

/** Fields whose text visitors read, in stories and blocks of any type. */
const readFields: ReadonlySet<string> = new Set([
  'answer',
  'content',
  'description',
  'headline',
  'intro',
  'label',
  'name',
  'note',
  'question',
  'richText',
  'role',
  'special',
  'subheadline',
  'subline',
  'subtitle',
  'teaser',
  'text',
  'title',
])

const maxDepth = 40

function collect(value: unknown, field: string, depth: number, found: string[]): void {
  if (typeof value === 'string') {
    if (readFields.has(field)) found.push(value)
    return
  }
  if (depth > maxDepth || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, field, depth + 1, found)
    return
  }
  if (!isObject(value)) return
  // An asset or a link; its texts are not of the page.
  if ('filename' in value || 'linktype' in value) return
  for (const [name, entry] of Object.entries(value)) collect(entry, name, depth + 1, found)
}

/**
 * The text of a story's content for the search, in the order of its fields: its own texts, those of its blocks, and rich text. Leaves out values that
 * visitors do not read, such as codes, addresses and ids.
 */
export function bodyText(content: Readonly<Record<string, unknown>>): string {
  const found: string[] = []
  collect(content, '', 0, found)
  return found.join('\n')
}
