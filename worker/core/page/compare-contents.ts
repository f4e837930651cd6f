import { cutText } from '../../../blocks/_kit/cut-text.ts'
import { plainText } from '../content/plain-text.ts'
import { isNode } from '../content/tree.ts'
import { displayName } from './display-name.ts'
import { blockLogic } from './registry.ts'

type Content = Readonly<Record<string, unknown>>

/** A field whose text differs between two versions of a story. */
export interface FieldChange {
  /** Component of the block that has the field, and the beginning of its text. */
  readonly block: string
  /** `_uid` of that block; undefined for a field of the story itself. */
  readonly uid: string | undefined
  readonly field: string
  /** The field as editors read it. */
  readonly label: string
  /** Code of the language; undefined for the default one. */
  readonly language: string | undefined
  /** Texts, cut at 300 characters; empty where the field has none. */
  readonly before: string
  readonly after: string
}

const maxChanges = 100
const maxText = 300

const isBlock = (value: unknown): value is Content => isNode(value) && typeof value.component === 'string'

/** Names a block by its component, as editors know it, and the beginning of its text. */
function nameOf(block: Content): string {
  const words = [block.title, block.headline, block.text, block.name, block.label].find(
    value => typeof value === 'string' && value !== '',
  )
  const component = String(block.component)
  const kind = blockLogic.get(component)?.schema.block.title ?? displayName(component)
  return words ? `${kind} “${cutText(String(words), 60)}”` : kind
}

/** The words of a rich text; blocks in it are named. */
function wordsOf(node: unknown): string {
  if (isBlock(node)) return nameOf(node)
  if (Array.isArray(node)) return node.map(wordsOf).filter(Boolean).join(' ')
  if (!isNode(node)) return ''
  if (typeof node.text === 'string') return node.text
  return [wordsOf(node.content), isNode(node.attrs) ? wordsOf(node.attrs.body) : ''].filter(Boolean).join(' ')
}

/** The value of a field as an editor would read it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return value.map(entry => (isBlock(entry) ? nameOf(entry) : textOf(entry))).join(', ')
  if (!isNode(value)) return String(value)
  if (value.type === 'doc') return plainText(wordsOf(value))
  // A reference that was resolved is a story.
  if (typeof value.full_slug === 'string') return String(value.name)
  const address = value.filename ?? value.cached_url ?? value.url
  return typeof address === 'string' ? address : JSON.stringify(value)
}

/** The value by which a field is compared: lists of blocks by their blocks, whose fields are compared separately; others by their text. */
const identityOf = (value: unknown): string =>
  Array.isArray(value) && value.some(isBlock)
    ? value.map(entry => (isBlock(entry) ? `${entry.component} ${entry._uid}` : textOf(entry))).join()
    : textOf(value)

interface Place {
  readonly block: Content
  readonly field: string
}

/** All fields of a content and of the blocks in it, by the `_uid` of their block (none for the story itself) and their name. */
function fieldsIn(content: Content, uid: unknown = '', found = new Map<string, Place>()): Map<string, Place> {
  for (const [field, value] of Object.entries(content)) {
    if (field === 'component' || field === '_uid' || field === '_editable') continue
    found.set(`${uid} ${field}`, { block: content, field })
    for (const entry of Array.isArray(value) ? value : [])
      if (isBlock(entry)) fieldsIn(entry, entry._uid, found)
  }
  return found
}

/** The `_uid` in the key of a field. */
const uidIn = (key: string) => key.slice(0, key.lastIndexOf(' '))

const cut = (text: string) => (text.length > maxText ? `${cutText(text, maxText)} …` : text)

/**
 * Lists the fields that differ between two contents, in the order of the newer one; each in its own language, rich text as text, lists of
 * blocks by their names. At most 100.
 */
export function compareContents(before: Content, after: Content): FieldChange[] {
  const [old, now] = [fieldsIn(before), fieldsIn(after)]
  const changes: FieldChange[] = []
  // A removed block is reported once, for the list that contained it, and not for its fields.
  const present = new Set([...now.keys()].map(uidIn))
  const keys = new Set([...now.keys(), ...[...old.keys()].filter(key => present.has(uidIn(key)))])
  for (const key of keys) {
    const place = now.get(key) ?? old.get(key)!
    const was = old.get(key)?.block[place.field]
    const is = now.get(key)?.block[place.field]
    if (identityOf(was) === identityOf(is) || changes.length === maxChanges) continue
    const [field = '', language] = place.field.split('__i18n__')
    changes.push({
      block: nameOf(place.block),
      uid: uidIn(key) || undefined,
      field,
      label: displayName(field),
      language,
      before: cut(textOf(was)),
      after: cut(textOf(is)),
    })
  }
  return changes
}
